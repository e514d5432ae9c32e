/** Whether a state from outside can be one of ours: asked before anything of it is played. */

import { questionsFor } from './describe.ts';
import type { Game } from './game.ts';
import { isRecord } from './json.ts';
import { ASK, CALL, CHANCE, TOGETHER, type Op } from './operation.ts';
import type { Play } from './play.ts';
import { HAND } from './question.ts';
import { isSecret } from './random.ts';
import type { Frame, State } from './state.ts';

/** No rulebook has procedures under way inside each other, or seats inside seats, as deep as this. */
const MOST_FRAMES = 200;
const MOST_STREAMS = 5000;
const MOST_ANSWERS = 10_000_000;
/** No table counts so far, no pile holds so many, nothing is called by so long a name. */
const MOST_COUNTED = 2 ** 32;
const MOST_LISTED = 10_000;
const LONGEST_TEXT = 2000;

/** What cannot be so, whatever the table looks like; null where nothing speaks against it. */
export function flawIn(game: Game, state: State<unknown>, seats: number): string | null {
  const { answered, streams, seed, over, outcome, stack } = state;
  if (!isModest(state.board) || !isModest(stack)) return 'board';
  if (!answered.every((n) => n >= 0 && n <= MOST_ANSWERS)) return 'answered';
  const length = isSecret(seed) ? 1 : 4;
  const drawn = Object.values(streams);
  if (drawn.length > MOST_STREAMS || drawn.some((one) => one.length !== length)) return 'streams';
  if (over !== (stack.length === 0)) return 'over';
  if (!over) return outcome === null ? stackFlaw(game, state, stack, seats) : 'outcome';
  const isSeat = (one: unknown): boolean => Number.isSafeInteger(one) && isSeatOf(one as number, seats);
  if (!isRecord(outcome) || typeof outcome['reason'] !== 'string') return 'outcome';
  const { winners, scores } = outcome;
  const scored = scores === undefined || (Array.isArray(scores) && scores.length === seats);
  return scored && Array.isArray(winners) && winners.every(isSeat) ? null : 'outcome';
}

/** Whether numbers, texts and lists are as large as a table makes them. */
function isModest(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Math.abs(value) < MOST_COUNTED;
    case 'string':
      return value.length <= LONGEST_TEXT;
    case 'object': {
      if (value === null) return true;
      const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
      return parts.length <= MOST_LISTED && parts.every(isModest);
    }
    default:
      return true;
  }
}

const isSeatOf = (seat: number, seats: number): boolean => seat >= 0 && seat < seats;

/** A frame waits behind its call, or at its question under a power; the last one waits for an answer, or for its strands. */
function stackFlaw(game: Game, state: State<unknown>, stack: readonly Frame[], seats: number): string | null {
  if (stack.length > MOST_FRAMES) return 'stack';
  const { procedures, powers } = game.program;
  for (const [at, frame] of stack.entries()) {
    const { ops, name } = procedures[frame.proc]!;
    const above = stack[at + 1];
    const here = ops[frame.pc]!;
    if (above === undefined) {
      if (!waits(here, state.byHand)) return name;
      if ((here.code === TOGETHER) !== (frame.strands !== null)) return name;
      for (const strand of frame.strands ?? []) {
        if (strand.seat < HAND || strand.seat >= seats) return name;
        const flaw = strand.stack.length === 0 ? null : stackFlaw(game, state, strand.stack, seats);
        if (flaw !== null) return flaw;
      }
      continue;
    }
    const call = ops[frame.pc - 1];
    const isCalled = call?.code === CALL && (above.keep === null || above.keep === call.name);
    const isPower = waits(here, state.byHand) && powers.some(({ play }) => play.index === above.proc);
    if (frame.strands !== null || !(isCalled || isPower)) return name;
  }
  return null;
}

function waits({ code }: Op, byHand: boolean): boolean {
  return code === ASK || code === TOGETHER || (code === CHANCE && byHand);
}

/** What is wrong with a table that stands at its questions: it is looked at with everybody's eyes. Null where nothing is. */
export function unsoundIn(play: Play): string | null {
  try {
    const { game, state, seats } = play;
    game.scene?.(state.board, seats.length);
    for (const viewer of [null, ...seats]) {
      const view = play.view(viewer);
      game.outline(view);
      game.standing?.(view);
    }
    if (!play.over && play.pending.length === 0) return 'nobody is asked';
    for (const one of play.pending) questionsFor(play, one.seat);
    if (!play.over) for (const seat of seats) play.powersOf(seat);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The first broken law of the game, or what its laws stumble over. */
export function brokenLawIn(game: Game, board: unknown, seats: number): string | null {
  try {
    return game.invariants(board, seats)[0] ?? null;
  } catch (error) {
    return messageOf(error); // A card that does not exist, most likely.
  }
}

export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 120);
}
