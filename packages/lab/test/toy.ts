/** A race of dice for the lab's own tests: short, with settings, and with faults that can be switched on. */

import {
  CLOCK,
  choose,
  defineGame,
  die,
  flag,
  int,
  list,
  record,
  rulebook,
  strand,
  word,
} from '@gravetable/kernel';
import type { AnyGame, Outcome, Shaped } from '@gravetable/kernel';

const shape = record({
  places: list(int()),
  goal: int(),
  fault: word('none', 'crash', 'law', 'endless'),
  calm: flag(),
  late: flag(),
});
type Board = Shaped<typeof shape>;
const FACES = ['one', 'two', 'three'] as const;

const book = rulebook<Board, { kind: string; card?: string }>();

const step = book
  .procedure<{ seat: number }>('step')
  .ask('TY-STEP-01', 'pace', (_, v) => choose(v.seat, ['walk', 'run']))
  .chance('TY-STEP-02', 'face', () => die(FACES))
  .do('TY-STEP-03', (t, v) => {
    const gain = v.pace === 'run' ? FACES.indexOf(v.face) : 1;
    t.board.places[v.seat]! += t.board.fault === 'endless' ? 0 : gain;
    t.tell?.({ kind: 'moved', card: v.face });
  })
  .do('TY-STEP-04', (t, v) => {
    if (t.board.fault === 'crash' && v.face === 'three') throw new Error('a fault on purpose');
  })
  .end();

const bell = book
  .procedure<object>('bell')
  .ask('TY-BELL-01', 'rang', () => choose(CLOCK, ['expired']))
  .do('TY-BELL-02', (t) => void (t.board.late = true))
  .end();

const boost = book
  .procedure<{ seat: number; choice: string }>('boost')
  .do('TY-POWER-01b', (t, v) => void (t.board.places[v.seat]! += 1))
  .end();

const arrived = (board: Board): number => board.places.findIndex((place) => place >= board.goal);

const race = book
  .procedure<object, Outcome>('race')
  .while(
    'TY-RACE-01',
    (t) => arrived(t.board) === -1,
    (each) =>
      each
        .set('TY-RACE-02', 'field', (t) => t.seats.length)
        .together('TY-RACE-02b', (t) => [
          ...t.seats.map((seat) => strand(seat, step.with({ seat }))),
          strand(CLOCK, bell.with({})),
        ]),
  )
  .return('TY-RACE-03', (t) => ({
    winners: arrived(t.board) === 0 ? [0] : [],
    reason: arrived(t.board) === 0 ? 'first' : 'beaten',
  }))
  .end();

export const toy: AnyGame = defineGame({
  id: 'toy',
  version: '1',
  seats: { min: 1, max: 3 },
  options: [
    { id: 'goal', kind: 'number', min: 3, max: 6, default: 4 },
    { id: 'fault', kind: 'choice', choices: ['none', 'crash', 'law', 'endless'], default: 'none' },
  ],
  shape,
  ledger: [
    'TY-STEP-01',
    'TY-STEP-02',
    'TY-STEP-03',
    'TY-STEP-04',
    'TY-BELL-01',
    'TY-BELL-02',
    'TY-POWER-01',
    'TY-RACE-01',
    'TY-RACE-02',
    'TY-RACE-03',
  ],
  rulebook: book,
  setup: (seats, options) => ({
    places: Array.from({ length: seats }, () => 0),
    goal: options['goal'] as number,
    fault: options['fault'] as Board['fault'],
    calm: true,
    late: false,
  }),
  start: () => race.with({}),
  powers: [
    {
      label: 'TY-POWER-01',
      offer: (t, seat) => (t.board.places[seat] === 2 ? choose(seat, ['boost']) : null),
      play: boost,
    },
  ],
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [],
  text: { en: { 'card.one': 'One', 'card.two': 'Two', 'card.three': 'Three' }, fr: {} },
  content: { facts: 'toy', inventory: () => ({}) },
  invariants: (board) => (board.fault === 'law' && arrived(board) !== -1 ? ['nobody may arrive'] : []),
  bots: [{ name: 'runner', choose: (look) => (look.label === 'TY-STEP-01' ? 'run' : null) }],
});

export function gameOf(id: string): AnyGame | undefined {
  return id === toy.id ? toy : undefined;
}
