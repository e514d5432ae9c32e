// The table in words: everything printed on a card can be said, in both languages.
import { Speaker } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { boughtCodes, boughtNo, foeCard, foeCodes, foeNo, tileCard, tileNo } from '../src/box/box.ts';
import { bosses } from '../src/cards/bosses/index.ts';
import { combatCards } from '../src/cards/combat/index.ts';
import { equipmentCards } from '../src/cards/equipment/index.ts';
import { tiles } from '../src/cards/tiles/index.ts';
import { outline } from '../src/view/outline.ts';
import { branchSaid, effectsSaid, tileSaid } from '../src/view/printed-tiles.ts';
import { linesSaid, modeSaid } from '../src/view/printed.ts';
import { effectsOf } from '../src/upgrades/standing.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { view } from '../src/view/view.ts';
import type { Board } from '../src/state.ts';
import { fight, FIRST } from './fight.ts';
import { journey } from './journey.ts';

const speakers = { en: new Speaker('en', [en]), fr: new Speaker('fr', [fr]) };

test.each(['en', 'fr'] as const)('every card has its words (%s)', (language) => {
  const sentences = [
    ...combatCards.map(({ lines }) => linesSaid(lines)),
    ...foeCodes.map((code) => linesSaid(foeCard(foeNo(code)).lines)),
    ...Object.values(bosses).flatMap(({ actions }) => actions.map(({ lines }) => linesSaid(lines))),
    ...equipmentCards.map(({ mode }) => modeSaid(mode)),
  ].map((one) => speakers[language].say(one));
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((one) => /print\.|[{}]|undefined|object/.test(one))).toEqual([]);
});

test('DC-CARD-01 DC-CARD-02 hands, played cards, items and Enemies are told with their lines', () => {
  const { board } = fight({
    group: {
      flayed: { hand: ['ST-01'], active: ['ST-04'], items: ['ST-s02'] },
      immolated: { hand: ['ST-13'], active: ['ST-16'] },
    },
    faceDown: true,
    enemies: { right1: 'B1-10' },
  });
  const told = outline(view(board, FIRST)).flatMap(({ lines }) => lines.map((one) => speakers.en.say(one)));
  expect(told).toContain(
    'In hand: Shield Up (Survival): I: 1 Shield (yourself), II: 1 Damage (next to the Group), and III: Loot',
  );
  expect(told.some((line) => line.startsWith('Played: Skin for Skin (Brutality): I: 1 Damage'))).toBe(true);
  expect(told).toContain('Carries Broadsword: added to a card in Round III: 1 Damage (next to the Group)');
  expect(told).toContain('Played face down: Damage in Round II');
  expect(told).toContain(
    'Elite Archer, next to the Group: 3 of 3 Health; I: 1 Damage to each of 2 different Beheaded and III: 1 Damage to the First Player; killed, it gives 1 × Equipment',
  );
  // The hand of the other stays hidden.
  expect(told.join()).not.toContain(en['combat.ST-13']);
  expect(told).toContain('In hand: 1 card');
});

const toldOf = (board: Board): readonly string[] =>
  outline(view(board, FIRST)).flatMap(({ lines }) => lines.map((one) => speakers.en.say(one)));

test('DC-PLR-05 Skills, symbols, piles, minimum levels and Companions are told', () => {
  const { board } = fight({
    group: {
      flayed: {
        hand: ['ST-06'],
        discard: ['ST-05'],
        items: ['B1-s03', 'B1-s08', null],
        wounds: [1],
        frozen: 1 << 2,
        malaise: 'B7-s13',
      },
    },
    enemies: { right1: 'B1-01' },
  });
  expect(toldOf(board)).toEqual(
    expect.arrayContaining([
      'Skill: 1 Shield (yourself)',
      'In hand: Stand Over You (no symbol): I: a Skill and III: heal 1 (one of you)',
      'Draw pile 4, discard pile 1, on top Shove and Point (Survival and Brutality)',
      'Cell Rat: 1 Damage',
      'Carries Manacle Flail, from Brutality level 1 on: added to a card in Round II: 1 Damage (one of: behind the Group and next to the Group)',
      'Free slots: 1',
      'Frozen in Round II',
      'Malaise: Closed Throat. Vials remove no Damage from you.',
    ]),
  );
});

