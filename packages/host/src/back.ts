/** Going back at a table, and doing again: to the information line, past it as its policy says. */

import { isRefusal, refuse } from '@gravetable/kernel';
import type { Act, Refusal, Seat, Session, Viewer } from '@gravetable/kernel';
import { patchOf } from '@gravetable/protocol';
import type { Desk } from './desk.ts';
import type { Given } from './giving.ts';
import { isPeoples } from './leading.ts';
import { sceneOf, takenBack } from './snapshot.ts';
import type { Done, Table } from './table.ts';

/** How far back an answer may be taken: to the information line, past it when all agree, or past it without asking. */
export type UndoPolicy = 'line' | 'agreed' | 'free';

/** Writes what was done and shows it to everybody. */
type Deliver = (given: Given, asker: Desk | null, own: Viewer) => Promise<Done>;

export class Back {
  readonly #table: Table;
  readonly #deliver: Deliver;

  constructor(table: Table, deliver: Deliver) {
    this.#table = table;
    this.#deliver = deliver;
  }

  /** Take back what the desk's viewer may take back. */
  async undo(desk: Desk): Promise<Done | Refusal> {
    const { session, undoes, inBranch, shared } = this.#table;
    if (shared && desk.seats.length === 0) return refuse('NOT_ASKED'); // Who only watches takes nothing back.
    const seat = takenBack(session, this.#eyesOf(desk), this.#table.age);
    const act = { do: 'undo', seat: seat ?? null } as const;
    const done = await this.#go(desk, (one) => one.undo(seat), act);
    if (!isRefusal(done) || done.code !== 'INFORMATION_LINE' || inBranch) return done;
    if (undoes === 'line') return { ...done, code: 'LINE_HOLDS' };
    return undoes === 'free' ? this.undoAgreed(desk) : done;
  }

  /** All agreed to go back past the line. What bots answered after the last person goes with it: they would answer the same again. */
  async undoAgreed(desk: Desk | null): Promise<Done | Refusal> {
    const { session, past } = this.#table;
    const seat = this.#lastPersonIn(session) ?? (session.from > 0 ? await this.#lastPersonBefore() : null);
    const act = { do: 'consent', seat } as const;
    const done = await this.#go(desk, (one) => one.undo(seat ?? undefined, one.play.seats), act);
    if (!isRefusal(done) || done.code !== 'PAST_NEEDED') return done;
    const whole = await past.intoSession();
    if (isRefusal(whole)) return whole;
    return this.undoAgreed(desk);
  }

  /** Who answered last of the people. */
  #lastPersonIn(session: Session): Seat | null {
    const { lead } = this.#table;
    return session.moments.findLast((moment) => isPeoples(session, moment, lead))?.entry[0] ?? null;
  }

  async #lastPersonBefore(): Promise<Seat | null> {
    const whole = await this.#table.past.intoSession();
    return isRefusal(whole) ? null : this.#lastPersonIn(whole);
  }

  async redo(desk: Desk): Promise<Done | Refusal> {
    const { shared } = this.#table;
    if (shared && desk.seats.length === 0) return refuse('NOT_ASKED');
    const seat = shared ? (desk.viewer ?? desk.seats[0]!) : null;
    return this.#go(desk, (session) => session.redo(seat ?? undefined), { do: 'redo', seat });
  }

  /** Whose answers are meant: of several seats at a desk among others, that which answered last. */
  #eyesOf({ viewer, seats }: Desk): Viewer {
    const { session, shared } = this.#table;
    if (!shared) return viewer;
    return session.moments.findLast(({ entry: [seat] }) => seats.includes(seat))?.entry[0] ?? seats[0]!;
  }

  /** Answers that stay are the same entries; from the first that does not, all is sent anew. */
  async #go(desk: Desk | null, way: (session: Session) => Refusal | null, act: Act): Promise<Done | Refusal> {
    const { session } = this.#table;
    const before = session.moments.map(({ entry }) => entry);
    const scene = sceneOf(session.play);
    const refused = way(session);
    if (refused !== null) return refused;
    const parting = before.findIndex((entry, at) => session.moments[at]?.entry !== entry);
    const since = session.from + (parting === -1 ? before.length : parting);
    const scenes = scene === null ? [] : [patchOf(scene, sceneOf(session.play))];
    return this.#deliver({ acts: [act], since, scenes, reason: null }, desk, desk?.viewer ?? null);
  }
}
