/** The bench: every variant in a process of its own, ratios within one run. `--help` says what can be asked for. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@gravetable/catalog';
import { rolldown } from 'rolldown';
import { BROWSER_LIMITS, measureBrowser } from './browser/index.ts';
import { measureOnline } from './online/index.ts';
import { installIn } from './rival.ts';

const HERE = import.meta.dirname;
const BASELINE = path.join(HERE, 'baseline.json');
const RESULTS = path.join(HERE, 'results.json');
const RIVAL = path.join(HERE, 'boardgame.io');
const BUILT = path.join(HERE, 'dist');

/** What a ratio must reach: a floor for speed, a ceiling for cost. */
type Target = { readonly least: number } | { readonly most: number };

interface Results {
  readonly ratios: Record<string, number>;
  /** What is held to a limit in the browser: milliseconds, nodes, shares. */
  readonly browser: Record<string, number>;
  readonly absolute: Record<string, number>;
}

const TARGETS: Record<string, Target> = {
  ttt_vs_bgio: { least: 100 },
  ttt_vs_raw: { most: 2.2 },
  clone_vs_structuredClone: { least: 10 },
  combat_clone_vs_structuredClone: { least: 10 },
  combat_save_vs_8_kB: { most: 1 },
  save_vs_json: { most: 1.3 },
  late_vs_early: { most: 1.2 },
  written_late_vs_early: { most: 1.2 },
  open_vs_replay: { least: 30 },
  opened_vs_500_kB: { most: 1 },
  online_rate_vs_bgio: { least: 2 },
  online_p99_vs_bgio: { most: 0.7 },
  online_bytes_vs_bgio: { most: 0.125 },
};
const GAME_TARGET: Target = { least: 35 };
const PLAYOUT_TARGET: Target = { least: 0.6 };
const targetOf = (name: string): Target | undefined =>
  TARGETS[name] ??
  (name.endsWith('_vs_bgio')
    ? GAME_TARGET
    : name.endsWith('_playout_vs_random')
      ? PLAYOUT_TARGET
      : BROWSER_LIMITS[name] === undefined
        ? undefined
        : { most: BROWSER_LIMITS[name] });

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Bundle the variants as a release is bundled: what is measured is what people run, not a development loader. */
async function buildVariants(): Promise<void> {
  const input = readdirSync(path.join(HERE, 'variants')).map((file) => path.join(HERE, 'variants', file));
  const bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ dir: BUILT, entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' });
  await bundle.close();
}

/** Run one variant and read the JSON it prints last. */
function variant(file: string, ...args: string[]): Record<string, number> {
  const node = ['--expose-gc', file, ...args];
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, node, { env, encoding: 'utf8', cwd: path.dirname(HERE) });
  if (done.status !== 0) throw new Error(`${file} failed:\n${done.stderr}`);
  return JSON.parse(done.stdout.trim().split('\n').at(-1)!) as Record<string, number>;
}

/** Noise only ever slows down: of several runs, spread over time, the fastest tells most. */
const RUNS = 3;

function fastest(files: readonly (readonly [file: string, ...args: string[]])[]): number[] {
  const rates = files.map(() => 0);
  for (let run = 0; run < RUNS; run++) {
    files.forEach((file, i) => (rates[i] = Math.max(rates[i]!, variant(...file)['rate']!)));
  }
  return rates;
}

const built = (name: string): string => path.join(BUILT, `${name}.mjs`);
const RIVAL_VARIANT = [path.join(RIVAL, 'ttt.mjs')] as const;

