import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { choicesOf } from '../src/tables/dead-cells/choices.ts';
import { factsOf, type Facts, type View } from '../src/tables/dead-cells/facts.ts';
import { forecast } from '../src/tables/dead-cells/forecast.ts';
import { en } from '../src/tables/dead-cells/words/en.ts';
import { fr } from '../src/tables/dead-cells/words/fr.ts';

/** The table reads the page's language as it loads. */
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const game = gameOf('dead-cells')!;
const facts: Facts = factsOf(game.content.facts as never);
const DECISIONS = 220;

/** Play on with bots and look at every question of the way. */
function watched(seats: number, seed: string, look: (question: QuestionView, view: View) => void): void {
  const below = belowOf(seed);
  const bots = botsOf(game).filter(({ name }) => name !== 'careful');
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at + 1}`, kind: 'person' }));
  const session = Session.open(game, people, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  for (let n = 0; n < DECISIONS && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat).find((one) => !one.power)!;
    look(question, game.view(session.play.state.board, pending.seat, people.length) as View);
    const answer = bots[n % bots.length]!.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

/** Whether an answer can be given: laid out, in the bar, or on a piece that is drawn. */
function reachable(question: QuestionView, view: View, wide: boolean): boolean {
  const no = view.heroes.findIndex(({ seat }) => seat === question.seat);
  const { laidOut, bare } = choicesOf(question, view, no, wide);
  const inBar = question.options.length <= (wide ? 3 : 2);
  if (laidOut || inBar) return true;
  const listed = new Set(bare.map(({ at }) => at));
  return question.options.every(({ touches }, at) => touches.length > 0 || listed.has(at));
}

describe('the table of Dead Cells', () => {
  test.each([
    [1, true],
    [3, true],
    [4, false],
  ])('every answer can be given on it: %i seats, wide %s', (seats, wide) => {
    const lost = new Set<string>();
    watched(seats, `table ${seats}`, (question, view) => {
      if (!reachable(question, view, wide)) lost.add(question.kind);
    });
    expect([...lost]).toEqual([]);
  });

  test('the forecast knows every foe on the board, and never heals one', () => {
    watched(3, 'forecast', (_, view) => {
      const told = forecast(view, facts, []);
      expect(told.foes.map(({ enemy }) => enemy.space)).toEqual(
        (view.combat?.enemies ?? []).map(({ space }) => space),
      );
      for (const { enemy, left } of told.foes) expect(left).toBeLessThanOrEqual(enemy.health - enemy.damage);
    });
  });

  test('both languages speak of the same things', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });
});
