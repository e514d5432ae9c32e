/** A long game for tests: two seats take stones in turn; taking three throws a die, which is an information line. */

import { choose, defineGame, die, int, record, rulebook } from '@gravetable/kernel';
import type { GameEvent, Outcome, Shaped } from '@gravetable/kernel';

const shape = record({ turns: int(), luck: int() });
type Board = Shaped<typeof shape>;
const TURNS = 20_000;

const { procedure, ...rest } = rulebook<Board, GameEvent>();
const main = procedure<object, Outcome>('main')
  .while(
    'ST-TURN-01',
    (t) => t.board.turns < TURNS,
    (each) =>
      each
        .ask('ST-TURN-02', 'n', (t) => choose(t.board.turns % t.seats.length, [1, 2, 3]))
        .when(
          'ST-TURN-03',
          (_, v) => v.n === 3,
          (three) =>
            three
              .chance('ST-TURN-04', 'face', () => die([1, 2, 3, 4, 5, 6]))
              .do('ST-TURN-05', (t, v) => {
                t.board.luck += v.face;
                t.tell?.({ kind: 'threw', face: v.face });
              }),
        )
        .do('ST-TURN-06', (t, v) => {
          t.board.turns++;
          t.tell?.({ kind: 'took', n: v.n });
        }),
  )
  .return('ST-TURN-07', () => ({ winners: [], reason: 'done' }))
  .end();

export const stones = defineGame<Board, GameEvent, object>({
  id: 'stones',
  version: '1',
  seats: { min: 1, max: 4 },
  options: [],
  shape,
  ledger: Array.from({ length: 7 }, (_, n) => `ST-TURN-0${n + 1}`),
  rulebook: { procedure, ...rest },
  setup: () => ({ turns: 0, luck: 0 }),
  start: () => main.with(),
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [{ title: { id: 'stones' }, lines: [] }],
  text: { en: {}, fr: {} },
  content: { facts: 'stones', inventory: () => ({}) },
  invariants: () => [],
});
