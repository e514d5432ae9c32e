/** Around one screen a mark lies at the very answer that was pressed for it, in every game that has votes. */

import { botNamed } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, Look, questionsFor, Session, type Json, type Seat } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { intentsIn } from '../src/table/asking/lit.ts';
import { markAt } from '../src/table/store/voices.ts';

/** The first decisions of a game of careful players; `visit` sees each before it is made. */
function decisions(id: string, most: number, visit: (session: Session, seat: Seat) => void): void {
  const game = gameOf(id)!;
  const people = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'person' }));
  const session = Session.open(game, people, { seed: 'voices', options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const careful = botNamed(game, 'careful')!;
  const below = belowOf('voices');
  for (let n = 0; n < most && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    visit(session, pending.seat);
    const { play } = session;
    const again = play.pending.find(({ seat }) => seat === pending.seat)!;
    const value = careful.choose(new Look(play, again), below) as Json;
    const told = session.answer(again.seat, play.idOf(again), value);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

test.each(['dead-cells', 'dead-keep'])('%s: every answer of the group can be marked where it is', (id) => {
  let onBoard = 0;
  let counted = 0;
  decisions(id, 160, (session, decides) => {
    const other = 1 - decides;
    const mainOf = () => questionsFor(session.play, decides).find((one) => !one.power);
    const voteOf = () =>
      questionsFor(session.play, other).find(({ kind, power }) => power && kind === 'vote');
    const question = mainOf();
    const vote = voteOf();
    if (question?.form !== 'one' || vote === undefined) return;
    for (const at of question.options.keys()) {
      const mark = markAt({ seat: other, vote }, question, at);
      const now = voteOf()!;
      const told = session.answer(other, now.id, mark);
      if (isRefusal(told)) throw new Error(told.code);
      expect(intentsIn(mainOf()!, null)).toEqual([{ seat: other, at }]);
      if (vote.options.some(({ touches }) => touches.length > 0)) onBoard++;
      else counted++;
    }
    session.answer(other, voteOf()!.id, 0);
  });
  expect(onBoard).toBeGreaterThan(0);
  expect(onBoard + counted).toBeGreaterThan(5);
});
