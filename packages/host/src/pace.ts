/** When those who are no people act: bots after people have seen what was told, or at their own tempo against the clock. */

import type { Seat, Session } from '@gravetable/kernel';
import { clockView } from './clock.ts';
import type { Desk } from './desk.ts';
import { askedBots, askedPeople } from './others.ts';
import type { Time } from './time.ts';

/** Where a game does not say: how often a bot answers while the clock runs. */
const BOT_EVERY = 1000;
/** So long bots wait at most for those who have not said that they saw what was told. */
const PATIENCE = 8000;

/** How a table stands, as far as its pace goes. */
export interface Situation {
  readonly session: Session;
  readonly desks: readonly Desk[];
  readonly realTime: boolean;
  /** People sit at screens of their own. */
  readonly shared: boolean;
  readonly away: ReadonlySet<Seat>;
  readonly revision: number;
}

export class Pace {
  readonly #time: Time;
  /** When people and bots decide at the same time, bots follow a person's answer; they never run ahead. */
  #due = 0;
  #botActed = -Infinity;
  /** When the table last changed. */
  #movedAt = -Infinity;

  constructor(time: Time) {
    this.#time = time;
  }

  moved(): void {
    this.#movedAt = this.#time.now();
  }

  personAnswered({ session, away }: Pick<Situation, 'session' | 'away'>): void {
    this.#due = askedBots(session, away).length;
  }

  botAnswers(): void {
    this.#due = Math.max(0, this.#due - 1);
    this.#botActed = this.#time.now();
  }

  /** How long until one of the others acts; null where it is the turn of people, or nobody has seen yet what was told. */
  wait(table: Situation): number | null {
    const { session, realTime, away } = table;
    const people = askedPeople(session, away).length;
    const asked = askedBots(session, away);
    if (realTime && clockView(session.play)?.starts === true) return null;
    // VG-RULING-23: against the clock bots keep their own tempo, whoever else is asked.
    if (realTime && asked.length > 0)
      return this.#left(this.#botActed + everyOf(session, asked) / asked.length);
    if (realTime && people > 0) return null;
    if (people > 0 && (this.#due === 0 || asked.length === 0)) return null;
    if (allHaveSeen(table)) return 0;
    return table.shared ? this.#left(this.#movedAt + PATIENCE) : null;
  }

  #left(until: number): number {
    return Math.max(0, until - this.#time.now());
  }

  /** Nobody but bots, or the clock, has to act before people can: also where nobody has said that they saw it all. */
  othersAreNext({ session, realTime, away }: Situation): boolean {
    const bots = askedBots(session, away).length;
    if (askedPeople(session, away).length === 0) return !(realTime && bots > 0);
    return !realTime && this.#due > 0 && bots > 0;
  }
}

/** Those who sit at the table; where nobody does, those who watch. */
function allHaveSeen({ desks, revision }: Situation): boolean {
  const seated = desks.filter((desk) => desk.seats.length > 0);
  return (seated.length > 0 ? seated : desks).every((desk) => desk.hasSeen(revision));
}

/** How often each of these bots answers, as the game says: the quickest of them sets the pace. */
function everyOf({ game, seats: infos, play }: Session, seats: readonly Seat[]): number {
  const every = (seat: Seat): number =>
    game.realTime?.botEvery(infos[seat]!.kind, play.state.board) ?? BOT_EVERY;
  return Math.min(...seats.map(every));
}
