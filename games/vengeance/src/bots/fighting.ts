// The careful bot in Fighting and Resolution: nothing is left to chance there, so it looks ahead.

import type { Below, Look, Pending, Play } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { standingOf } from './worth.ts';

/** Positions kept at each depth, and how many answers ahead it looks. */
const WIDTH = 8;
const DEPTH = 9;
const TRIED = 160;

interface Line {
  readonly play: Play<Board>;
  /** The answer at the root of this line. */
  readonly first: unknown;
  readonly worth: number;
}

/** Phases whose questions the search answers. */
const isMine = (pending: Pending | undefined, phase: Board['phase'], now: Board['phase']): boolean =>
  pending !== undefined && phase === now;

/**
 * The best first answer of a beam search over this seat's own answers. A line ends when the seat is asked nothing
 * more in this phase; every position on the way counts as if the seat stopped there.
 */
export function lookAhead(look: Look, below: Below): unknown {
  const root = look.sample<Board>(below);
  const { round, phase } = root.state.board;
  const { seat } = look;
  const worthOf = (play: Play<Board>): number => standingOf(play.state.board.players[seat]!, round);
  let best: { first: unknown; worth: number } | null = null;
  let beam: Line[] = [{ play: root, first: undefined, worth: worthOf(root) }];
  let tried = 0;
  for (let depth = 0; depth < DEPTH && beam.length > 0; depth++) {
    const next: Line[] = [];
    const seen = new Set<string>();
    for (const line of beam) {
      const ask = line.play.ask(line.play.pendingOf(seat)!);
      const count = ask.count();
      for (let n = 0; n < count && tried < TRIED; n++) {
        tried++;
        const play = line.play.fork();
        const answer = ask.nth(n);
        play.put(play.pendingOf(seat)!, answer);
        const first = depth === 0 ? answer : line.first;
        const worth = worthOf(play);
        const goesOn = isMine(play.pendingOf(seat), play.state.board.phase, phase);
        if (best === null || worth > best.worth + 1e-9) best = { first, worth };
        if (!goesOn) continue;
        const key = keyOf(play.state.board, seat, play);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ play, first, worth });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    beam = next.slice(0, WIDTH);
  }
  return best!.first;
}

/** Two lines that lead to the same position are one. */
function keyOf(state: Board, seat: number, play: Play<Board>): string {
  const p = state.players[seat]!;
  const { room, dead, evaded, dotted, wounds, recon, expended, gains, again } = p;
  const label = play.pendingOf(seat)!.op.label;
  return [label, room, dead, evaded, dotted, wounds, recon, expended, gains, again, ...p.sets].join();
}
