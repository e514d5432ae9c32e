import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyFonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { ledgers } from './build/ledgers.ts';
import { offline } from './build/offline.ts';
import { shelf } from './build/shelf.ts';

export default defineConfig({
  base: './',
  plugins: [earlyFonts(), react(), icons(), ledgers(), shelf(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // `npm start` shows the build to players: how long our plugins took is nothing to them.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
