/** Plays the games of a cell, one after the other, and counts. */

import { readFileSync } from 'node:fs';
import { botNamed, playOut } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, open, type AnyPlay, type GameEvent } from '@gravetable/kernel';
import type { Cell } from './cells.ts';

export const UNKNOWN = '?';

export interface Measured {
  readonly id: string;
  readonly n: number;
  /** Games the first seat won. */
  readonly won: number;
  /** Game by game, 1 where it was won: two players are compared deal by deal. Of games counted before this was kept it is unknown. */
  readonly each: string;
  /** Decisions of all, and processor seconds. */
  readonly decisions: number;
  readonly seconds: number;
  /** The longest decision in seconds of the thread that plays, of so many games: the last that were played. */
  readonly longest?: { readonly seconds: number; readonly games: number };
  /** Dead Cells: Runs, and Cells brought home in them. */
  readonly runs?: number;
  readonly cells?: number;
}

/** Processor seconds so far. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Seconds of this thread so far, what it waits for a busy processor not counted. Where the system does not tell them, the process's: with
 * what the compiler and the collector do beside it, which trebles the first decision of all.
 */
function ofThread(): number {
  if (process.platform !== 'linux') return spent();
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

/** One more game; `n` is its number, the same number the same deal for every player. */
export function playNext(cell: Cell, before: Measured): Measured {
  const game = gameOf(cell.game)!;
  const { n } = before;
  const seed = `balance ${n}`;
  const options = cell.options(n) as never;
  const play = open(game, { seats: cell.seats, seed, options });
  if (isRefusal(play)) throw new Error(`${cell.id}: ${play.code}`);
  let [runs, cells] = [0, 0];
  play.listen(({ open: event }) => {
    if (event?.kind !== 'runEnds') return;
    runs++;
    cells += (event as GameEvent & { cells: number }).cells;
  });
  const bots = Array.from({ length: cell.seats }, (_, seat) =>
    botNamed(game, cell.bots[seat % cell.bots.length]!, cell.tries)!,
  );
  const start = spent();
  play.resume();
  let longest = before.longest?.seconds ?? 0;
  let asked = ofThread();
  const { decisions } = playOut(play as AnyPlay, bots, belowOf(seed), {
    seed,
    before: () => void (longest = Math.max(longest, ofThread() - asked)),
    after: () => void (asked = ofThread()),
  });
  const won = hasWon(cell, play) ? 1 : 0;
  return {
    id: cell.id,
    n: n + 1,
    won: before.won + won,
    each: `${before.each}${won}`,
    decisions: before.decisions + decisions,
    seconds: before.seconds + spent() - start,
    longest: { seconds: Math.round(1000 * longest) / 1000, games: (before.longest?.games ?? 0) + 1 },
    ...(runs === 0 ? {} : { runs: (before.runs ?? 0) + runs, cells: (before.cells ?? 0) + cells }),
  };
}

function hasWon({ game }: Cell, play: AnyPlay): boolean {
  return game === 'dead-cells' ? beaten(play) : play.outcome!.winners.includes(0);
}

/** The first Boss has fallen. */
const beaten = ({ state }: AnyPlay): boolean =>
  (state.board as { campaign: { defeated: readonly string[] } }).campaign.defeated.includes('C1');
