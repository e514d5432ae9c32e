// Plays the scenarios of some games once, straight on, and asks what they show: which steps, and which pieces.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gameFolder, type Shown } from '@gravetable/lab';
import type { Shows } from '@gravetable/testkit';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta: { readonly shows?: Shows };
    }[];
  }[];
}

/** By game: the scenarios that pass each label, and those that use each piece they name. */
export function shownByScenarios(root: string, games: readonly string[]): ReadonlyMap<string, Shown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shown-'));
  const file = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const folders = games.map((game) => path.relative(root, gameFolder(root, game)));
  const how = ['--project', 'unit', '--no-isolate', '--maxWorkers', '1', '-t', String.raw`\(straight\)$`];
  const { stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', ...how, '--reporter', 'json', '--outputFile', file, ...folders],
    { cwd: root, encoding: 'utf8', env: { ...process.env, SCENARIOS_WATCHED: 'yes' } },
  );
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    throw new Error(`the scenarios cannot be watched: ${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read({ testResults }: Report): Map<string, Shown> {
  const all = new Map<string, Record<string, string[]>>();
  for (const { name, message, status, assertionResults } of testResults) {
    const failed = assertionResults.find((one) => one.status === 'failed')?.fullName;
    if (status === 'failed') throw new Error(`${name}: ${failed ?? message}`);
    for (const { meta } of assertionResults) {
      if (meta.shows === undefined) continue;
      const { game, name: scenario, labels, pieces } = meta.shows;
      const shown = all.get(game) ?? {};
      all.set(game, shown);
      for (const one of [...labels, ...pieces]) shown[one] = [...new Set([...(shown[one] ?? []), scenario])];
    }
  }
  return all;
}
