import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.mjs';
import { bundledPackages } from './scripts/stories.mjs';

/**
 * The browser table is built and served for its tests, on a port of this run's own: two runs on one machine, or a server
 * left behind, do not meet. The workers read this file too and inherit the choice.
 */
process.env['GRAVETABLE_TEST_PORT'] ??= String(20_000 + (process.pid % 20_000));
const PORT = process.env['GRAVETABLE_TEST_PORT'];
/** Tables of a test run are its own, and gone with the temporary files. */
const DATA = path.join(os.tmpdir(), `gravetable-test-${PORT}`);

/** Where the workers of this run leave positions for each other. */
process.env['GRAVETABLE_FOUND'] ??= `${DATA}-found-${Date.now()}`;

/** Our packages as stories read them: bundled once for all workers of this run. */
process.env['GRAVETABLE_PACKAGES'] ??= await bundledPackages();

/** Stories that take long are told first: begun last, each would be waited for alone. */
const LONG =
  /\/(lesson-[\w-]+|online[\w-]*|targets|store|vengeance-table|vengeance-scenes|dead-keep-journeys|dead-cells-screens|alive)\.spec\.ts$/;

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  tsconfig: process.env['GRAVETABLE_PACKAGES'],
  testDir: '.',
  testMatch: '{packages,apps}/*/browser/**/*.spec.ts',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // The stories of one file do not wait for each other.
  fullyParallel: true,
  // A page and its worker leave half of a core idle: more stories at once than there are cores.
  workers: '150%',
  // On a machine that does other things as well a story may come too late: it is told once more, and named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Generous, because a slow machine is no fault of the table.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: `node scripts/start.mjs --no-open --port ${PORT} --data ${DATA}`,
    url: `http://localhost:${PORT}/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
  use: {
    // What was to be clicked may have gone meanwhile: that is told, not waited for to the end.
    actionTimeout: 20_000,
    baseURL: `http://localhost:${PORT}/`,
    // Every story has a browser of its own: without this each would first store the whole table for offline use.
    serviceWorkers: 'block',
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
