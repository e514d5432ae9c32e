// One campaign by `careful`, and what it leaves behind for the figures.
import { belowOf, Look, open, type GameEvent, type Play } from '@gravetable/kernel';
import { careful } from '../../src/bots/careful.ts';
import { deadCells } from '../../src/index.ts';
import { invariants } from '../../src/invariants.ts';
import type { BeheadedId, BossId } from '../../src/schema.ts';
import type { Board } from '../../src/state.ts';

const BEHEADED: readonly BeheadedId[] = ['flayed', 'quartered', 'immolated', 'poisoned'];
/** Every choice of so many Beheaded. */
export function groupsOf(n: number, from: readonly BeheadedId[] = BEHEADED): BeheadedId[][] {
  if (n === 0) return [[]];
  return from.flatMap((who, at) => groupsOf(n - 1, from.slice(at + 1)).map((rest) => [who, ...rest]));
}

/** What to play: groups of Beheaded take turns, campaign by campaign. */
export interface Plan {
  readonly seats: number;
  /** The number of the campaign: it gives the group and the seed. */
  readonly n: number;
  /** Stop after so many Runs. */
  readonly runs: number;
  /** Play on to the last Boss Cell, and look at the laws of the table after every answer. */
  readonly check: boolean;
}
export interface Ended {
  /** Where the Run began, and where it ended. */
  readonly from: string;
  readonly place: string;
  readonly won: boolean;
  readonly cells: number;
}
export interface Campaign {
  readonly seats: number;
  readonly n: number;
  readonly group: string;
  readonly runs: readonly Ended[];
  readonly answers: number;
  readonly bossCells: number;
  readonly checked: boolean;
  /** Seconds of one core. */
  readonly seconds: number;
}

const LAST_BOSS_CELL = 5;
type RunEnds = GameEvent & { place: { id: string }; result: string; cells: number };
type RunBegins = GameEvent & { biome: string };

export function playCampaign({ seats, n, runs: most, check }: Plan): Campaign {
  const groups = groupsOf(seats);
  const beheaded = groups[n % groups.length]!;
  const seed = `balance ${seats} ${n}`;
  const before = process.cpuUsage();
  const game = open(deadCells, { seats, seed, options: { runs: most, beheaded } }) as unknown as Play<Board>;
  const below = belowOf(seed);
  const runs: Ended[] = [];
  let from = '';
  game.listen(({ open: event }) => {
    if (event?.kind === 'runBegins') from = (event as RunBegins).biome;
    if (event?.kind !== 'runEnds') return;
    const { place, result, cells } = event as RunEnds;
    runs.push({ from, place: place.id.split('.')[1]!, won: result === 'victory', cells });
  });
  const handFell = (): boolean => runs.at(-1)?.place === ('C3' satisfies BossId) && runs.at(-1)!.won;
  const done = (): boolean => (check ? game.state.board.campaign.bossCells >= LAST_BOSS_CELL : handFell());
  game.resume();
  let answers = 0;
  while (!game.over && !done()) {
    const pending = game.pending[0]!;
    game.put(pending, careful.choose(new Look(game as never, pending), below));
    answers += 1;
    const broken = check ? invariants(game.state.board) : [];
    if (broken.length > 0) throw new Error(`${seed}, answer ${answers}: ${broken.join('; ')}`);
  }
  const seconds = process.cpuUsage(before).user / 1e6;
  const { bossCells } = game.state.board.campaign;
  return { seats, n, group: beheaded.join(' + '), runs, answers, bossCells, checked: check, seconds };
}
