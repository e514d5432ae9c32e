/** Whole games by people in browsers of their own: minutes of real time each, so they are run by a command of their own. */

import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config.ts';

const { webServer: _none, projects: _order, ...own } = stories;
const HOUR = 3_600_000;

export default defineConfig({
  ...own,
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: 0,
  timeout: HOUR,
});
