// Balance, measured: whole campaigns by `careful` for 1 to 4 players. The README tells how to read it.
//   node --import tsx games/dead-cells/test/balance.ts --campaigns 200 --runs 60 --seats 1,2,3,4
import { belowOf, Look, open, type GameEvent, type Play } from '@gravetable/kernel';
import { parseArgs } from 'node:util';
import { careful } from '../src/bots/careful.ts';
import { deadCells } from '../src/index.ts';
import type { BeheadedId, BossId } from '../src/schema.ts';
import type { Board } from '../src/state.ts';

const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '20' },
    runs: { type: 'string', default: '60' },
    seats: { type: 'string', default: '1,2,3,4' },
    until: { type: 'string', default: 'C3' },
  },
});
const CAMPAIGNS = Number(values.campaigns);
const RUNS = Number(values.runs);
const UNTIL = values.until as BossId;

const BEHEADED: readonly BeheadedId[] = ['flayed', 'quartered', 'immolated', 'poisoned'];
/** Every choice of so many Beheaded. */
function groupsOf(n: number, from: readonly BeheadedId[] = BEHEADED): BeheadedId[][] {
  if (n === 0) return [[]];
  return from.flatMap((who, at) => groupsOf(n - 1, from.slice(at + 1)).map((rest) => [who, ...rest]));
}

interface Ended {
  readonly place: string;
  readonly cells: number;
}
interface Campaign {
  readonly group: string;
  readonly runs: readonly Ended[];
  readonly first: Partial<Record<BossId, number>>;
}

function play(seats: number, n: number): Campaign {
  const groups = groupsOf(seats);
  const beheaded = groups[n % groups.length]!;
  const seed = `balance ${seats} ${n}`;
  const game = open(deadCells, { seats, seed, options: { runs: RUNS, beheaded } }) as unknown as Play<Board>;
  const below = belowOf(seed);
  const runs: Ended[] = [];
  const first: Partial<Record<BossId, number>> = {};
  game.listen(({ open: event }) => {
    if (event?.kind !== 'runEnds') return;
    const { place, result, number, cells } = event as GameEvent & {
      place: { id: string };
      result: string;
      number: number;
      cells: number;
    };
    const [, where = ''] = place.id.split('.');
    runs.push({ place: result === 'victory' ? `${where}+` : where, cells });
    if (result === 'victory') first[where as BossId] ??= number;
  });
  game.resume();
  while (!game.over && first[UNTIL] === undefined) {
    const pending = game.pending[0]!;
    game.put(pending, careful.choose(new Look(game as never, pending), below));
  }
  return { group: beheaded.join(' + '), runs, first };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
const percent = (n: number, of: number): string => `${Math.round((100 * n) / of)} %`;
const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)).toFixed(1);

/** When a Boss first fell, five Runs to a line. */
function plot(firsts: readonly (number | undefined)[]): string {
  const lines: string[] = [];
  for (let from = 1; from <= RUNS; from += 5) {
    const n = firsts.filter((run) => run !== undefined && run >= from && run < from + 5).length;
    if (n > 0) lines.push(`${String(from).padStart(4)}–${String(from + 4).padEnd(3)} ${'#'.repeat(n)} ${n}`);
  }
  return lines.join('\n');
}

for (const seats of values.seats.split(',').map(Number)) {
  const before = process.cpuUsage();
  const campaigns = Array.from({ length: CAMPAIGNS }, (_, n) => play(seats, n));
  const { user } = process.cpuUsage(before);
  const runs = campaigns.flatMap((one) => one.runs);
  const early = campaigns.filter(({ runs: [one] }) => one?.place === 'B1' || one?.place === 'B2').length;
  const reached = (boss: BossId): (number | undefined)[] => campaigns.map(({ first }) => first[boss]);
  const medianOf = (boss: BossId): number => median(reached(boss).map((run) => run ?? Infinity));
  const done = reached('C3').filter((run) => run !== undefined).length;
  console.log(`\n## ${seats} players, ${CAMPAIGNS} campaigns, ${runs.length} Runs`);
  console.log(`Runs per second of one core: ${((1e6 * runs.length) / user).toFixed(1)}`);
  console.log(`first Run ends in B1 or B2: ${percent(early, CAMPAIGNS)}`);
  for (const boss of ['C1', 'C2', 'C3'] as const)
    console.log(`first ${boss} kill, median Run: ${medianOf(boss)}`);
  console.log(`Hand of the King by Run ${RUNS}: ${percent(done, CAMPAIGNS)}`);
  const places = [...new Set(runs.map(({ place }) => place))].toSorted();
  const cellsAt = (place: string): string =>
    mean(runs.filter((one) => one.place === place).map(({ cells }) => cells));
  console.log(
    `Cells by where the Run ended: ${places.map((place) => `${place} ${cellsAt(place)}`).join(', ')}`,
  );
  for (const group of new Set(campaigns.map((one) => one.group))) {
    const own = campaigns.filter((one) => one.group === group);
    const won = own.filter(({ first }) => first[UNTIL] !== undefined).length;
    console.log(`  ${group}: ${percent(won, own.length)} of ${own.length}`);
  }
  console.log(`first Concierge kill:\n${plot(reached('C1'))}`);
  console.log(`first Hand of the King kill:\n${plot(reached('C3'))}`);
}
