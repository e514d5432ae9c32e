/** Reasons: whatever lies on the table and cannot be chosen says why, by a rule of the ledger and in both languages. */

import {
  belowOf,
  isRefusal,
  questionsFor,
  Session,
  Speaker,
  type Game,
  type GameEvent,
  type Json,
  type QuestionView,
  type Refusal,
  type Seat,
} from '@gravetable/kernel';
import { expect } from 'vitest';

/** How a game says why not, and every piece its table draws for a seat. */
interface Says<V> {
  readonly whyNot: (view: V, question: QuestionView, piece: string) => Refusal | null;
  readonly pieces: (view: V, seat: Seat) => readonly string[];
}

export class Reasons<B, E extends GameEvent, V extends object> {
  readonly #game: Game<B, E, V>;
  readonly #says: Says<V>;
  readonly #speakers: readonly Speaker[];

  constructor(game: Game<B, E, V>, says: Says<V>) {
    this.#game = game;
    this.#says = says;
    this.#speakers = (['en', 'fr'] as const).map(
      (language) => new Speaker(language, [game.text[language]], ['A', 'B', 'C', 'D']),
    );
  }

  /** It names a rule of the ledger, and is a whole sentence in both languages. */
  isSound(refusal: Refusal | null, where: string): void {
    expect(refusal, where).not.toBeNull();
    const { code, rule, data } = refusal!;
    expect(this.#game.ledger, where).toContain(rule);
    for (const speaker of this.#speakers) {
      const id = `refusal.${code}`;
      expect(speaker.has(id), `${speaker.language} ${id}`).toBe(true);
      expect(speaker.say({ id, args: data }), where).toMatch(/^[^{}]+[^ ]\.$/u);
    }
  }

  /** Play so many answers of a game, ask every piece that cannot be chosen, and tell the codes that were heard. */
  heard(seats: number, seed: string, answers: number): ReadonlySet<string> {
    const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
    const session = Session.open(this.#game, people, { seed });
    if (isRefusal(session)) throw new Error(session.code);
    const { play } = session;
    const below = belowOf(seed);
    const codes = new Set<string>();
    for (let n = 0; n < answers && !play.over; n++) {
      const pending = play.pending[0]!;
      const question = questionsFor(play, pending.seat).find(({ power }) => !power)!;
      const view = play.view(pending.seat) as V;
      const named = new Set([...question.options, ...question.blocked].flatMap(({ touches }) => touches));
      for (const piece of this.#says.pieces(view, pending.seat)) {
        if (named.has(piece)) continue;
        const refusal = this.#says.whyNot(view, question, piece);
        if (refusal === null || !codes.has(refusal.code)) this.isSound(refusal, `${question.kind} ${piece}`);
        codes.add(refusal!.code);
      }
      const told = session.answer(pending.seat, question.id, play.ask(pending).sample(below) as Json);
      if (isRefusal(told)) throw new Error(told.code);
    }
    return codes;
  }
}

/** As much of a question to seat 0 as a reason looks at. */
export const askedFor = (kind: string, rule: string, about: object = {}): QuestionView =>
  ({ kind, about, seat: 0, rule }) as unknown as QuestionView;
