/**
 * What a worker keeps from story to story, each made when it is first asked for. All stories begin here: those that kept something
 * else would be told by workers of their own, and to begin one costs as much as three stories.
 */

import { test } from '@playwright/test';
import { OpenPages } from './open-page.ts';
import { freePort, Server } from './server.ts';

export const base = test.extend<object, { open: OpenPages; server: Server }>({
  open: [
    async ({ browser }, use) => {
      const open = new OpenPages(browser);
      await use(open);
      await open.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(await freePort());
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
