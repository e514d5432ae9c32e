import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { ledgers } from './apps/web/build/ledgers.ts';
import { shelf } from './apps/web/build/shelf.ts';

/** Tests prove what happens, not how soon: this only ends one that hangs, also on a busy machine. */
const testTimeout = 600_000;

/** As with stories in the browser: on a machine that does other things as well one may come too late, and is named. */
const retry = process.env['CI'] ? 1 : 0;
/** Here nothing depends on time: what goes well only at the second try is a fault. */
const PURE = /^(games|packages\/(kernel|bots|protocol))\//;
const secondTries: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return;
    const { relativeModuleId: file } = test.module;
    console.log(`second try: ${file} > ${test.fullName}`);
    if (PURE.test(file)) process.exitCode = 1;
  },
};

export default defineConfig({
  test: {
    reporters: ['default', secondTries],
    coverage: {
      provider: 'v8',
      include: ['{packages,games,apps}/*/src/**/*.ts', 'docs/example/src/**/*.ts'],
    },
    projects: [
      {
        // Tests leave nothing behind: their files share a thread and its modules, which are read once for all of them.
        plugins: [ledgers(), shelf()],
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          retry,
          testTimeout,
          hookTimeout: testTimeout,
          pool: 'threads',
          isolate: false,
          // As the page is served: React in its everyday form draws a table in half the time.
          env: { NODE_ENV: 'production' },
          include: ['{packages,games,apps}/*/{src,test}/**/*.test.ts', 'docs/example/test/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'house',
          testTimeout,
          hookTimeout: testTimeout,
          pool: 'threads',
          isolate: false,
          include: ['{scripts,lint,bench}/**/*.test.ts'],
        },
      },
    ],
  },
});
