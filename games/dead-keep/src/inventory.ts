// Ledger 7.1: what the box holds, counted. `gravetable content dead-keep` compares.
import type { Inventory } from '@gravetable/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BOSS_RECORDS } from './cards/bosses.ts';
import { EQUIPMENT, isCrawlerCard } from './cards/box.ts';
import { ENEMY_CARDS } from './cards/decks/index.ts';
import type { EquipmentDeck } from './cards/equipment.ts';
import { MONSTER_RECORDS } from './cards/monsters.ts';
import { QUESTS } from './cards/quests/index.ts';
import { SKILLS } from './cards/skills.ts';
import { STAGES } from './cards/stages.ts';
import { TILES } from './cards/tiles.ts';
import { TOKENS } from './cards/tokens.ts';
import { UNDEAD_RECORDS } from './cards/undead.ts';

const different = (expected: number, things: Iterable<unknown>): Inventory[string] => ({
  expected,
  actual: new Set(things).size,
});
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const itemsOf = (deck: EquipmentDeck): string[] =>
  EQUIPMENT.flatMap((card, no) => (card.deck === deck && !isCrawlerCard(no) ? [card.code] : []));
const enemyCards = (deck: 'building' | 'street'): string[] =>
  ENEMY_CARDS.filter((card) => card.deck === deck).map(({ code }) => code);

export function inventory(): Inventory {
  const figures = [...UNDEAD_RECORDS, ...MONSTER_RECORDS].map((one) => one.figures);
  return {
    adventurers: different(
      16,
      ADVENTURERS.map(({ id }) => id),
    ),
    tiles: different(
      9,
      TILES.map(({ id }) => id.charAt(0)),
    ),
    tileSides: different(
      18,
      TILES.map(({ id }) => id),
    ),
    equipmentCards: { expected: 166, actual: EQUIPMENT.length },
    adventureEquipment: different(52, itemsOf('adventure')),
    talismans: different(30, itemsOf('talisman')),
    necromanticEquipment: different(52, itemsOf('necromantic')),
    crawlerCards: { expected: 8, actual: EQUIPMENT.filter((_, no) => isCrawlerCard(no)).length },
    necromanticArtifacts: different(24, itemsOf('artifact')),
    buildingDeck: different(40, enemyCards('building')),
    streetDeck: different(60, enemyCards('street')),
    stageCards: different(
      15,
      STAGES.map(({ code }) => code),
    ),
    bossCards: different(
      5,
      BOSS_RECORDS.map(({ kind }) => kind),
    ),
    miniatures: { expected: 94, actual: sum(figures) },
    tokens: { expected: 158, actual: sum(Object.values(TOKENS)) },
    skills: different(
      55,
      SKILLS.map(({ skill }) => skill),
    ),
    quests: different(
      12,
      QUESTS.map(({ id }) => id),
    ),
  };
}
