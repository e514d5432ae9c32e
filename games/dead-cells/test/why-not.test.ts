// Whatever lies on the table and cannot be chosen says why: a reason of its own, a rule of the ledger, both languages.
import type { QuestionView } from '@gravetable/kernel';
import { askedFor, Reasons } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';
import { biomes } from '../src/cards/biomes/index.ts';
import { combatCards } from '../src/cards/combat/index.ts';
import { equipmentCards } from '../src/cards/equipment/index.ts';
import { deadCells } from '../src/index.ts';
import type { View } from '../src/view/seen.ts';
import { enWhyNot } from '../src/text/en-why-not.ts';
import { whyNot } from '../src/why-not/index.ts';

/** Every piece the table draws for a seat. */
function piecesOn({ heroes, combat, biome, bagLoot, campaign, run }: View, seat: number): string[] {
  const lootOf = (pile: View['bagLoot']): string[] => [
    ...pile.tokens,
    ...pile.equipment.map(() => 'equipment'),
    ...pile.blueprints.map(() => 'blueprint'),
  ];
  const spaces = biome === null ? [] : biomes[biome.id].spaces;
  const lanterns =
    biome === null ? undefined : biomes[biome.id].rules.find(({ kind }) => kind === 'lanterns');
  return [
    ...heroes.flatMap(({ hand }) => (hand ?? []).map((code) => `combat:${code}`)),
    ...heroes.flatMap((hero, no) =>
      hero.seat === seat
        ? hero.slots.flatMap((code, slot) => (code === null ? [] : [`slot:${no}.${slot}`]))
        : [],
    ),
    ...heroes.map((_, no) => `hero:${no}`),
    ...(combat?.enemies.map(({ space }) => `space:${space}`) ?? []),
    ...(combat?.boss?.banners.map((_, at) => `space:banner.${at}`) ?? []),
    ...(combat === null ? [] : lootOf(combat.loot).map((what) => `loot:${what.split('.')[0]}`)),
    ...lootOf(bagLoot).map((what) => `bag:${what}`),
    ...(combat === null ? spaces.map(({ id }) => `map:${id}`) : []),
    ...spaces.flatMap((one) => (one.kind === 'tile' && one.mark === 'bell' ? [`bell:${one.id}`] : [])),
    ...(lanterns?.kind === 'lanterns' ? lanterns.zones.map(({ zone }) => `lantern:${zone}`) : []),
    ...[...campaign.startOfGame, ...campaign.duringGame, campaign.skill ?? []]
      .flat()
      .map((code) => `card:${code}`),
    ...(['betweenRuns', 'end', 'setup'].includes(run.phase)
      ? ['SV', 'TC', 'BR', 'W'].map((deck) => `deck:${deck}`)
      : []),
  ];
}

const reasons = new Reasons(deadCells, { whyNot, pieces: piecesOn });

test.each([
  [1, 'why one'],
  [2, 'why two'],
  [4, 'why four'],
] as const)('every piece of a game of %i says why not', (seats, seed) => {
  expect(reasons.heard(seats, seed, 700).size).toBeGreaterThan(15);
});

/** An item of that mode, by its code. */
const itemOf = (mode: string): string => equipmentCards.find((card) => card.mode.type === mode)!.code;
const bearing = (sym: string, bears: boolean): string =>
  combatCards.find(({ symbols }) => symbols.some((one) => one === sym) === bears)!.code;

/** As much of a view as a reason looks at. */
const SLOTS = ['replace', 'add', 'skill', 'shield', 'round0', 'companion'].map(itemOf);
const HERO = { who: 'flayed', dead: false, damage: 1, slots: SLOTS, used: null, seat: 0 };
const TILES = [
  { space: 'A2', open: true, code: 'x' },
  { space: 'B1', open: false, code: 'x' },
  { space: 'B2', open: false, code: null },
];
const BIOME = { id: 'B1', space: 'A1', tiles: TILES, lit: [2], rung: [0] };
const seen = (change: object): View =>
  ({
    heroes: [HERO, { ...HERO, who: 'poisoned', damage: 0 }, { ...HERO, who: 'immolated', dead: true }],
    combat: null,
    biome: BIOME,
    run: { phase: 'explore', used: ['SV-02'] },
    campaign: { startOfGame: ['SV-01'], duringGame: ['SV-02', 'SV-03'], skill: 'TC-01' },
    ...change,
  }) as unknown as View;
