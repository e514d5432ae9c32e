import { defineConfig } from 'vitest/config';

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
        test: {
          name: 'unit',
          testTimeout,
          include: ['{packages,games,apps}/*/{src,test}/**/*.test.ts', 'docs/example/test/**/*.test.ts'],
        },
      },
      { test: { name: 'house', testTimeout, include: ['scripts/**/*.test.ts', 'lint/**/*.test.ts'] } },
    ],
  },
});
