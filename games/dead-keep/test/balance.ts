// Balance, measured: single Quests and Campaigns by `careful`. The README tells how to read it.
//   node --import tsx games/dead-keep/test/balance.ts --quests 200 --party both
// --quests N     games for each Quest, party and number of seats; --only Q01,Q05 plays some of the Quests
// --party P      full: six Adventurers; least: as few as the Quest allows; both; or a list of Adventurers
// --after N      leave out the first N games of each cell, which were played before
// --campaigns N  whole Campaigns for each number of seats
// --check N      look at the laws of the table after every answer of the first N games of each cell
// --json         print the games as JSON; --from FILE makes tables and plots of such a file without playing
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { QUEST_IDS } from '../src/cards/ids.ts';
import { cellsOf } from './balance/figures.ts';
import { winRates } from './balance/plots.ts';
import { fullParty, leastParty, type Plan, type Played } from './balance/quest.ts';
import { markdown } from './balance/tables.ts';

const { values } = parseArgs({
  options: {
    quests: { type: 'string', default: '0' },
    only: { type: 'string', default: QUEST_IDS.join(',') },
    party: { type: 'string', default: 'full' },
    seats: { type: 'string', default: '1' },
    after: { type: 'string', default: '0' },
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
const AFTER = Number(values.after);

/** The parties a Quest is played with; a party of the least size only where that is another one. */
function partiesOf(quest: string): (readonly string[])[] {
  if (values.party === 'full') return [fullParty];
  const least = leastParty(quest);
  const smaller = least.length < fullParty.length ? [least] : [];
  if (values.party === 'least') return smaller;
  return values.party === 'both' ? [fullParty, ...smaller] : [values.party.split(',')];
}

function plansOf(quest: string, count: number): Plan[] {
  return SEATS.flatMap((seats) =>
    partiesOf(quest).flatMap((party) =>
      Array.from({ length: count }, (_, place) => {
        return { quest, n: AFTER + place, seats, party, check: place < Number(values.check) };
      }),
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

/** One process plays its share. */
function play(file: string, plans: readonly Plan[]): Promise<readonly Played[]> {
  return new Promise((resolve, reject) => {
    const part = spawn(process.execPath, [file, JSON.stringify(plans)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    part.stdout.on('data', (text) => (told += text));
    part.on('close', (code) => {
      if (code !== 0) reject(new Error('a game failed; it is named above'));
      else
        resolve(
          told
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Played),
        );
    });
  });
}

async function playAll(): Promise<readonly Played[]> {
  const plans = [
    ...values.only.split(',').flatMap((quest) => plansOf(quest, Number(values.quests))),
    ...plansOf('campaign', Number(values.campaigns)),
  ];
  const file = await bundle();
  const shares = Array.from({ length: PROCESSES }, (_, part) =>
    plans.filter((_, at) => at % PROCESSES === part),
  );
  return (await Promise.all(shares.map((share) => play(file, share)))).flat();
}

const games =
  values.from === undefined
    ? await playAll()
    : (JSON.parse(readFileSync(values.from, 'utf8')) as readonly Played[]);
console.log(values.json ? JSON.stringify(games) : markdown(games));
if (values.plots !== undefined) {
  mkdirSync(values.plots, { recursive: true });
  writeFileSync(path.join(values.plots, 'win-rates.svg'), winRates(cellsOf(games)));
}
