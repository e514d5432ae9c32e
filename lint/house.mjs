// Who may know whom, and what a rule may never touch. ARCHITECTURE.md explains why.

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The table: each folder, and the folders it may import. A game never knows another game. */
export const MAY_IMPORT = {
  'packages/kernel': [],
  'packages/testkit': ['packages/kernel'],
  'packages/bots': ['packages/kernel'],
  'packages/protocol': ['packages/kernel'],
  'packages/host': ['packages/kernel', 'packages/bots', 'packages/protocol'],
  'packages/catalog': ['packages/kernel', 'games/*', 'docs/example'],
  'packages/lab': ['packages/kernel', 'packages/bots', 'packages/catalog'],
  'games/*': ['packages/kernel'],
  'docs/example': ['packages/kernel'],
  'apps/cli': [
    'packages/kernel',
    'packages/bots',
    'packages/catalog',
    'packages/lab',
    'packages/protocol',
    'packages/host',
  ],
  'apps/server': [
    'packages/kernel',
    'packages/bots',
    'packages/catalog',
    'packages/protocol',
    'packages/host',
  ],
  'apps/web': ['packages/kernel', 'packages/bots', 'packages/catalog', 'packages/protocol', 'packages/host'],
};

/** What test files may import besides the row of their own folder. */
export const TESTS_MAY_IMPORT = ['packages/testkit', 'packages/lab', 'docs/example'];

/** Folders whose source is pure: no clock, network, screen, chance of its own, promise or Node. */
export const PURE = ['packages/kernel', 'games/*', 'docs/example'];

/** Test files, in globs that hold for every package. */
export const TEST_FILES = ['**/*.test.ts', '**/test/**', '**/browser/**', '**/proof/**'];

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const SCOPE = '@gravetable/';
const EXAMPLE = 'docs/example';
const APPS = ['cli', 'server', 'web'];
const PACKAGES = Object.keys(MAY_IMPORT)
  .filter((folder) => folder.startsWith('packages/'))
  .map((folder) => folder.slice('packages/'.length));

/** The folder of the table that a file lies in, or null outside of all packages. */
function folderOf(file) {
  const [group, name] = path.relative(ROOT, file).split(path.sep);
  if (!name) return null;
  const folder = `${group}/${name}`;
  return ['packages', 'games', 'apps'].includes(group) || folder === EXAMPLE ? folder : null;
}

/** The folder that a workspace package name stands for. */
function folderOfPackage(name) {
  if (PACKAGES.includes(name)) return `packages/${name}`;
  if (name === 'example') return EXAMPLE;
  return APPS.includes(name) ? `apps/${name}` : `games/${name}`;
}

function matches(folder, entry) {
  return entry.endsWith('/*') ? folder.startsWith(entry.slice(0, -1)) : folder === entry;
}

function isTest(file) {
  return /\.test\.ts$|[\\/](test|browser|proof)[\\/]/.test(path.relative(ROOT, file));
}

/** Why an import is not allowed, or null. */
export function importFault(file, source) {
  const from = folderOf(file);
  if (from === null) return null;
  const test = isTest(file);
  if (!test && PURE.some((entry) => matches(from, entry)) && !/^(\.|@gravetable\/)/.test(source)) {
    return `${from} is pure: it may not import '${source}'.`;
  }
  let to = null;
  if (source.startsWith('.')) {
    to = folderOf(path.resolve(path.dirname(file), source));
    if (to !== from) return `'${source}' leaves ${from}; import the package by its name.`;
    return null;
  }
  if (!source.startsWith(SCOPE)) return null;
  const [name, ...inside] = source.slice(SCOPE.length).split('/');
  if (inside.length > 0) return `'${source}' goes past the front door of ${SCOPE}${name}.`;
  to = folderOfPackage(name);
  const row = Object.keys(MAY_IMPORT).find((entry) => matches(from, entry));
  const allowed = [...(row ? MAY_IMPORT[row] : []), ...(test ? [from, ...TESTS_MAY_IMPORT] : [])];
  if (allowed.some((entry) => matches(to, entry))) return null;
  return `${from} may not know ${to} (the import table is in lint/house.mjs).`;
}

const importTable = {
  create(context) {
    const check = (node) => {
      const source = node.source?.value;
      const fault = typeof source === 'string' ? importFault(context.filename, source) : null;
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

const noDynamicImport = {
  create(context) {
    return {
      ImportExpression(node) {
        context.report({ node, message: 'A rule never waits: no import() here.' });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'import-table': importTable, 'no-dynamic-import': noDynamicImport },
};
