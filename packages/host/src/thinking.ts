/**
 * What takes thought, as a task that can be done somewhere else: what a bot answers, a hint, a forecast. How the table stands
 * goes along as a save, so a thread comes to exactly what the table itself would have come to.
 */

import { isRefusal, load, refuse, save } from '@gravetable/kernel';
import type { AnyGame, Json, Refusal, Seat, SeatInfo, Session, Viewer } from '@gravetable/kernel';
import type { Hint, ToldOdds } from '@gravetable/protocol';
import { AT_ONCE, Oddsing, type Stands } from './odds.ts';
import { askedBots, hintFor, nextOther, searches, type OtherAnswer } from './others.ts';
import { forecastOf } from './preview.ts';

/** What is to be thought about. */
export type Matter =
  | { readonly of: 'other'; readonly away: readonly Seat[]; readonly alongside: boolean }
  | { readonly of: 'hint'; readonly seat: Seat }
  | { readonly of: 'forecast'; readonly viewer: Viewer; readonly answer: Json }
  | { readonly of: 'odds'; readonly viewer: Viewer; readonly answer: Json };

export interface Task {
  readonly table: string;
  readonly save: string;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  readonly count: number;
  readonly matter: Matter;
  /** The table would come to the same by itself, almost at once. */
  readonly quick: boolean;
}

/** Thinks somewhere else. It fails where nobody has the time: then the table makes do without. */
export type Think = (task: Task) => Promise<unknown>;

type MaybeLater<T> = T | Promise<T>;

function taskOf(table: string, session: Session, matter: Matter): Task {
  const { play, seats, seed, count } = session;
  const quick = matter.of === 'other' && !searches(session);
  return { table, matter, save: save(play), seats, seed, count, quick };
}

/** Does what the task asks for. */
export function thought(task: Task, gameOf: (id: string) => AnyGame | undefined): unknown {
  const { matter, seats, seed, count } = task;
  const play = load(task.save, gameOf);
  if (isRefusal(play)) throw new Error(`no table to think about: ${play.code}`);
  const stands = { play, game: play.game as AnyGame, seats, seed, count };
  if (matter.of === 'hint') return hintFor(stands, matter.seat);
  if (matter.of === 'forecast') return forecastOf(stands, matter.viewer, matter.answer);
  if (matter.of === 'odds') return oddsOf(stands, matter.viewer, matter.answer);
  return nextOther(stands, new Set(matter.away), matter.alongside);
}

const oddsOf = (stands: Stands, viewer: Viewer, answer: Json): ToldOdds | null =>
  new Oddsing().ask(stands, viewer, answer, (tables) => tables >= AT_ONCE);

/** Who thinks for a table: others where there are any, else the table itself, at once. */
export class Mind {
  readonly #table: string;
  readonly #think: Think | null;

  constructor(table: string, think: Think | null) {
    this.#table = table;
    this.#think = think;
  }

  /** What a bot answers, or the clock. Where nobody found the time a bot that answers at once does. */
  other(session: Session, away: ReadonlySet<Seat>, alongside: boolean): MaybeLater<OtherAnswer | null> {
    const atOnce = (quick: boolean): OtherAnswer | null => nextOther(session, away, alongside, quick);
    if (this.#think === null || askedBots(session, away).length === 0) return atOnce(false);
    const matter = { of: 'other', away: [...away], alongside } as const;
    const { seq } = session;
    return this.#think(taskOf(this.#table, session, matter)).then(
      (found) => found as OtherAnswer | null,
      () => (session.seq === seq ? atOnce(true) : null),
    );
  }

  hint(session: Session, seat: Seat): MaybeLater<Hint | Refusal | null> {
    if (this.#think === null) return hintFor(session, seat);
    return this.#looked<Hint>(taskOf(this.#table, session, { of: 'hint', seat }));
  }

  forecast(session: Session, viewer: Viewer, answer: Json): MaybeLater<Json | Refusal> {
    if (this.#think === null || session.game.forecast === undefined)
      return forecastOf(session, viewer, answer);
    return this.#looked<Json>(taskOf(this.#table, session, { of: 'forecast', viewer, answer }));
  }

  odds(session: Session, viewer: Viewer, answer: Json): MaybeLater<ToldOdds | Refusal | null> {
    if (this.#think === null || session.game.odds === undefined) return oddsOf(session, viewer, answer);
    return this.#looked<ToldOdds>(taskOf(this.#table, session, { of: 'odds', viewer, answer }));
  }

  /** Whoever only wants to know may ask again. */
  async #looked<T>(task: Task): Promise<T | Refusal> {
    return this.#think!(task).then(
      (found) => found as T,
      () => refuse('TOO_FAST'),
    );
  }
}
