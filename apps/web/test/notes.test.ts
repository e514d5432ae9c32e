import { gameOf } from '@gravetable/catalog';
import { isRefusal, Session, type Json } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Facts, View as StreetView } from '../src/tables/cards-of-the-dead/facts.ts';
import * as cards from '../src/tables/cards-of-the-dead/notes.ts';
import { en as cardsEn } from '../src/tables/cards-of-the-dead/words/en.ts';
import type { View as CellsView } from '../src/tables/dead-cells/cards/facts.ts';
import type { Facts as KeepFacts, View as KeepView } from '../src/tables/dead-keep/facts.ts';
import * as keep from '../src/tables/dead-keep/notes.ts';
import * as cells from '../src/tables/dead-cells/notes.ts';
import { en as cellsEn } from '../src/tables/dead-cells/words/en.ts';
import { en as keepEn } from '../src/tables/dead-keep/words/en.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

function seen(game: string, seats: number, options: { [id: string]: Json } = {}): unknown {
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(gameOf(game)!, people, { seed: 'notes', options });
  if (isRefusal(session)) throw new Error(session.code);
  return session.play.view(0);
}

/** A note's words fit a phone beside the board: two sentences, not a chapter. */
const LONGEST = 170;

describe('coach notes', () => {
  test('have words, and few of them', () => {
    for (const note of cards.NOTES) expect(cardsEn[`coach.${note}`].length).toBeLessThanOrEqual(LONGEST);
    for (const note of cells.NOTES) expect(cellsEn[`coach.${note}`].length).toBeLessThanOrEqual(LONGEST);
    for (const note of keep.NOTES) expect(keepEn[`coach.${note}`].length).toBeLessThanOrEqual(LONGEST);
  });

  describe('of Cards of the Dead', () => {
    const facts = gameOf('cards-of-the-dead')!.content.facts as Facts;
    const start = seen('cards-of-the-dead', 2) as StreetView;
    const [rick, ...others] = start.survivors;
    const holding = (change: Partial<StreetView['survivors'][number]>): StreetView => ({
      ...start,
      survivors: [{ ...rick!, ...change }, ...others],
    });
    const standing = (card: keyof Facts['CARDS']): StreetView => ({
      ...start,
      spaces: [
        { ...start.spaces[0]!, card: { instance: rick!.hand[0]!.instance, card } },
        ...start.spaces.slice(1),
      ],
    });
    const matters = (view: StreetView, own = 0) => cards.mattering(view, facts, view.survivors[own]!);
    const armedWith = (card: keyof Facts['CARDS'], uses: number): StreetView =>
      holding({ equipped: { instance: rick!.hand[0]!.instance, card }, uses, loaded: null });

    test.each([
      ['indoors', { ...start, zone: 'market' as const }],
      ['tools', standing('barricade')],
      ['ammo', armedWith('rifle', 0)],
      ['last-use', armedWith('bat', 2)],
      [
        'full',
        {
          ...standing('canned-soup'),
          survivors: [{ ...rick!, hand: Array(5).fill(rick!.hand[0]) }, ...others],
        },
      ],
      ['fallen', holding({ vitality: 0 })],
      [
        'blocked',
        {
          ...start,
          spaces: start.spaces.map((one, at) => (at < 5 ? one : { ...one, side: 'blocked' as const })),
        },
      ],
    ] as const)('%s comes when it matters, and not before', (note, view) => {
      expect(matters(view as StreetView)).toContain(note);
      expect(matters(start)).not.toContain(note);
    });

    test('the first note of a new game says what a turn is, and makes way for what comes close', () => {
      expect(matters(start)).toEqual(['turn']);
      expect(matters(standing('zombie'))[0]).toBe('zombie');
    });

    test.each(['ammo', 'last-use', 'full'] as const)('%s is said to whom it concerns alone', (note) => {
      const carried = {
        ammo: armedWith('rifle', 0),
        'last-use': armedWith('bat', 2),
        full: {
          ...standing('canned-soup'),
          survivors: [{ ...rick!, hand: Array(5).fill(rick!.hand[0]) }, ...others],
        } as StreetView,
      }[note];
      expect(matters(carried)).toContain(note);
      const [mine, ...theirs] = carried.survivors;
      const unarmed = theirs.map((one) => ({ ...one, equipped: null, hand: [] }));
      expect(matters({ ...carried, survivors: [mine!, ...unarmed] }, 1)).not.toContain(note);
    });

    test('the last Use is told of when one is left, not two', () => {
      expect(matters(armedWith('bat', 1))).not.toContain('last-use');
    });
  });

  describe('of The Dead Keep', () => {
    const facts = gameOf('dead-keep')!.content.facts as KeepFacts;
    const start = seen('dead-keep', 2) as KeepView;
    const { zone } = start.party[0]!;
    const other = start.party.findIndex(({ seat }) => seat === 1);
    const pack = { zone, kind: 'footman', n: 1 } as unknown as KeepView['packs'][number];
    const turnOf = (who: number): KeepView => ({
      ...start,
      phase: 'players',
      packs: [pack],
      party: start.party.map((one) => ({ ...one, zone })),
      turn: { ...start.turn, who },
    });

    test('what leaving Enemies costs is told to whoever may leave, not to those who look on', () => {
      expect(keep.mattering(turnOf(0), facts, 0)).toContain('leave');
      expect(keep.mattering(turnOf(other), facts, 0)).not.toContain('leave');
      expect(keep.mattering(turnOf(other), facts, 1)).toContain('leave');
    });

    test('nor to whoever pays nothing for it', () => {
      const view = turnOf(0);
      const party = view.party.map((one) => ({ ...one, skills: [...one.skills, 'slippery' as const] }));
      expect(keep.mattering({ ...view, party }, facts, 0)).not.toContain('leave');
    });
  });

  describe('of Dead Cells', () => {
    const start = seen('dead-cells', 2) as CellsView;
    const [first, ...others] = start.heroes;
    const hero = (change: Partial<CellsView['heroes'][number]>): CellsView => ({
      ...start,
      heroes: [{ ...first!, ...change }, ...others],
    });

    test.each([
      ['bleeding', hero({ bleeding: 1 })],
      ['marked', hero({ marked: 1 })],
      ['malaise', hero({ malaise: 'M1' })],
      ['worms', hero({ worms: 1 })],
      ['potion', { ...start, bag: { ...start.bag, potions: 1 } }],
      ['collector', { ...start, run: { ...start.run, collector: ['x'] } }],
      ['wounds', { ...hero({ damage: 1 }), run: { ...start.run, phase: 'explore' } }],
    ] as const)('%s comes when it matters, and not before', (note, view) => {
      expect(cells.mattering(view as CellsView, null)).toContain(note);
      expect(cells.mattering(start, null)).not.toContain(note);
    });

    test.each([
      ['crown', 'firstPlayer'],
      ['check', 'payHandCheck'],
      ['pass', 'choosePasser'],
      ['blow', 'victim'],
      ['equipment', 'equipmentReceiver'],
      ['scroll', 'scrollReceiver'],
    ] as const)('%s comes with the question %s', (note, kind) => {
      expect(cells.mattering(start, { kind, options: [] })).toContain(note);
      expect(cells.mattering(start, null)).not.toContain(note);
    });

    test('a way with a price tells of checks, a free one does not', () => {
      const way = (price: string) => ({
        value: 'A1',
        touches: [],
        said: { id: 'option.path', args: { price } },
      });
      expect(cells.mattering(start, { kind: 'choosePath', options: [way('free'), way('deck')] })).toContain(
        'check',
      );
      expect(cells.mattering(start, { kind: 'choosePath', options: [way('free')] })).not.toContain('check');
    });
  });

  describe('of The Dead Keep (T-20)', () => {
    const facts = gameOf('dead-keep')!.content!.facts as KeepFacts;
    const begun = seen('dead-keep', 1) as KeepView;
    const [astrid, lothar] = begun.party;
    const start: KeepView = {
      ...begun,
      phase: 'players',
      round: 2,
      turn: { ...begun.turn, who: 0 },
      packs: [],
    };
    const pack = (kind: string, zone: string, n: number): KeepView['packs'][number] =>
      ({ kind, zone, n, wounds: 0, level: 1, bound: false }) as KeepView['packs'][number];
    const figures = facts.undead.find(({ kind }) => kind === 'footman')!.figures;

    test('nothing matters yet on an empty board', () => {
      expect(keep.mattering(start, facts, 0)).toEqual([]);
    });

    test.each([
      ['ko', { ...start, party: [{ ...astrid!, wounds: astrid!.health }, ...start.party.slice(1)] }],
      ['doom', { ...start, boss: { ...start.boss, doom: 3 } }],
      ['short', { ...start, packs: [pack('footman', '2R.a', figures - 4)] }],
      [
        'friend',
        {
          ...start,
          party: [astrid!, { ...lothar!, zone: '2R.a' }, ...start.party.slice(2)],
          packs: [pack('footman', '2R.a', 1)],
        },
      ],
    ] as const)('%s, the first time it does', (note, view) => {
      expect(keep.mattering(view as KeepView, facts, 0)).toContain(note);
    });

    test('two Doom, a box with enough and a friend alone are no matter', () => {
      const calm = {
        ...start,
        boss: { ...start.boss, doom: 2 },
        packs: [pack('footman', '2R.a', figures - 5)],
      };
      expect(keep.mattering(calm, facts, 0)).toEqual([]);
    });
  });
});