const GROUPS: Record<string, (results: Results) => void | Promise<void>> = {
  ttt({ ratios, absolute }) {
    installIn(RIVAL, say);
    const [ours, raw, rival] = fastest([[built('ttt-kernel')], [built('ttt-raw')], RIVAL_VARIANT]);
    absolute['bgio_moves_per_second'] = rival!;
    absolute['ttt_moves_per_second'] = ours!;
    absolute['raw_moves_per_second'] = raw!;
    ratios['ttt_vs_bgio'] = ours! / rival!;
    ratios['ttt_vs_raw'] = raw! / ours!;
  },
  combat({ ratios, absolute }) {
    const { size, clone, structuredClone } = variant(built('copies'), 'combat') as Record<string, number>;
    absolute['combat_save_bytes'] = size!;
    absolute['combat_clone_microseconds'] = clone!;
    ratios['combat_clone_vs_structuredClone'] = structuredClone! / clone!;
    ratios['combat_save_vs_8_kB'] = size! / 8000;
  },
  copies({ ratios, absolute }) {
    const { size, clone, structuredClone, save, json } = variant(built('copies')) as Record<string, number>;
    absolute['state_bytes'] = size!;
    absolute['clone_microseconds'] = clone!;
    absolute['save_and_load_microseconds'] = save!;
    ratios['clone_vs_structuredClone'] = structuredClone! / clone!;
    ratios['save_vs_json'] = save! / json!;
  },
  long({ ratios, absolute }) {
    const { early, late, idleBytes } = variant(built('long-game')) as Record<string, number>;
    absolute['decision_200_microseconds'] = early!;
    absolute['decision_20000_microseconds'] = late!;
    absolute['idle_game_bytes'] = idleBytes!;
    ratios['late_vs_early'] = late! / early!;
  },
  async online(results) {
    installIn(RIVAL, say);
    const { ours, theirs } = await measureOnline(RIVAL);
    const { ratios, absolute } = results;
    absolute['online_answers_per_second'] = ours.rate;
    absolute['online_p99_milliseconds'] = ours.p99;
    absolute['online_bytes_per_answer'] = ours.bytes;
    absolute['online_work_milliseconds'] = ours.work;
    absolute['online_main_work_milliseconds'] = ours.main;
    absolute['online_crowd_work_milliseconds'] = ours.crowd;
    absolute['bgio_server_moves_per_second'] = theirs.rate;
    absolute['bgio_server_p99_milliseconds'] = theirs.p99;
    absolute['bgio_server_bytes_per_move'] = theirs.bytes;
    absolute['bgio_server_work_milliseconds'] = theirs.work;
    absolute['bgio_server_main_work_milliseconds'] = theirs.main;
    absolute['bgio_crowd_work_milliseconds'] = theirs.crowd;
    ratios['online_rate_vs_bgio'] = ours.rate / theirs.rate;
    ratios['online_p99_vs_bgio'] = ours.p99 / theirs.p99;
    ratios['online_bytes_vs_bgio'] = ours.bytes / theirs.bytes;
    await GROUPS['campaign']!(results); // Opening a long game belongs to it.
  },
  campaign({ ratios, absolute }) {
    const measured = variant(built('campaign')) as Record<string, number>;
    const { early, late, replay, open, openedBytes } = measured;
    absolute['written_per_answer_100_bytes'] = early!;
    absolute['written_per_answer_14000_bytes'] = late!;
    absolute['replay_14000_milliseconds'] = replay!;
    absolute['open_14000_milliseconds'] = open!;
    absolute['opened_14000_bytes'] = openedBytes!;
    ratios['written_late_vs_early'] = late! / early!;
    ratios['open_vs_replay'] = replay! / open!;
    ratios['opened_vs_500_kB'] = openedBytes! / 500_000;
  },
  ...Object.fromEntries(
    games.map(({ id, guide }) => [
      id,
      ({ ratios, absolute }: Results) => {
        installIn(RIVAL, say);
        const [ours, rival] = fastest([[built('game'), id], RIVAL_VARIANT]);
        absolute[`${id}_decisions_per_second`] = ours!;
        ratios[`${id}_vs_bgio`] = ours! / rival!;
        if (guide === undefined) return;
        const [playouts] = fastest([[built('playout'), id]]);
        absolute[`${id}_playout_decisions_per_second`] = playouts!;
        ratios[`${id}_playout_vs_random`] = playouts! / ours!;
      },
    ]),
  ),
  async browser({ browser, absolute }) {
    const measured = await measureBrowser(say, part);
    Object.assign(browser, measured.browser);
    Object.assign(absolute, measured.absolute);
  },
};

