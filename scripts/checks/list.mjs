// Every check of `npm test`: the script of package.json that carries it out, its heading, and what it depends on.
// A check with parts can be run for some of them alone; what each depends on is said per part.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files.mjs';

/** Settings of the tools: whatever they say may change any check. */
const TOOLS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/setup.mjs',
  'scripts/checks',
];
const CODE = ['packages', 'games', 'apps', 'docs/example', 'scripts', 'lint', 'bench'];

/** Short forms of what is proven of the server, and by which file; with larger numbers each is the long run. */
const PROOFS = [
  ['crash', 'Online: killed while people play, nothing acknowledged is lost', 'crash.ts'],
  ['two-nodes', 'Online: two nodes on PostgreSQL, killed in turn', 'crash.ts'],
  ['hostile', 'Online: whatever is said is answered', 'hostile.ts'],
  ['leaks', 'Online: nobody is sent what they may not know', 'leaks.ts'],
  ['soak', 'Online: tables that sleep and wake stay what they were', 'soak.ts'],
];

/** Proofs that take one game after the other, each by itself: a game that did not change is not proven again. */
const PER_GAME = new Set(['leaks']);

/** What tells which scenarios show what of a game. */
const OF_COVERAGE = ['scripts', 'packages', 'vitest.config.ts', 'apps/web/build'];

/** Three lanes side by side: what needs the browser, what needs servers and waits for them, and everything else. */
export function checksOf(root) {
  const whole = (inputs) => () => [{ name: '', inputs: [...TOOLS, ...inputs] }];
  return [
    {
      script: 'format:check',
      title: 'Formatting',
      lane: 'code',
      parts: whole([...CODE, 'docs', '.oxfmtrc.json', ...filesAtTop(root)]),
    },
    { script: 'types', title: 'Types', lane: 'code', parts: whole([...CODE, ...filesAtTop(root)]) },
    { script: 'lint', title: 'Lint', lane: 'code', parts: whole([...CODE, ...filesAtTop(root)]) },
    {
      script: 'imports',
      title: 'The house: import table, purity, entry scripts',
      lane: 'code',
      parts: () => houseParts(root),
    },
    {
      script: 'ledger',
      title: 'Rules ledgers',
      lane: 'code',
      parts: whole(['docs', 'packages', 'games', 'scripts']),
    },
    {
      script: 'unused',
      title: 'Unused files, exports and dependencies',
      lane: 'code',
      parts: whole([...CODE, ...filesAtTop(root)]),
    },
    {
      script: 'unit',
      title: 'Unit tests, scenarios and properties',
      lane: 'code',
      parts: () => workspaceParts(root),
    },
    ...PROOFS.map(([script, title, file]) => ({
      script,
      title,
      lane: 'server',
      parts: PER_GAME.has(script)
        ? () => gameParts(root, () => ['apps/server', 'packages'])
        : whole(['apps/server', 'packages', ...gamesOf(root, `apps/server/proof/${file}`)]),
    })),
    {
      script: 'covered',
      title: 'What is told of coverage is true, and no rule is proved by name only',
      lane: 'server',
      parts: () =>
        gameParts(root, (game) => [...OF_COVERAGE, `docs/rules/${game}.md`, ...coverageFiles(game)]),
    },
    {
      script: 'sizes',
      title: 'The browser table builds and keeps to its budgets',
      lane: 'browser',
      parts: whole(['apps/web', 'packages', 'games', 'docs/rules', 'docs/example', 'scripts']),
    },
    { script: 'browser', title: 'Browser tests', lane: 'browser', parts: () => storyParts(root) },
  ];
}

/** What looks at the scripts alone, and at what else; everything else of the house looks at everything. */
const OF_SCRIPTS = {
  'scripts/test.test.ts': [],
  'scripts/setup.test.ts': [],
  'scripts/browser.test.ts': [],
  'scripts/ledger-check.test.ts': ['packages', 'docs/example'],
};

function houseParts(root) {
  const all = [...CODE, 'docs', 'oxlint.config.mjs', ...filesAtTop(root)];
  return ['scripts', 'lint', 'bench']
    .flatMap((folder) => testsIn(root, folder))
    .map((file) => {
      const inputs = file in OF_SCRIPTS ? ['scripts', ...OF_SCRIPTS[file]] : all;
      return { name: file, inputs: [...TOOLS, 'vitest.config.ts', ...inputs] };
    });
}

