/** The part of a table that is acted out, line by line: while it is told, and once more when somebody looks back. */

import type { Play, Refusal, Session, Told } from '@gravetable/kernel';
import { patchOf, scenesBetween, type Patch } from '@gravetable/protocol';
import { makeWith, sceneNow, sceneOf } from './snapshot.ts';

/** How the scene stood at each line that everybody hears, made while it is told. */
export class SceneChain {
  readonly #session: Session;
  readonly #play: Play;
  readonly #patches: Patch[] = [];
  readonly #first: object | null;
  #last: object | null;

  constructor(session: Session) {
    this.#session = session;
    this.#play = session.play;
    this.#first = sceneNow(session);
    this.#last = this.#first;
  }

  note({ open }: Told): void {
    if (this.#last === null || open === null) return;
    this.#add();
  }

  #add(): void {
    const now = sceneOf(this.#play);
    this.#patches.push(patchOf(this.#last, now));
    this.#last = now;
  }

  /** With what changed after the last line; called when the answer has been given. */
  patches(): readonly Patch[] {
    if (this.#last !== null) this.#add();
    makeWith(this.#session, this.#last);
    return scenesBetween(this.#first, this.#last, this.#patches);
  }
}

/** From the scene before an answer to the one after it. */
export interface Acted {
  readonly before: object | null;
  readonly scenes: readonly Patch[];
}

/** The answer is given once more, on a copy; what today's rules cannot play any more passes through no scenes. */
export function actedIn(known: Session, count: number): Acted | Refusal {
  const moment = known.moments[count - 1 - known.from];
  if (moment === undefined || moment.label === '') return { before: null, scenes: [] };
  const then = known.at(count - 1);
  const before = sceneNow(then);
  const chain = new SceneChain(then);
  then.onTold = (told) => chain.note(told);
  return then.give(moment.entry) ?? { before, scenes: chain.patches() };
}
