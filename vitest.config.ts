import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    coverage: { provider: 'v8', include: ['{packages,games,apps}/*/src/**/*.ts'] },
  },
});
