/** A game of stairs: every answer is one step up, and there are always some left. */

import {
  choose,
  defineGame,
  int,
  isRefusal,
  open,
  record,
  rulebook,
  type AnyPlay,
  type Outcome,
  type Shaped,
} from '@gravetable/kernel';

const shape = record({ step: int() });
export type Board = Shaped<typeof shape>;
const book = rulebook<Board>();

const game = book
  .procedure<object, Outcome>('game')
  .while(
    'SR-STEP-01',
    (t) => t.board.step < 20,
    (each) =>
      each
        .ask('SR-STEP-02', 'foot', () => choose(0, ['left', 'right'], { kind: 'step' }))
        .do('SR-STEP-03', (t) => void t.board.step++),
  )
  .return('SR-STEP-04', () => ({ winners: [0], reason: 'up' }))
  .end();

export const stairs = defineGame({
  id: 'stairs',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  shape,
  ledger: ['SR-STEP-01', 'SR-STEP-02', 'SR-STEP-03', 'SR-STEP-04'],
  rulebook: book,
  setup: () => ({ step: 0 }),
  start: () => game.with({}),
  view: () => ({}),
  hidden: () => [],
  outline: () => [],
  text: { en: {}, fr: {} },
  content: { facts: '', inventory: () => ({}) },
  invariants: () => [],
});

export function foot(): AnyPlay {
  const play = open(stairs, { seats: 1, seed: 'stairs' });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as AnyPlay;
}
