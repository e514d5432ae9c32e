// Ledger 6.1: every card and tile by its code, and those that have come out on a table: turned over, played, equipped,
// bought. A card in a hand or in a deck has not been met.
import type { Pieces } from '@gravetable/kernel';
import {
  boughtCard,
  boughtCodes,
  combatCard,
  equipmentCard,
  foeCode,
  foeCodes,
  tileCard,
} from './box/box.ts';
import { bosses } from './cards/bosses/index.ts';
import { combatCards } from './cards/combat/index.ts';
import { equipmentCards } from './cards/equipment/index.ts';
import { malaiseCards } from './cards/malaise.ts';
import { runes } from './cards/runes.ts';
import { tiles } from './cards/tiles/index.ts';
import type { Board, BossFight, Campaign, Hero } from './state.ts';

const codes = (cards: readonly { readonly code: string }[]): string[] => cards.map(({ code }) => code);
const all = [
  ...codes(combatCards),
  ...codes(equipmentCards),
  ...foeCodes,
  ...codes(Object.values(tiles).flat()),
  ...boughtCodes,
  ...codes(malaiseCards),
  ...Object.values(bosses).flatMap((boss) => codes(boss.actions)),
  bosses.C1.fireWave.code,
  ...codes(bosses.C3.banners),
];

const lyingOf = ({ active, discard, slots, malaise }: Hero): string[] => [
  ...[...active, ...discard].map((no) => combatCard(no).code),
  ...slots.flatMap((no) => (no === null ? [] : [equipmentCard(no).code])),
  ...(malaise === null ? [] : [malaiseCards[malaise]!.code]),
];

const boughtOf = (campaign: Campaign): string[] => {
  const { startOfGame, duringGame, skill, setAside, markets, inserts, done, nextRun } = campaign;
  const slots = [...startOfGame, ...duringGame, ...(skill === null ? [] : [skill]), ...setAside];
  return [...slots, ...markets, ...inserts, ...done, ...nextRun].map((no) => boughtCard(no).code);
};

const shownBy = (fight: BossFight): string[] => [
  ...fight.spent.map((no) => bosses[fight.id].actions[no]!.code),
  ...fight.banners.map(({ card }) => bosses.C3.banners[card]!.code),
  ...fight.minionDiscard.map(foeCode),
  ...(fight.fireWave === null ? [] : [bosses.C1.fireWave.code]),
];

function met({ heroes, run, bag, biome, combat, campaign }: Board): string[] {
  return [
    ...heroes.flatMap(lyingOf),
    ...[...run.equipmentDiscard, ...bag.loot.equipment].map((no) => equipmentCard(no).code),
    ...boughtOf(campaign),
    ...runes.flatMap(({ id, code }) => (campaign.runes.includes(id) ? [code] : [])),
    ...(combat?.enemies.flatMap((enemy) => (enemy === null ? [] : [foeCode(enemy.card)])) ?? []),
    ...(combat === null || combat.boss === null ? [] : shownBy(combat.boss)),
    ...(biome === null ? [] : [...biome.monsterDiscard, ...biome.eliteDiscard].map(foeCode)),
    ...(biome?.open.map((at) => tileCard(biome.tiles[at]!).code) ?? []),
  ];
}

/** Which way, which start, how many Boss Cells, which deck to buy from. */
const crossroads = ['DC-EXP-06', 'DC-RULING-71', 'DC-RULING-72', 'DC-UPG-01a'];

export const pieces: Pieces<Board> = { all: [...new Set(all)], met, crossroads };
