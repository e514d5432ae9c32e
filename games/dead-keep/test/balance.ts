// Balance, measured: single Quests and Campaigns by `careful`. The README tells how to read it.
//   node --import tsx games/dead-keep/test/balance.ts --quests 200 --party both
// --quests N     games for each Quest, party and number of seats; --only Q01,Q05 plays some of the Quests
// --party P      full: six Adventurers; least: as few as the Quest allows; both; a list of Adventurers;
//                lot: six of the sixteen by lot; swap: each of the sixteen in the place of one of its Class
// --skills lot   level-ups by lot, to compare Skills with their siblings
// --campaigns N  whole Campaigns for each number of seats
// --check N      look at the laws of the table after every answer of the first N games of each cell
// --out FILE     keep every game there, a line each; what stands there already is not played again
// --from FILES   tables and plots of such files without playing; --json prints the games instead of tables
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { QUEST_IDS } from '../src/cards/ids.ts';
import { cellsOf } from './balance/figures.ts';
import { winRates } from './balance/plots.ts';
import { fullParty, leastParty, partyByLot, swappedParties } from './balance/parties.ts';
import type { Plan, Played } from './balance/quest.ts';
import { markdown } from './balance/tables.ts';

const { values } = parseArgs({
  options: {
    quests: { type: 'string', default: '0' },
    only: { type: 'string', default: QUEST_IDS.join(',') },
    party: { type: 'string', default: 'full' },
    seats: { type: 'string', default: '1' },
    skills: { type: 'string', default: 'own' },
    out: { type: 'string' },
    campaigns: { type: 'string', default: '0' },
    check: { type: 'string', default: '0' },
    processes: { type: 'string', default: String(os.availableParallelism()) },
    json: { type: 'boolean', default: false },
    from: { type: 'string' },
    plots: { type: 'string' },
  },
});
const SEATS = values.seats.split(',').map(Number);
const PROCESSES = Number(values.processes);

/** The parties a Quest is played with; a party of the least size only where that is another one. */
function partiesOf(quest: string, n: number): (readonly string[])[] {
  const least = leastParty(quest);
  const smaller = least.length < fullParty.length ? [least] : [];
  const named: Record<string, () => (readonly string[])[]> = {
    full: () => [fullParty],
    least: () => smaller,
    both: () => [fullParty, ...smaller],
    lot: () => [partyByLot(quest, n)],
    swap: () => swappedParties(),
  };
  return named[values.party]?.() ?? [values.party.split(',')];
}

function plansOf(quest: string, count: number): Plan[] {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const lot = values.skills === 'lot';
  return SEATS.flatMap((seats) =>
    numbers.flatMap((n) =>
      partiesOf(quest, n).map((party) => ({
        quest,
        n,
        seats,
        party,
        lot,
        check: n < Number(values.check),
      })),
    ),
  );
}

/** The player is bundled first: a loader that reads TypeScript file by file costs a fifth of the speed. */
async function bundle(): Promise<string> {
  const file = path.join(os.tmpdir(), `dead-keep-balance-${process.pid}.mjs`);
  const input = path.join(import.meta.dirname, 'balance', 'part.ts');
  const made = await rolldown({ input, platform: 'node' });
  await made.write({ file, codeSplitting: false });
  await made.close();
  return file;
}

const linesOf = (file: string): readonly Played[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Played);
const keyOf = ({ quest, n, seats, party, lot }: Plan): string => [quest, n, seats, party, lot].join(' ');

/** One process plays its share. */
function play(file: string, plans: readonly Plan[], heard: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const part = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    part.stdin.end(plans.map((plan) => `${JSON.stringify(plan)}\n`).join(''));
    createInterface({ input: part.stdout }).on('line', heard);
    part.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error('a game failed; it is named above'));
    });
  });
}

const SECOND = 1000;

async function playAll(): Promise<readonly Played[]> {
  const { out } = values;
  const games = out === undefined || !existsSync(out) ? [] : [...linesOf(out)];
  const before = new Set(games.map(keyOf));
  const plans = [
    ...values.only.split(',').flatMap((quest) => plansOf(quest, Number(values.quests))),
    ...plansOf('campaign', Number(values.campaigns)),
  ].filter((plan) => !before.has(keyOf(plan)));
  const file = await bundle();
  const began = Date.now();
  let [done, told] = [0, began];
  const heard = (line: string): void => {
    games.push(JSON.parse(line) as Played);
    if (out !== undefined) appendFileSync(out, `${line}\n`);
    done++;
    if (Date.now() - told < SECOND) return;
    told = Date.now();
    const rate = (SECOND * done) / (told - began);
    const left = Math.round((plans.length - done) / rate);
    process.stderr.write(`\r${done} of ${plans.length}, ${rate.toFixed(1)} a second, ${left} s left   `);
  };
  const shares = Array.from({ length: PROCESSES }, (_, part) =>
    plans.filter((_, at) => at % PROCESSES === part),
  );
  await Promise.all(shares.map((share) => play(file, share, heard)));
  process.stderr.write('\n');
  return games;
}

const games = values.from === undefined ? await playAll() : values.from.split(',').flatMap(linesOf);
console.log(values.json ? JSON.stringify(games) : markdown(games));
if (values.plots !== undefined) {
  mkdirSync(values.plots, { recursive: true });
  writeFileSync(path.join(values.plots, 'win-rates.svg'), winRates(cellsOf(games)));
}
