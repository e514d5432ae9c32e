import { defineConfig } from 'vitest/config';
import { ledgers } from './apps/web/build/ledgers.ts';
import { shelf } from './apps/web/build/shelf.ts';

/** Tests prove what happens, not how soon: this only ends one that hangs, also on a busy machine. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['{packages,games,apps}/*/src/**/*.ts', 'docs/example/src/**/*.ts'],
    },
    projects: [
      {
        // Rules and packages keep nothing between two tests: their files share a thread and its modules.
        test: {
          name: 'unit',
          testTimeout,
          pool: 'threads',
          isolate: false,
          include: ['{packages,games}/*/{src,test}/**/*.test.ts', 'docs/example/test/**/*.test.ts'],
        },
      },
      {
        // So does the page's own code; with a thread of modules for each file its tests took twice as long.
        plugins: [ledgers(), shelf()],
        test: {
          name: 'web',
          testTimeout,
          pool: 'threads',
          isolate: false,
          include: ['apps/web/{src,test}/**/*.test.ts'],
        },
      },
      { test: { name: 'apps', testTimeout, include: ['apps/{cli,server}/{src,test}/**/*.test.ts'] } },
      { test: { name: 'house', testTimeout, include: ['{scripts,lint,bench}/**/*.test.ts'] } },
    ],
  },
});