const asked = (kind: string, about: object = {}): QuestionView => askedFor(kind, 'DC-EXP-06', about);

const FOES = [
  { space: 'right1', name: 'monster.zombie', kind: 'monster' },
  { space: 'right2', name: 'monster.undeadArcher', kind: 'elite' },
];
const COMBAT = { revealed: true, round: 1, passer: 1, boss: null, enemies: FOES };
const rounds = seen({ combat: COMBAT });
const planning = seen({ combat: { ...COMBAT, revealed: false } });
const silenced = seen({ combat: { ...COMBAT, revealed: false }, biome: { ...BIOME, silent: true } });
const bossTurn = seen({ combat: { ...COMBAT, boss: { banners: [] } } });
const inRound = (round: number, used: number | null = null): View =>
  seen({ combat: { ...COMBAT, round }, heroes: [{ ...HERO, used }] });
const roundOf = (slot: number): number => {
  const { mode } = equipmentCards.find(({ code }) => code === SLOTS[slot])!;
  return 'round' in mode ? (mode.round ?? 0) : 0;
};
const serenade = seen({ heroes: [{ ...HERO, who: 'serenade' }] });
const at = (id: string, space: string, change: object = {}): View =>
  seen({ biome: { ...BIOME, id, space, ...change } });
const bells = biomes.B5.spaces
  .filter((one) => one.kind === 'tile' && one.mark === 'bell')
  .map(({ id }) => id);
const lanterns = biomes.B6.rules.find((one) => one.kind === 'lanterns')!.zones;

