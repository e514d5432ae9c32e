// Whatever lies on the table and cannot be chosen says why: a reason of its own, a rule of the ledger, both languages.
import { askedFor, Reasons } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { deadKeep } from '../src/index.ts';
import { chartOf } from '../src/map/chart.ts';
import type { Board } from '../src/state.ts';
import { whyNot as texts } from '../src/text/en/why-not.ts';
import { view, type View } from '../src/view.ts';
import { whyNot } from '../src/why-not/index.ts';
import { keep, type KeepGiven } from './keep.ts';

/** Every piece the table draws. */
function piecesOn({ quest, party, treasure, artifacts, objectives }: View): string[] {
  const { zones, doors } = chartOf(quest);
  const cards = party.flatMap(({ hands, body, pack, talismans }) => [
    ...hands,
    ...(body === null ? [] : [body]),
    ...pack,
    ...talismans,
  ]);
  return [
    ...zones.map(({ id }) => `zone:${id}`),
    ...doors.map(({ edge }) => `door:${edge}`),
    ...party.map(({ id }) => `adventurer:${id}`),
    ...cards.map((code) => `card:${code}`),
    ...treasure.map((_, at) => `treasure:${at}`),
    ...artifacts.map((_, at) => `artifact:${at}`),
    ...objectives.map((_, at) => `objective:${at}`),
  ];
}

const reasons = new Reasons(deadKeep, { whyNot, pieces: piecesOn });

test.each([
  [1, 'why one'],
  [3, 'why three'],
] as const)('every piece of a game of %i says why not', (seats, seed) => {
  expect(reasons.heard(seats, seed, 150).size).toBeGreaterThan(8);
});

const seen = (given: KeepGiven): View => {
  const { board } = keep({ turn: { who: Object.keys(given.party)[0] as 'theron' }, ...given }) as {
    board: Board;
  };
  return view(board);
};
const theron = (more: object = {}, given: Partial<KeepGiven> = {}): View =>
  seen({ party: { theron: { at: '7R.f', ...more }, gavin: { at: '7R.b' } }, ...given });

const CASES: readonly (readonly [piece: string, view: View, code: string, rule: string, kind?: string])[] = [
  ['zone:7R.f', theron(), 'STANDS_HERE', 'DK-MOVE-01'],
  ['zone:3R.e', theron(), 'STEP_BY_STEP', 'DK-AMOVE-01'],
  ['zone:7R.D', theron(), 'BUILDING_CLOSED', 'DK-DOOR-04'],
  ['zone:2R.a', theron(), 'NO_OPEN_WAY', 'DK-MOVE-04'],
  ['zone:7R.e', theron({}, { enemies: { '7R.e': 'footman' } }), 'OUT_OF_SIGHT', 'DK-LOS-01'],
  ['zone:7R.a', theron({}, { enemies: { '7R.a': 'footman' } }), 'BEYOND_RANGE', 'DK-WPN-09'],
  ['zone:7R.a', theron({}, { enemies: { '7R.a': 'footman' }, mist: 1 }), 'OUT_OF_SIGHT', 'DK-LOS-01'],
  ['zone:1R.B', seen({ quest: 'Q11', party: { theron: {} } }), 'SEALED', 'DK-RULING-161'],
  ['zone:7R.a', theron(), 'NOT_NEAREST', 'DK-EMOVE-02', 'destination'],
  ['zone:7R.a', theron(), 'NOT_NEAREST', 'DK-RULING-43', 'targetZone'],
  ['zone:7R.a', theron(), 'NOT_ON_ROUTE', 'DK-EMOVE-03', 'route'],
  ['zone:7R.a', theron(), 'NOT_DARK', 'DK-RULING-05', 'darkRoom'],
  ['zone:7R.a', theron(), 'ASKED_FIRST', 'DK-PP-03', 'allotAttacks'],
  ['door:7R.e|7R.D', theron(), 'NOT_AT_DOOR', 'DK-DOOR-01'],
  ['door:7R.C|7R.b', theron({ at: '7R.b' }, { open: ['7R.C|7R.b'] }), 'DOOR_OPEN', 'DK-DOOR-05'],
  [
    'door:3V.C|1R.a',
    seen({ quest: 'Q04', party: { theron: { at: '1R.a' } } }),
    'DOOR_LOCKED',
    'DK-RULING-11',
  ],
  ['adventurer:theron', theron(), 'ACTS_NOW', 'DK-PP-01'],
  ['deed:search', theron(), 'NO_DEED', 'DK-SEARCH-01'],
  ['deed:door', theron({}, { turn: { who: 'theron', actions: 0 } }), 'NO_DEED', 'DK-DOOR-01'],
  ['adventurer:gavin', theron(), 'NOT_HERE', 'DK-TRADE-02'],
  ['card:AE-01', theron({ pack: ['AE-01'] }), 'PUT_AWAY', 'DK-INV-05'],
  ['card:AE-01', theron({ cards: ['AE-01'] }), 'NO_TARGET', 'DK-RULING-91'],
  ['card:NE-13', theron({ cards: ['NE-13'] }), 'WRONG_ZONE', 'DK-TRAIT-04'],
  ['card:NA-01', theron({ cards: ['NA-01'], mana: 0 }), 'NO_MANA', 'DK-WPN-08'],
  [
    'card:NA-01',
    theron({ cards: ['NA-01'], mana: 0, at: '7R.e', skills: ['mistAffinity'] }),
    'NO_TARGET',
    'DK-RULING-91',
  ],
  ['card:AE-41', theron({ cards: ['AE-41'] }), 'ROLLS_BY_ITSELF', 'DK-ARMOR-01'],
  ['card:TA-05', theron({ cards: ['TA-05'] }), 'WORKS_BY_ITSELF', 'DK-TRAIT-02'],
  ['card:AE-49', theron({ cards: ['AE-49'] }), 'WORKS_BY_ITSELF', 'DK-TRAIT-02'],
  ['card:TA-21', theron({ cards: ['TA-21'] }), 'NO_TARGET', 'DK-ENCH-02'],
  [
    'card:AE-01',
    seen({ party: { theron: { at: '7R.f' }, gavin: { at: '7R.f', cards: ['AE-01'] } } }),
    'NOT_YOURS',
    'DK-INV-01',
  ],
  ['objective:0', theron(), 'TOKEN_ELSEWHERE', 'DK-TOKEN-01'],
  ['objective:0', theron({}, { taken: ['3R.A'] }), 'TOKEN_TAKEN', 'DK-TOKEN-01'],
  ['artifact:0', theron({}, { artifacts: ['7R.a'] }), 'TOKEN_ELSEWHERE', 'DK-TOKEN-01'],
];

describe('a reason of its own', () => {
  const cases = CASES.map(
    ([piece, from, code, rule, kind = 'turn']) => [piece, code, from, rule, kind] as const,
  );
  test.each(cases)('%s: %s', (piece, code, from, rule, kind) => {
    const refusal = whyNot(from, askedFor(kind, 'DK-PP-03'), piece);
    reasons.isSound(refusal, piece);
    expect([refusal!.code, refusal!.rule]).toEqual([code, rule]);
  });

  test('every reason of this chapter has its case', () => {
    const told = new Set(CASES.map(([, , code]) => `refusal.${code}`));
    expect(Object.keys(texts).filter((id) => !told.has(id))).toEqual([]);
  });

  test('what is no piece has none', () => {
    expect(whyNot(theron(), askedFor('turn', 'DK-PP-03'), 'moon:1')).toBeNull();
  });
});
