import { PURE, TEST_FILES } from './lint/house.mjs';

const CLOCKS = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const WAITING = ['Promise', 'requestAnimationFrame', 'requestIdleCallback', 'Atomics'];
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel'];
const SCREEN = ['window', 'document', 'navigator', 'location', 'history', 'alert', 'self', 'console'];
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'globalThis'];
const NODE = ['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename'];
const ban = (names, message) => names.map((name) => ({ name, message }));

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  jsPlugins: ['./lint/house.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/.types/**', '**/dist/**', '**/coverage/**'],
  rules: {
    'house/import-table': 'error',
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'unicorn/require-module-specifiers': 'off', // A package begins as `export {};`.
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // The second argument says which of many failed.
    'vitest/no-conditional-expect': 'off', // Tables of cards are checked row by row.
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert'] }],
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['test', 'it', 'scenario'] }],
  },
  overrides: [
    {
      files: ['apps/web/src/**'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      // What is known to be there is read by an accessor, which says where it was not.
      files: ['apps/web/src/{art,table,tables}/**'],
      rules: { 'typescript/no-non-null-assertion': 'error' },
    },
    {
      // Copiers and rows of steps are generated from our own names; nothing from outside reaches their source.
      files: ['packages/kernel/src/generated.ts', 'packages/kernel/browser/page.ts'],
      rules: { 'typescript/no-implied-eval': 'off' },
    },
    {
      // The testkit is made of assertions that others put into tests; a story ends with `then` and is never awaited.
      files: ['packages/testkit/src/**'],
      rules: {
        'unicorn/no-thenable': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/expect-expect': 'off',
        'vitest/valid-title': 'off',
      },
    },
    {
      files: PURE.map((folder) => `${folder}/src/**`),
      excludeFiles: TEST_FILES,
      rules: {
        'house/no-dynamic-import': 'error',
        'oxc/no-async-await': 'error',
        'no-restricted-globals': [
          'error',
          ...ban(CLOCKS, 'Time enters the rules only as an answer of the clock seat.'),
          ...ban(WAITING, 'A rule never waits: a pause is a question.'),
          ...ban([...NETWORK, ...SCREEN, ...STORAGE, ...NODE], 'Rules run anywhere: nothing from outside.'),
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance is described, never rolled.' },
        ],
        'typescript/no-restricted-types': [
          'error',
          { types: { Promise: 'A rule never waits.', Date: 'Time enters only as an answer.' } },
        ],
      },
    },
  ],
};
