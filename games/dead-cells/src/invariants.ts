// Ledger 5.4, DC-RULING-11: laws of the table that hold after every answer.
import { boughtCard, combatCard, equipmentCard, foeCard } from './box/box.ts';
import type { Board, Hero } from './state.ts';
import { handSize, isSolo } from './table.ts';

const MOST = { potions: 3, keys: 2, worms: 18, malaise: 4, shurikens: 6 } as const;

/** A card lies in one place only. */
function twice(name: string, cards: readonly number[], codeOf: (no: number) => string): string[] {
  const seen = new Set<number>();
  const found: string[] = [];
  for (const no of cards) {
    if (seen.has(no)) found.push(`${name} ${codeOf(no)} lies in two places`);
    seen.add(no);
  }
  return found;
}

function cardLaws(board: Board): string[] {
  const { campaign, run, heroes, bag, combat, biome } = board;
  const combats = [
    ...heroes.flatMap((hero) => [...hero.hand, ...hero.draw, ...hero.discard, ...hero.active]),
    ...Object.values(campaign.decks).flat(),
    ...campaign.purgedCombat,
  ];
  const items = [
    ...heroes.flatMap((hero) => hero.slots.flatMap((no) => no ?? [])),
    ...Object.values(campaign.blueprints).flat(),
    ...campaign.equipment,
    ...campaign.purgedEquipment,
    ...run.equipment,
    ...run.equipmentDiscard,
    ...run.collector,
    ...bag.loot.equipment,
    ...bag.loot.blueprints,
    ...(combat === null ? [] : [...combat.loot.equipment, ...combat.loot.blueprints]),
  ];
  const foes = [
    ...(combat?.enemies.flatMap((enemy) => enemy?.card ?? []) ?? []),
    ...(combat?.boss === null || combat === null
      ? []
      : [...combat.boss.minions, ...combat.boss.minionDiscard]),
    ...(biome === null
      ? []
      : [...biome.monsters, ...biome.monsterDiscard, ...biome.elites, ...biome.eliteDiscard]),
  ];
  const bought = [
    ...Object.values(campaign.upgrades).flat(),
    ...Object.values(campaign.rewards).flat(),
    ...campaign.well,
    ...campaign.secrets,
    ...campaign.startOfGame,
    ...campaign.duringGame,
    ...(campaign.skill === null ? [] : [campaign.skill]),
    ...campaign.setAside,
    ...campaign.markets,
    ...campaign.inserts,
    ...campaign.done,
  ];
  return [
    ...twice('Combat card', combats, (no) => combatCard(no).code),
    ...twice('Equipment', items, (no) => equipmentCard(no).code),
    ...twice('Enemy', foes, (no) => foeCard(no).code),
    ...twice('card', bought, (no) => boughtCard(no).code),
  ];
}

function heroLaws(board: Board, hero: Hero): string[] {
  const found: string[] = [];
  const tokens = [
    hero.damage,
    hero.shields,
    hero.golden,
    hero.poisoned,
    hero.onFire,
    hero.marked,
    hero.worms,
  ];
  if (tokens.some((n) => n < 0)) found.push(`${hero.who} has less than nothing of a token`);
  if (hero.hand.length > handSize(hero) && hero.malaise === null)
    found.push(`${hero.who} holds too many cards`);
  if (hero.slots.length !== hero.wounds.length) found.push(`${hero.who} has wounds without slots`);
  if (board.combat === null && hero.active.length > 0)
    found.push(`${hero.who} has Active cards outside Combat`);
  if (board.combat === null && hero.shields + hero.golden + hero.poisoned + hero.bleeding.length > 0) {
    found.push(`${hero.who} keeps tokens after Combat`);
  }
  return found;
}

/** DC-CMB-10: three cards are committed, unless a hand was too small; in solo two and Serenade's. */
function combatLaws(board: Board): string[] {
  const { combat, heroes, run } = board;
  if (combat === null)
    return run.used.combat.length > 0 ? ['something is used up for a Combat that is over'] : [];
  const found: string[] = [];
  const active = heroes.reduce((n, hero) => n + hero.active.length, 0);
  if (active > 3) found.push(`${active} Active cards`);
  const short = heroes.some((hero) => hero.malaise !== null) || isSolo({ board });
  if (combat.revealed && active !== 3 && active !== 0 && !short)
    found.push(`${active} Active cards instead of 3`);
  if (combat.enemies.some((enemy) => enemy !== null && (enemy.shields < 0 || enemy.damage < 0))) {
    found.push('an Enemy has less than nothing of a token');
  }
  const shurikens = combat.boss?.shurikens.reduce((sum, n) => sum + n, 0) ?? 0;
  if (shurikens > MOST.shurikens) found.push(`${shurikens} Shurikens`);
  return found;
}

export function invariants(board: Board): string[] {
  const { bag, heroes } = board;
  const found = [
    ...cardLaws(board),
    ...combatLaws(board),
    ...heroes.flatMap((hero) => heroLaws(board, hero)),
  ];
  if (bag.teeth < 0 || bag.cells < 0 || bag.potions < 0) found.push('the Bag owes something');
  if (bag.potions > MOST.potions) found.push(`${bag.potions} Potions`);
  if (bag.keys > MOST.keys) found.push(`${bag.keys} Keys`);
  if (heroes.reduce((n, hero) => n + hero.worms, 0) > MOST.worms) found.push('too many Worms');
  if (heroes.filter((hero) => hero.malaise !== null).length > MOST.malaise)
    found.push('too many Malaise tokens');
  return found;
}
