import { quickBotsOf } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import {
  emptyDraft,
  moved,
  optionAt,
  placed,
  shared,
  toggled,
  valueOf,
  type Draft,
} from '../src/table/store/draft.ts';

/** The steps a person takes in the list view to give this answer; null when the form cannot express it. */
function composed(question: QuestionView, answer: Json): Draft | null {
  let draft = emptyDraft(question);
  switch (question.form) {
    case 'one': {
      const at = optionAt(question, answer);
      return at === -1 ? null : toggled(question, draft, at);
    }
    case 'some':
    case 'chance': {
      const free = new Set(question.options.keys());
      for (const value of answer as Json[]) {
        const at = [...free].find(
          (one) => JSON.stringify(question.options[one]!.value) === JSON.stringify(value),
        );
        if (at === undefined) return null;
        if (question.form === 'some') free.delete(at);
        draft = toggled(question, draft, at);
      }
      return draft;
    }
    case 'order': {
      const wanted = answer as Json[];
      for (const [place, value] of wanted.entries()) {
        let from = draft.picks.findIndex(
          (at, seen) =>
            seen >= place && JSON.stringify(question.options[at]!.value) === JSON.stringify(value),
        );
        if (from === -1) return null;
        for (; from > place; from--) draft = moved(draft, from, -1);
      }
      return draft;
    }
    case 'assign':
      for (const [item, place] of (answer as number[]).entries()) draft = placed(draft, item, place);
      return draft;
    case 'split':
      for (const [place, amount] of (answer as number[]).entries()) {
        for (let i = 0; i < amount; i++) draft = shared(question, draft, place, 1);
      }
      return draft;
  }
}

const DECISIONS = 250;

describe('the parity rule: whatever a game asks can be answered in the list view', () => {
  for (const game of games) {
    test(`${game.id} asks nothing the form cannot answer`, () => {
      const below = belowOf(`parity ${game.id}`);
      const bots = quickBotsOf(game);
      const seats = Array.from({ length: game.seats.min }, (_, at) => ({
        name: `P${at + 1}`,
        kind: 'person',
      }));
      const session = Session.open(game, seats, { seed: 'parity' });
      if (isRefusal(session)) throw new Error(session.code);
      const unanswerable: string[] = [];
      for (let n = 0; n < DECISIONS && !session.play.over; n++) {
        const pending = session.play.pending[below(session.play.pending.length)]!;
        const bot = pending.seat < 0 ? undefined : bots[n % bots.length];
        const ask = session.play.ask(pending);
        const answer = (
          bot === undefined ? ask.sample(below) : bot.choose(new Look(session.play, pending), below)
        ) as Json;
        const question = questionsFor(session.play, pending.seat).find((one) => !one.power)!;
        const draft = composed(question, answer);
        const value = draft === null ? null : valueOf(question, draft);
        if (JSON.stringify(value) !== JSON.stringify(answer)) unanswerable.push(question.label);
        const told = session.answer(pending.seat, question.id, answer);
        if (isRefusal(told)) throw new Error(`${question.label}: ${told.code}`);
      }
      expect(unanswerable).toEqual([]);
    });

    test(`${game.id} has words for what it asks and tells`, () => {
      const below = belowOf(`words ${game.id}`);
      const seats = Array.from({ length: game.seats.max }, (_, at) => ({
        name: `P${at + 1}`,
        kind: 'person',
      }));
      const session = Session.open(game, seats, { seed: 'words' });
      if (isRefusal(session)) throw new Error(session.code);
      const has = (id: string): boolean => Object.hasOwn(game.text.en, id);
      const missing = new Set<string>();
      for (let n = 0; n < DECISIONS && !session.play.over; n++) {
        const pending = session.play.pending[below(session.play.pending.length)]!;
        for (const question of questionsFor(session.play, pending.seat)) {
          const asks = [`ask.${question.kind}`, `ask.${question.label}`, `ask.${question.rule}`];
          if (!asks.some(has)) missing.add(`ask.${question.kind}`);
        }
        const question = questionsFor(session.play, pending.seat).find((one) => !one.power)!;
        const told = session.answer(
          pending.seat,
          question.id,
          session.play.ask(pending).sample(below) as Json,
        );
        if (isRefusal(told)) throw new Error(`${question.label}: ${told.code}`);
        for (const { open, secret } of told) {
          for (const event of [open, secret]) {
            if (event !== null && !has(`event.${event.kind}`)) missing.add(`event.${event.kind}`);
          }
        }
      }
      expect([...missing]).toEqual([]);
    });
  }
});
