import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { certificates } from './build/certificates.ts';
import { earlyFonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { ledgers } from './build/ledgers.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { shelf } from './build/shelf.ts';
import { written } from './build/written.ts';

/** `npm start` shows the build to players: how long our plugins took is nothing to them. */
const QUIET = { checks: { pluginTimings: false } };

/** The rules of each game are files of their own, fetched with its first table. */
const RULES = {
  chunkFileNames: ({ facadeModuleId }: { readonly facadeModuleId: string | null }) =>
    `assets/rules-${/(?:games|docs)\/([^/]+)/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
};

export default defineConfig({
  base: './',
  plugins: [policy(), earlyFonts(), react(), icons(), ledgers(), shelf(), offline()],
  worker: {
    format: 'es',
    plugins: () => [written(), certificates()],
    rolldownOptions: { ...QUIET, output: RULES },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: QUIET,
  },
});
