// Whatever lies on the table and cannot be chosen says why: a reason of its own, a rule of the ledger, both languages.

import { isRefusal, questionsFor, Session, type QuestionView } from '@gravetable/kernel';
import { askedFor, Reasons } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { cardsOfTheDead } from '../src/index.ts';
import { enWhyNot } from '../src/text/en-why-not.ts';
import type { View } from '../src/view.ts';
import { whyNot } from '../src/why-not.ts';

/** Every piece the table draws for a seat: the row, the street, the seats, what the seat carries. */
function piecesOn({ spaces, survivors, zone, main, indoor }: View, seat: number): string[] {
  const { hand, reserve, equipped, loaded, worn } = survivors[seat]!;
  const carried = [...hand, ...reserve, equipped ?? [], loaded ?? [], worn ?? []].flat();
  return [
    ...spaces.map(({ space }) => `space:${space}`),
    ...(zone === 'main' ? main : indoor).map(({ slot }) => `slot:${zone}:${slot}`),
    ...survivors.map((_, at) => `seat:${at}`),
    ...carried.map(({ instance }) => `card:${instance}`),
  ];
}

const reasons = new Reasons(cardsOfTheDead, { whyNot, pieces: piecesOn });

test.each([
  [1, 'why one'],
  [2, 'why two'],
  [3, 'why three'],
] as const)('every piece of a game of %i says why not', (seats, seed) => {
  const codes = [0, 1, 2].flatMap((game) => [...reasons.heard(seats, `${seed} ${game}`, 250)]);
  expect(new Set(codes).size).toBeGreaterThan(3);
});

test('a slot of the street is called the same where it lies and where it is chosen', () => {
  const people = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'person' }));
  const session = Session.open(cardsOfTheDead, people, { seed: 'rows' });
  if (isRefusal(session)) throw new Error(session.code);
  const { play } = session;
  const { main, zone } = play.view(0) as View;
  expect(main.filter(({ row }) => row === 5).map(({ place }) => place)).toEqual([1]);
  const named = questionsFor(play, 0)
    .flatMap(({ options }) => options)
    .filter(({ said }) => said.id === 'option.walk');
  expect(named.length).toBeGreaterThan(1);
  for (const { touches, said } of named) {
    const slot = main.find((one) => touches.includes(`slot:${zone}:${one.slot}`))!;
    expect({ row: slot.row, place: slot.place }).toEqual({
      row: said.args?.['row'],
      place: said.args?.['place'],
    });
  }
});

/** As much of a view as a reason looks at. */
const card = (instance: number, id: string) => ({ instance, card: id });
const RICK = {
  id: 'rick',
  vitality: 5,
  actionsLeft: 2,
  hand: [card(1, 'punch'), card(2, 'bat')],
  reserve: [card(3, 'lantern')],
  equipped: card(4, 'bat'),
  loaded: card(5, 'ammunition-gun'),
  worn: card(6, 'kevlar'),
};
const EMPTY = { hand: [], reserve: [], equipped: null, loaded: null, worn: null };
const slot = (at: number, change: object) => ({
  slot: at,
  row: 2,
  x: 3,
  place: 2,
  back: 'common',
  up: false,
  covered: false,
  card: null,
  ...change,
});
const VIEW = {
  zone: 'main',
  survivors: [
    RICK,
    { ...EMPTY, id: 'selena', vitality: 3, hand: [card(9, 'bat')] },
    { ...EMPTY, id: 'dan', vitality: 0 },
  ],
  spaces: [
    { space: 1, side: 'free', card: null },
    { space: 2, side: 'blocked', card: null },
  ],
  main: [
    slot(0, { back: null }),
    slot(1, { up: true }),
    slot(2, { covered: true }),
    slot(3, { back: 'city' }),
  ],
} as unknown as View;
const carrying = (change: object): View =>
  ({ ...VIEW, survivors: [{ ...RICK, ...change }] }) as unknown as View;
const asked = (kind: string, about: object = {}): QuestionView => askedFor(kind, 'CD-CARD-HOME-01', about);