const CASES: readonly (readonly [
  kind: string,
  piece: string,
  view: View,
  code: string,
  rule: string,
  about?: object,
])[] = [
  [
    'payHandCheck',
    `combat:${bearing('survival', false)}`,
    seen({}),
    'CARD_LACKS',
    'DC-CHK-03',
    { sym: 'survival' },
  ],
  [
    'payHandCheck',
    `combat:${bearing('survival', true)}`,
    seen({}),
    'CARD_OWED',
    'DC-RULING-13',
    { sym: 'survival' },
  ],
  ['lanternCards', `combat:${bearing('tactics', false)}`, seen({}), 'CARD_LACKS', 'DC-RULING-85'],
  ['choosePath', `combat:${bearing('tactics', true)}`, seen({}), 'CARD_IDLE', 'DC-CHK-03'],
  ['choosePasser', `combat:${bearing('tactics', true)}`, planning, 'PASSER_FIRST', 'DC-PASS-01'],
  ['useMutation', `combat:${bearing('tactics', true)}`, planning, 'CARD_LATER', 'DC-CMB-12'],
  ['target', `combat:${bearing('tactics', true)}`, rounds, 'CARDS_LIE_OPEN', 'DC-CMB-10'],
  ['target', `combat:${bearing('tactics', true)}`, bossTurn, 'CARDS_LIE_OPEN_TURN', 'DC-BOSS-05'],

  ['equip', 'slot:0.0', seen({}), 'ITEM_OF_ANOTHER', 'DC-EQP-04'],
  ['choosePath', 'slot:0.0', seen({}), 'ITEM_IN_COMBAT', 'DC-EQP-05'],
  ['playCard', 'slot:0.0', planning, 'ITEM_AFTER_REVEAL', 'DC-EQP-05'],
  ['target', 'slot:0.0', inRound(roundOf(0), 0), 'ITEM_USED', 'DC-EQP-06'],
  ['target', 'slot:0.0', inRound((roundOf(0) % 3) + 1), 'ITEM_OTHER_ROUND', 'DC-EQP-07'],
  ['target', 'slot:0.0', inRound(roundOf(0), 2), 'ONE_EQUIPMENT', 'DC-EQP-06'],
  ['target', 'slot:0.0', inRound(roundOf(0)), 'ITEM_IN_PLACE', 'DC-EQP-07'],
  ['target', 'slot:0.1', inRound(roundOf(1)), 'ITEM_JOINS', 'DC-EQP-08'],
  ['target', 'slot:0.2', rounds, 'ITEM_BY_SKILL', 'DC-EQP-09'],
  ['target', 'slot:0.3', rounds, 'ITEM_BY_ITSELF', 'DC-FAQ-12'],
  ['target', 'slot:0.4', rounds, 'ITEM_IN_ROUND_0', 'DC-R0-01'],
  ['target', 'slot:0.5', rounds, 'ITEM_COMPANION', 'DC-COMP-02'],

  ['choosePath', 'hero:2', seen({}), 'BEHEADED_DEAD', 'DC-RULING-50'],
  ['victim', 'hero:1', rounds, 'BEHEADED_PASSES', 'DC-PASS-05'],
  ['victim', 'hero:0', rounds, 'BEHEADED_SPARED', 'DC-ACT-04'],
  ['vialReceiver', 'hero:1', seen({}), 'BEHEADED_UNHURT', 'DC-ICON-08'],
  ['equipmentReceiver', 'hero:0', serenade, 'SERENADE_UNARMED', 'DC-SOLO-15'],
  ['ally', 'hero:0', rounds, 'BEHEADED_OUT_OF_REACH', 'DC-RNG-01'],
  ['scrollReceiver', 'hero:0', seen({}), 'BEHEADED_NOT_MEANT', 'DC-EXP-06'],
  ['target', 'hero:0', rounds, 'ENEMY_MEANT', 'DC-RNG-01'],
  ['choosePath', 'hero:0', seen({}), 'GROUP_TOGETHER', 'DC-EXP-03'],
  ['playCard', 'hero:0', planning, 'BEHEADED_PLANS', 'DC-CMB-12'],
  ['ringBell', 'hero:0', seen({}), 'BEHEADED_AT_EASE', 'DC-EXP-06'],
  ['slot', 'hero:0', rounds, 'BEHEADED_NOT_ASKED', 'DC-EXP-06'],

  ['choosePasser', 'space:right1', planning, 'FOE_AFTER_PASSER', 'DC-PASS-01'],
  ['playCard', 'space:right1', planning, 'FOE_AFTER_REVEAL', 'DC-CMB-14'],
  ['playCard', 'space:right1', silenced, 'FOE_SILENCED', 'DC-B6-01'],
  ['slot', 'space:right1', rounds, 'FOE_BY_ACTION', 'DC-RNG-02'],
  ['redrawEnemy', 'space:right1', planning, 'FOE_STAYS', 'DC-EXP-06'],
  ['redrawEnemy', 'space:right2', planning, 'FOE_NO_MONSTER', 'DC-GEN-08'],
  ['secondTarget', 'space:right1', rounds, 'SECOND_ELSEWHERE', 'DC-RNG-01'],
  ['victim', 'space:right1', rounds, 'BEHEADED_MEANT', 'DC-ACT-02'],
  ['ally', 'space:right1', rounds, 'BEHEADED_GETS', 'DC-EXP-06'],
  ['playCard', 'space:shuriken.right1', planning, 'HUNG_AFTER_REVEAL', 'DC-RULING-113'],
  ['target', 'space:banner.1', rounds, 'HUNG_BY_ACTION', 'DC-RULING-113'],
  ['playCard', 'was:right1', planning, 'FOE_GONE', 'DC-KILL-03'],

  ['choosePath', 'map:A1', seen({}), 'GROUP_HERE', 'DC-EXP-05'],
  ['choosePath', 'map:A2', seen({}), 'NO_WAY_BACK', 'DC-EXP-04'],
  ['choosePath', 'map:Z9', seen({}), 'NO_CORRIDOR', 'DC-EXP-03'],
  ['ringBell', 'map:Z9', seen({}), 'MOVES_LATER', 'DC-EXP-02'],
  ['lookAtTile', 'map:Z9', seen({}), 'NO_TILE', 'DC-SETUP-14'],
  ['lookAtTile', 'map:A2', seen({}), 'TILE_OPEN', 'DC-EXP-08'],
  ['lookAtTile', 'map:B1', seen({}), 'TILE_SEEN', 'DC-RULING-106'],
  ['swapTile', 'map:B2', seen({}), 'TILE_OUT_OF_SIGHT', 'DC-RULING-106'],
  ['choosePath', `bell:${bells[0]}`, at('B5', 'S'), 'BELL_RUNG', 'DC-RULING-84'],
  ['useMutation', `bell:${bells[1]}`, at('B5', bells[1]!), 'BELL_LATER', 'DC-RULING-84'],
  ['choosePath', `bell:${bells[1]}`, at('B5', 'S'), 'BELL_ELSEWHERE', 'DC-RULING-84'],
  ['choosePath', 'lantern:2', at('B6', 'S'), 'LANTERN_LIT', 'DC-RULING-85'],
  ['choosePath', 'lantern:3', at('B6', 'nowhere'), 'LANTERN_FAR', 'DC-RULING-85'],
  [
    'choosePath',
    `lantern:${lanterns[0]!.zone}`,
    at('B6', lanterns[0]!.litFrom[0]!, { lit: [] }),
    'LANTERN_WAITS',
    'DC-B6-03',
  ],

  ['playCard', 'loot:tooth', planning, 'LOOT_AFTER_REVEAL', 'DC-ICON-13'],
  ['target', 'loot:tooth', rounds, 'LOOT_BY_ACTION', 'DC-ACT-11'],
  ['loot', 'loot:tooth', rounds, 'LOOT_BARRED', 'DC-ACT-11'],
  ['target', 'bag:vial', rounds, 'BAG_WAITS', 'DC-ACT-13'],
  ['target', 'bag:blueprint', rounds, 'BAG_TO_COLLECTOR', 'DC-UPK-02'],
  ['placeUpgrade', 'card:SV-01', seen({}), 'SLOT_OF_ANOTHER_KIND', 'DC-MUT-09'],
  ['choosePath', 'card:SV-02', seen({}), 'CARD_SPENT', 'DC-RULING-106'],
  ['choosePath', 'card:SV-01', seen({}), 'CARD_AT_START', 'DC-MUT-03'],
  ['choosePath', 'card:TC-01', seen({}), 'CARD_SKILL', 'DC-MUT-05'],
  ['choosePath', 'card:SV-03', seen({}), 'CARD_AT_ITS_MOMENT', 'DC-MUT-04'],
  ['nextRun', 'deck:SV', seen({}), 'DECKS_LATER', 'DC-END-05'],
];

describe('a reason in particular', () => {
  for (const [kind, piece, view, code, rule, about = {}] of CASES)
    test(`${kind}, ${piece}: ${code}`, () => {
      const refusal = whyNot(view, asked(kind, about), piece);
      expect(refusal).toMatchObject({ code, rule });
      reasons.isSound(refusal, `${kind} ${piece}`);
    });

  test('stands in the table above for every sentence there is', () => {
    const told = new Set(CASES.map(([, , , code]) => `refusal.${code}`));
    expect(Object.keys(enWhyNot).filter((id) => !told.has(id))).toEqual([]);
  });

  test('is not made up for a piece nobody knows', () => {
    expect(whyNot(seen({}), asked('choosePath'), 'lamp:3')).toBeNull();
    expect(whyNot(seen({}), asked('choosePath'), 'slot:7.1')).toBeNull();
  });
});
