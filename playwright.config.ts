import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.mjs';

/** The browser table, built and served for its tests. */
const PORT = 41_730;

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '{packages,apps}/*/browser/**/*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  webServer: {
    command: `node scripts/start.mjs --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    timeout: 180_000,
    reuseExistingServer: !process.env['CI'],
  },
  use: {
    baseURL: `http://localhost:${PORT}/`,
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
