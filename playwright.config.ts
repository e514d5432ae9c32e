import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.mjs';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '{packages,apps}/*/browser/**/*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
