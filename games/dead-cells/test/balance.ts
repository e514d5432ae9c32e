// Balance, measured: whole campaigns by `careful` for 1 to 4 players. The README tells how to read it.
//   node --import tsx games/dead-cells/test/balance.ts --campaigns 200 --check 50 --plots games/dead-cells/docs
// --check N   play the first N campaigns of each player count to the last Boss Cell, looking at the laws of the table
//             after every answer; a broken law ends the command with an error
// --beginners N   also play N first Runs of each player count as far as B1 goes, by lot and by `careful`
// --json      print figures and campaigns as JSON; --from FILE makes tables and plots of such a file without playing
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import type { Campaign, Plan } from './balance/campaign.ts';
import { firstBiomes, PLAYERS, type Beginners } from './balance/beginners.ts';
import { figuresOf, TARGETS } from './balance/figures.ts';
import { curves, incomes } from './balance/plots.ts';
import { beginnersTable, markdown } from './balance/tables.ts';

const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '20' },
    check: { type: 'string', default: '0' },
    /** The most Runs of a campaign that is played to its end. */
    runs: { type: 'string', default: '200' },
    seats: { type: 'string', default: '1,2,3,4' },
    processes: { type: 'string', default: String(os.availableParallelism()) },
    beginners: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    from: { type: 'string' },
    plots: { type: 'string' },
  },
});
const SEATS = values.seats.split(',').map(Number);
const PROCESSES = Number(values.processes);
const HERE = import.meta.dirname;

const planOf = (seats: number, n: number): Plan => {
  const check = n < Number(values.check);
  return { seats, n, runs: check ? Number(values.runs) : TARGETS.within, check };
};

/** The player is bundled first: a loader that reads TypeScript file by file costs a fifth of the speed. */
async function bundle(): Promise<string> {
  const file = path.join(os.tmpdir(), `dead-cells-balance-${process.pid}.mjs`);
  const made = await rolldown({ input: path.join(HERE, 'balance', 'part.ts'), platform: 'node' });
  await made.write({ file, codeSplitting: false });
  await made.close();
  return file;
}

/** One process plays its share. */
function play(file: string, plans: readonly Plan[]): Promise<readonly Campaign[]> {
  return new Promise((resolve, reject) => {
    const part = spawn(process.execPath, [file, JSON.stringify(plans)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    part.stdout.on('data', (text) => (told += text));
    part.on('close', (code) => {
      if (code !== 0) reject(new Error('a campaign failed; it is named above'));
      else
        resolve(
          told
            .split('\n')
            .filter(Boolean)
            .map((one) => JSON.parse(one) as Campaign),
        );
    });
  });
}

async function playAll(): Promise<readonly Campaign[]> {
  const count = Number(values.campaigns);
  const plans = SEATS.flatMap((seats) => Array.from({ length: count }, (_, n) => planOf(seats, n)));
  const file = await bundle();
  const shares = Array.from({ length: PROCESSES }, (_, part) =>
    plans.filter((_, at) => Math.floor(at / 12) % PROCESSES === part),
  );
  return (await Promise.all(shares.map((share) => play(file, share)))).flat();
}

const campaigns =
  values.from === undefined
    ? await playAll()
    : (JSON.parse(readFileSync(values.from, 'utf8')) as { campaigns: readonly Campaign[] }).campaigns;
const figures = SEATS.map((seats) => figuresOf(seats, campaigns));
console.log(values.json ? JSON.stringify({ figures, campaigns }) : markdown(figures, campaigns));
if (Number(values.beginners) > 0) {
  const own = (player: string): Beginners[] =>
    SEATS.map((seats) => firstBiomes(player, seats, Number(values.beginners)));
  console.log(beginnersTable(Object.keys(PLAYERS).flatMap(own)));
}
if (values.plots !== undefined) {
  mkdirSync(values.plots, { recursive: true });
  writeFileSync(path.join(values.plots, 'hand-of-the-king.svg'), curves(figures));
  writeFileSync(path.join(values.plots, 'cells.svg'), incomes(figures));
}
