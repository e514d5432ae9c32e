/** Rules that stumble, at a table others sit at: the answer is refused, and the table stands as it stood before. */

import { choose, defineGame, flag, record, rulebook, stateHash, strand } from '@gravetable/kernel';
import type { GameEvent, Outcome, Seat, Shaped } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { answers, ANN, BOB, looks, Room } from './room.ts';

const shape = record({ gone: flag() });
type Board = Shaped<typeof shape>;
const book = rulebook<Board, GameEvent>();

/** Each seat is asked once; `break` breaks the rules, `take` takes away what the other is asked. */
const part = book
  .procedure<{ seat: Seat }>('part')
  .ask('BR-ASK-01', 'word', (t, v) => (t.board.gone ? null : choose(v.seat, ['well', 'break', 'take'])))
  .do('BR-ASK-02', (t, v) => {
    if (v.word === 'break') throw new RangeError('a card that is not there');
    if (v.word === 'take') t.board.gone = true;
  })
  .end();
const main = book
  .procedure<object, Outcome>('main')
  .together('BR-ASK-03', (t) => t.seats.map((seat) => strand(seat, part.with({ seat }))))
  .return('BR-ASK-04', () => ({ winners: [], reason: 'done' }))
  .end();
const brittle = defineGame<Board, GameEvent, object>({
  id: 'brittle',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  shape,
  ledger: ['BR-ASK-01', 'BR-ASK-02', 'BR-ASK-03', 'BR-ASK-04'],
  rulebook: book,
  setup: () => ({ gone: false }),
  start: () => main.with(),
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [{ title: { id: 'brittle' }, lines: [] }],
  text: { en: {}, fr: {} },
  content: { facts: 'brittle', inventory: () => ({}) },
  invariants: () => [],
});

describe('where the rules stumble over an answer', () => {
  for (const word of ['break', 'take']) {
    test(`"${word}" is refused with RULES_BROKE, nothing of it is kept, and the table goes on`, async () => {
      const at = await new Room(brittle).open('brittle', [ANN, BOB]);
      const [ann, bob] = [at.desk(0), at.desk(1)];
      const before = stateHash(at.table.whole.play);
      const refused = await answers(ann, word);
      expect(refused).toMatchObject({ refused: true, code: 'RULES_BROKE' });
      expect(stateHash(at.table.whole.play)).toBe(before);
      expect(at.pushed(bob, 'step')).toEqual([]);
      expect((await looks(bob, 1)).questions.map(({ label }) => label)).toEqual(['BR-ASK-01']);
      await answers(ann, 'well');
      expect(at.pushed(bob, 'step')).toHaveLength(1);
      await answers(bob, 'well');
      expect(at.table.whole.play.over).toBe(true);
    });
  }
});
