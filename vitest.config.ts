import { defineConfig } from 'vitest/config';

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
          include: ['{packages,games,apps}/*/{src,test}/**/*.test.ts', 'docs/example/test/**/*.test.ts'],
        },
      },
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'lint/**/*.test.ts'] } },
    ],
  },
});