test('DC-CARD-02 Enemies are told with their Death row, counter, immunities and Rounds unseen', () => {
  const { board } = fight({
    biome: 'B6',
    group: { flayed: {} },
    enemies: { behind: 'B6-02', right1: 'B6-11', right2: ['B6-17', { key: true }] },
    edge: 'hole',
    constraints: [2],
  });
  board.combat!.constraints = [2];
  expect(toldOf(board)).toEqual(
    expect.arrayContaining([
      'Dark Tracker, behind the Group: 3 of 3 Health; I: 1 Damage, II: 1 Damage, and III: 1 Damage; killed, it gives 2 × Cell and unseen in Round II',
      'Shocker, next to the Group: 3 of 3 Health; I: 1 Damage and III: 1 Damage to everybody; killed, it gives 1 × Blueprint and strikes back: 1 Damage',
      'A Hole at the far end',
      'In the next Combat 2 Shields are needed to block 1 Damage.',
    ]),
  );
});

test('Ledger 6.7 a Boss is told with his instance, his markers and his Banners', () => {
  const { board } = fight({
    group: { flayed: {} },
    boss: { id: 'C3', instance: 2, action: 0, banners: [{ card: 1, damage: 1, space: 2 }] },
    enemies: { right1: 'C3-01B' },
  });
  expect(toldOf(board)).toEqual(
    expect.arrayContaining([
      'While an Elite minion stands, he cannot be hurt.',
      'Banner of the Fast, in the middle: 2 of 3. Heal Actions remove nothing. Potions still work.',
    ]),
  );
  const shurikens = fight({
    group: { flayed: {} },
    boss: { id: 'C2', shurikens: [0, 2, 0, 0] },
    enemies: { right1: 'C2-01A' },
  });
  expect(toldOf(shurikens.board)).toContain('Shurikens next to the Group: 2');
});

test('DC-EXP-03 the corridors ahead are told with their price and what lies beyond', () => {
  const { board } = journey({
    group: { flayed: {} },
    biome: 'B4',
    at: 'C2',
    collector: ['B4-s01'],
    bag: { keys: 1 },
  });
  expect(toldOf(board)).toEqual(
    expect.arrayContaining([
      'Keys: 1',
      'Waits for the Collector: Drag Net',
      'Ahead: D2, a Teleportation pad (1 Worm); beyond it E1, an Encounter (free), E2, a Treasure (free), and F3, a Treasure (Teleportation Rune)',
    ]),
  );
});

test.each(['en', 'fr'] as const)('every tile and every branch of a choice has its words (%s)', (language) => {
  const tileWords = Object.values(tiles)
    .flat()
    .flatMap((tile) => [tileSaid(tile), ...(tile.options ?? []).map(branchSaid)]);
  const choices = boughtCodes
    .flatMap((code) => effectsOf(boughtNo(code)))
    .flatMap((effect) => (effect.kind === 'nextRun' ? [effect, ...effect.effects] : [effect]))
    .flatMap((effect) => (effect.kind === 'choose' ? effect.options.map(effectsSaid) : []));
  const sentences = [...tileWords, ...choices].map((one) => speakers[language].say(one));
  expect(sentences.length).toBeGreaterThan(190);
  expect(sentences.filter((one) => /tilePrint|branch\.|[{}]|undefined|object/.test(one))).toEqual([]);
});
test('DC-ICON-03 DC-EXP-11 a tile is told with its branches and its price', () => {
  const told = (code: string) => speakers.en.say(tileSaid(tileCard(tileNo(code))));
  expect(told('B1-t14')).toBe('Door: one of: Brutality Hand Check: 1 × Equipment and 1 × Tooth');
  expect(told('B1-t11')).toBe('Cursed Treasure: 1 × Equipment and 1 × Cell and at the price of: 2 Damage');
  expect(told('B1-t03')).toBe('Encounter: the First Player token passes on, 3 Monsters, and Loot 1 × Cell');
});