const CASES: readonly (readonly [
  kind: string,
  piece: string,
  code: string,
  rule: string,
  view?: View,
  about?: object,
])[] = [
  ['turn', 'space:1', 'NOTHING_THERE', 'CD-SETUP-04'],
  ['turn', 'space:2', 'HORDE_STANDS', 'CD-SETUP-04'],
  ['turn', 'seat:0', 'GIVES_TO_OTHERS', 'CD-ACT-SWAP-06'],
  ['turn', 'seat:1', 'NOTHING_TO_GIVE', 'CD-ACT-SWAP-06'],
  ['turn', 'seat:2', 'TAKER_DEAD', 'CD-RULING-25'],
  ['turn', 'card:4', 'STRIKES', 'CD-ACT-USE-03'],
  ['turn', 'card:4', 'NO_ACTIONS', 'CD-TURN-03', carrying({ actionsLeft: 0 })],
  ['turn', 'card:4', 'NO_AMMUNITION', 'CD-AMMO-01', carrying({ equipped: card(4, 'gun'), loaded: null })],
  ['turn', 'card:5', 'LOADED', 'CD-ACT-USE-02'],
  ['turn', 'card:6', 'WORN', 'CD-CARD-KEVLAR-01'],
  ['turn', 'card:9', 'OF_ANOTHER', 'CD-SETUP-02'],
  ['runSecond', 'slot:main:0', 'EMPTY_SLOT', 'CD-RULING-16'],
  ['scout', 'slot:main:1', 'TURNED_ALREADY', 'CD-WALK-01'],
  ['scout', 'slot:main:2', 'COVERED', 'CD-DEPLOY-02'],
  ['peek', 'slot:main:3', 'NOT_COMMON', 'CD-CARD-BINO-01'],
  ['room', 'card:1', 'NEVER_DISCARDED', 'CD-SURV-DAN-05'],
  ['limit', 'card:3', 'NOT_IN_HAND', 'CD-RULING-19'],
  ['toll', 'card:4', 'NOT_IN_HAND', 'CD-SURV-DAN-03'],
  ['toll', 'card:2', 'NO_COMMON_CARD', 'CD-CARD-HOME-01'],
  ['trade', 'card:4', 'NOT_TRADED', 'CD-CARD-TRADER-01'],
  ['pay', 'card:2', 'ANOTHER_WANTED', 'CD-CARD-HOME-01', VIEW, { card: 'lantern' }],
  ['runSecond', 'space:1', 'RUN_FIRST', 'CD-RULING-27'],
  ['scout', 'card:2', 'SCOUT_FIRST', 'CD-CARD-LANT-01'],
  ['peek', 'seat:1', 'PEEK_FIRST', 'CD-CARD-BINO-01'],
  ['reorder', 'slot:main:2', 'REORDER_FIRST', 'CD-CARD-BINO-01'],
  ['keep', 'space:1', 'KEEP_FIRST', 'CD-CARD-HOME-01'],
  ['room', 'space:1', 'ROOM_FIRST', 'CD-RULING-18'],
  ['pay', 'space:1', 'PAY_FIRST', 'CD-CARD-HOME-01', VIEW, { card: 'lantern' }],
  ['trade', 'space:1', 'TRADE_FIRST', 'CD-CARD-TRADER-01'],
  ['toll', 'seat:1', 'TOLL_FIRST', 'CD-SURV-DAN-03'],
  ['limit', 'slot:main:2', 'LIMIT_FIRST', 'CD-TURN-13', VIEW, { n: 2 }],
];

describe('a reason in particular', () => {
  for (const [kind, piece, code, rule, view = VIEW, about = {}] of CASES)
    test(`${kind}, ${piece}: ${code}`, () => {
      const refusal = whyNot(view, asked(kind, about), piece);
      expect(refusal).toMatchObject({ code, rule });
      reasons.isSound(refusal, `${kind} ${piece}`);
    });

  test('stands in the table above for every sentence there is', () => {
    const told = new Set(CASES.map(([, , code]) => `refusal.${code}`));
    expect(Object.keys(enWhyNot).filter((id) => !told.has(id))).toEqual([]);
  });

  test('is not made up for a piece nobody knows', () => {
    expect(whyNot(VIEW, asked('turn'), 'lamp:3')).toBeNull();
    expect(whyNot(VIEW, asked('turn'), 'seat:7')).toBeNull();
  });
});