function meets(name: string, ratio: number): boolean {
  const target = targetOf(name);
  if (target === undefined) return true;
  return 'least' in target ? ratio >= target.least : ratio <= target.most;
}

function readBaseline(): Partial<Results> {
  return existsSync(BASELINE) ? (JSON.parse(readFileSync(BASELINE, 'utf8')) as Partial<Results>) : {};
}

/** What was not measured this time stays in the baseline as it was. */
function writeBaseline({ ratios, browser, absolute }: Results): void {
  const old = readBaseline();
  const merged: Results = {
    ratios: { ...old.ratios, ...ratios },
    browser: { ...old.browser, ...browser },
    absolute: { ...old.absolute, ...absolute },
  };
  writeFileSync(BASELINE, `${JSON.stringify(merged, null, 2)}\n`);
}

function table({ ratios, browser, absolute }: Results): string {
  const baseline = readBaseline();
  const before = { ...baseline.ratios, ...baseline.browser };
  const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
  const rows = Object.entries({ ...ratios, ...browser }).map(([name, ratio]) => {
    const target = targetOf(name);
    const wanted = target === undefined ? '' : 'least' in target ? `>= ${target.least}` : `<= ${target.most}`;
    const was = before[name];
    const change = was === undefined ? '' : `${number(ratio / was)} x baseline`;
    const verdict = target === undefined ? '' : meets(name, ratio) ? 'met' : 'MISSED';
    return [name.padEnd(34), number(ratio).padStart(8), wanted.padStart(8), verdict.padEnd(7), change].join(
      '  ',
    );
  });
  const figures = Object.entries(absolute).map(([name, value]) => `${name.padEnd(44)}  ${number(value)}`);
  return [...rows, '', ...figures].join('\n');
}

const USAGE = `npm run bench -- [options]
  --only NAME  one group, also several times; without it all of them, which takes some ten minutes
  --of TEXT    in the browser: the steps whose name has this in it
  --json       print JSON instead of a table
  --baseline   write what was measured down as the baseline to compare with
  --help       this
Groups: ${Object.keys(GROUPS).join(', ')}`;

function asked(): { only: string[]; of?: string; json: boolean; baseline: boolean; help: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  const only = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = { only, of: { type: 'string' }, json: flag, baseline: flag, help: flag } as const;
  try {
    const { values } = parseArgs({ options });
    const unknown = values.only.find((name) => GROUPS[name] === undefined);
    if (unknown === undefined) return values;
    say(`There is no group called "${unknown}".\n${USAGE}`);
  } catch (error) {
    say(`${(error as Error).message}\n${USAGE}`);
  }
  process.exit(2);
}

const { only, of: part, json: asJson, baseline, help } = asked();
if (help) {
  console.log(USAGE);
  process.exit(0);
}

if (only.some((name) => name !== 'browser') || only.length === 0) await buildVariants();
const results: Results = { ratios: {}, browser: {}, absolute: {} };
for (const [name, measureGroup] of Object.entries(GROUPS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  say(`measuring ${name} …`);
  await measureGroup(results);
}
const json = `${JSON.stringify(results, null, 2)}\n`;
writeFileSync(RESULTS, json);
if (baseline) writeBaseline(results);
process.stdout.write(asJson ? json : `${table(results)}\n`);
const missed = Object.entries({ ...results.ratios, ...results.browser }).filter(
  ([name, ratio]) => !meets(name, ratio),
);
if (missed.length > 0) {
  say(`missed: ${missed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
