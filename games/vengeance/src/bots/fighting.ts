// The careful bot in Fighting and Resolution: nothing is left to chance there, so it looks ahead.

import { Play, type Below, type Look, type Seat } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { standingOf } from './worth.ts';

/** Positions kept at each depth, how many answers ahead it looks, and how many it tries in all. */
export interface Beam {
  readonly width: number;
  readonly depth: number;
  readonly tried: number;
}
const CAREFUL: Beam = { width: 8, depth: 9, tried: 160 };

interface Line {
  readonly play: Play<Board>;
  /** The answer at the root of this line. */
  readonly first: unknown;
  readonly worth: number;
}

/** The other seats' questions do not matter here: without them a copy costs less. */
function alone(play: Play<Board>, seat: Seat): Play<Board> {
  for (const frame of play.state.stack)
    if (frame.strands !== null) frame.strands = frame.strands.filter((one) => one.seat === seat);
  return new Play(play.game, play.state, play.seats.length).resume();
}

const ends = (answer: unknown): boolean => (answer as { do?: string }).do === 'done';

/**
 * The best first answer of a beam search over this seat's own answers. A line ends when the seat is asked nothing
 * more in this phase; every position on the way counts as if the seat stopped there, which is what `done` is worth.
 */
export function lookAhead(look: Look, below: Below, { width, depth: most, tried: limit } = CAREFUL): unknown {
  const root = alone(look.sample<Board>(below), look.seat);
  const { round, phase } = root.state.board;
  const { seat } = look;
  const worthOf = (play: Play<Board>): number =>
    standingOf(play.state.board.players[seat]!, round, phase === 'fighting');
  let best: { first: unknown; worth: number } | null = null;
  let beam: Line[] = [{ play: root, first: undefined, worth: worthOf(root) }];
  let tried = 0;
  for (let depth = 0; depth < most && beam.length > 0; depth++) {
    const next: Line[] = [];
    const seen = new Set<string>();
    for (const line of beam) {
      const ask = line.play.ask(line.play.pendingOf(seat)!);
      const count = ask.count();
      for (let n = 0; n < count && tried < limit; n++) {
        const answer = ask.nth(n);
        const first = depth === 0 ? answer : line.first;
        if (ends(answer)) {
          if (best === null || line.worth > best.worth + 1e-9) best = { first, worth: line.worth };
          continue;
        }
        tried++;
        const play = line.play.fork();
        play.put(play.pendingOf(seat)!, answer);
        const worth = worthOf(play);
        if (best === null || worth > best.worth + 1e-9) best = { first, worth };
        if (play.state.board.phase !== phase || play.pendingOf(seat) === undefined) continue;
        const key = keyOf(play.state.board, seat, play);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ play, first, worth });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    beam = next.slice(0, width);
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