function filesAtTop(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** The folders of all workspaces, by the name of their package. */
function workspacesOf(root) {
  const folders = ['packages', 'games', 'apps'].flatMap((group) =>
    existsSync(path.join(root, group))
      ? readdirSync(path.join(root, group)).map((name) => `${group}/${name}`)
      : [],
  );
  const found = [...folders, 'docs/example'].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
  return new Map(
    found.map((folder) => {
      const { name, dependencies = {} } = JSON.parse(
        readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
      );
      return [name, { folder, knows: Object.keys(dependencies) }];
    }),
  );
}

/**
 * A workspace's tests depend on it, on whatever it imports, on the testkit, and on the rules they are compared with. One that
 * knows all games is taken file by file: a file depends on the games it names, as a story does.
 */
function workspaceParts(root) {
  const workspaces = workspacesOf(root);
  const reach = (name, seen = new Set()) => {
    const workspace = workspaces.get(name);
    if (workspace === undefined || seen.has(workspace.folder)) return seen;
    seen.add(workspace.folder);
    for (const known of workspace.knows) reach(known, seen);
    return seen;
  };
  const shared = [...reach('@gravetable/testkit'), ...reach('@gravetable/bots'), 'docs/example'];
  return [...workspaces].flatMap(([name, { folder }]) => {
    const known = [...new Set([...reach(name), ...shared])];
    const basis = [...TOOLS, 'vitest.config.ts', ...docsOf(folder)];
    if (isGame(folder) || !known.some(isGame)) return [{ name: `${folder}/`, inputs: [...basis, ...known] }];
    const others = known.filter((one) => !isGame(one));
    return testsIn(root, folder).flatMap((file) =>
      partsOf(root, file).map(({ game, games }) => ({
        name: file,
        ...(game === undefined ? {} : { game }),
        inputs: [...basis, ...others, ...games],
      })),
    );
  });
}

/** A test of every game that says so (`due`, in the testkit) is due for each of them by itself. */
function partsOf(root, file) {
  const games = gamesOf(root, file);
  if (games.length === 0 || !/\bdue\(/.test(readFileSync(path.join(root, file), 'utf8'))) return [{ games }];
  return games.map((one) => ({ game: path.basename(one), games: [one] }));
}

const isGame = (folder) => folder.startsWith('games/');

function testsIn(root, folder) {
  return [...filesUnder(path.join(root, folder))]
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.test.ts'));
}

/** A game is compared with its own ledger; everybody else may read any of them. */
function docsOf(folder) {
  if (!isGame(folder)) return ['docs', 'README.md', 'scripts'];
  const game = path.basename(folder);
  return ['', 'fr/', 'examples/'].map((kind) => `docs/rules/${kind}${game}.md`);
}

const ALL_GAMES = /every game|all games|\bgames\b[^}]*\} from '@gravetable\/catalog'|sourcesOfGames/;

/**
 * The games that a file, or what it imports from its own folder, names. One that takes whatever game there is says so in
 * words ("every game"), or asks the catalog for the list.
 */
function gamesOf(root, file) {
  const text = [...importedBy(path.join(root, file))].map((one) => readFileSync(one, 'utf8')).join('\n');
  const games = existsSync(path.join(root, 'games')) ? readdirSync(path.join(root, 'games')) : [];
  const named = games.filter((game) => ALL_GAMES.test(text) || text.includes(game));
  return named.map((game) => `games/${game}`);
}

const coverageFiles = (game) => ['md', 'json'].map((kind) => `docs/coverage/${game}.${kind}`);

/** What a check shows of each game by itself, and what it needs besides the game. */
function gameParts(root, besides) {
  const games = existsSync(path.join(root, 'games')) ? readdirSync(path.join(root, 'games')) : [];
  const part = (name, folder) => ({ name, inputs: [...TOOLS, ...besides(name), folder] });
  return [part('lantern-hill', 'docs/example'), ...games.map((game) => part(game, `games/${game}`))];
}

/** A story in the browser depends on the page, the packages, and its games. */
function storyParts(root) {
  return ['apps/web/browser', 'packages/kernel/browser']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => ({
          name: `${folder}/${name}`,
          inputs: [
            ...TOOLS,
            'playwright.config.ts',
            'scripts',
            'apps/web',
            'packages',
            'docs/example',
            'docs/rules',
            ...gamesOf(root, `${folder}/${name}`),
          ],
        })),
    );
}

/** A file and everything it imports from its own folder. */
function importedBy(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, source] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.\/[^']+)'/g)) {
    importedBy(path.join(path.dirname(file), source), seen);
  }
  return seen;
}
