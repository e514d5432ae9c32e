// Ledger 5.4, DC-RULING-11: laws of the table that hold after every answer.
import {
  boughtCard,
  boughtCodes,
  combatCard,
  equipmentCard,
  foeCard,
  foeCodes,
  tileCard,
} from './box/box.ts';
import { biomes } from './cards/biomes/index.ts';
import { bossCellLevels } from './cards/boss-cells.ts';
import { bosses } from './cards/bosses/index.ts';
import { combatCards } from './cards/combat/index.ts';
import { equipmentCards } from './cards/equipment/index.ts';
import { malaiseCards } from './cards/malaise.ts';
import type { Board, Hero } from './state.ts';
import { handSize, isSolo } from './table.ts';

/** More of a token than any Combat brings; Rounds 0 to IV and the end; Enemy spaces. */
const MANY = 1000;
const ROUNDS = 6;
const SPACES = 4;
const MOST_SEATS = 4;
/** Zones with a Lantern. */
const ZONES = 3;
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

/** Whatever lies somewhere is in the box. */
function unknown(name: string, numbers: readonly number[], box: number): string[] {
  return numbers.filter((no) => no < 0 || no >= box).map((no) => `${name} ${no} is not in the box`);
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
  const { used } = run;
  const named = [...used.combat, ...used.biome, ...used.run, ...campaign.nextRun];
  const absent = [
    ...unknown('Combat card', [...combats, ...heroes.flatMap((hero) => hero.shown)], combatCards.length),
    ...unknown('Equipment', items, equipmentCards.length),
    ...unknown('Enemy', [...foes, ...heroes.flatMap((hero) => hero.bleeding)], foeCodes.length),
    ...unknown('card', [...bought, ...named], boughtCodes.length),
  ];
  if (absent.length > 0) return absent;
  return [
    ...twice('Combat card', combats, (no) => combatCard(no).code),
    ...twice('Equipment', items, (no) => equipmentCard(no).code),
    ...twice('Enemy', foes, (no) => foeCard(no).code),
    ...twice('card', bought, (no) => boughtCard(no).code),
  ];
}

/** Places, seats and levels that exist; counts that tokens have. */
function placeLaws(board: Board, seats: number): string[] {
  const { campaign, run, heroes, biome, combat, votes } = board;
  const found: string[] = [];
  const law = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const among = (no: number | null, count: number): boolean => no === null || (no >= 0 && no < count);
  law(campaign.seats.length === seats && votes.length === seats, 'another number of seats');
  law(among(campaign.firstSeat, seats), 'the First Player has no seat');
  law(among(run.firstPlayer, Math.max(1, heroes.length)), 'nobody is First Player');
  law(new Set(heroes.map(({ who }) => who)).size === heroes.length, 'a Beheaded is there twice');
  law(among(run.bossCells, bossCellLevels.length + 1), 'too many Boss Cells');
  law(among(campaign.bossCells, bossCellLevels.length + 1), 'too many Boss Cells');
  law(
    run.malaise.every((no) => among(no, malaiseCards.length)),
    'Malaise that is not in the box',
  );
  for (const hero of heroes) {
    const counts = [
      hero.damage,
      hero.shields,
      hero.golden,
      hero.poisoned,
      hero.onFire,
      hero.marked,
      hero.worms,
    ];
    law(among(hero.seat, seats), `nobody plays ${hero.who}`);
    law(among(hero.malaise, malaiseCards.length), 'Malaise that is not in the box');
    law(counts.every((n) => n < MANY) && hero.wounds.every((n) => among(n, MANY)), `${hero.who}: a heap`);
    law(hero.levels.length === 3 && hero.levels.every((n) => among(n, MANY)), `${hero.who} has lost a track`);
    law(among(hero.extraHealth, MANY) && among(hero.extraSlots, MANY), `${hero.who} has grown`);
    law(among(hero.used, hero.slots.length), `${hero.who} uses a slot that is closed`);
    law(
      hero.acted >= -1 && hero.acted <= ROUNDS && among(hero.frozen, 2 ** ROUNDS),
      `${hero.who}: no such Round`,
    );
  }
  if (biome !== null) {
    const spaces = biomes[biome.id].spaces.length;
    const tiles = [...biome.tiles.flatMap((no) => no ?? []), ...biome.unused];
    law(among(biome.space, spaces) && biome.tiles.length === spaces, 'the Group stands nowhere');
    law(
      tiles.every((no) => tileCard(no) !== undefined),
      'a tile that is not in the box',
    );
    law(
      [...biome.open, ...biome.seen].every((no) => among(no, spaces)),
      'a space that is not there',
    );
    law(
      biome.rung.every((no) => among(no, biome.bells.length)),
      'a Bell that is not there',
    );
    law(
      biome.lit.every((no) => no >= 1 && no <= ZONES),
      'a Lantern that is not there',
    );
  }
  if (combat === null) return found;
  law(combat.enemies.length === SPACES && combat.markers.length === MOST_SEATS, 'no such Combat');
  law(
    combat.markers.every((no) => among(no, SPACES)),
    'a marker points nowhere',
  );
  law(among(combat.round, ROUNDS + 1) && among(combat.passer, heroes.length), 'no such Round');
  const { boss } = combat;
  if (boss === null) return found;
  const card = bosses[boss.id];
  const actions = [...boss.deck, ...boss.spent, ...(boss.action === null ? [] : [boss.action])];
  law(boss.instance >= 1 && boss.instance <= card.instances.length, 'a Boss that is not in the box');
  law(
    actions.every((no) => among(no, card.actions.length)),
    'an Action card that is not in the box',
  );
  law(
    [...boss.passed, boss.lastPasser].every((no) => among(no, heroes.length)),
    'nobody has passed',
  );
  law(boss.shurikens.every((n) => n >= 0) && among(boss.fireWave, SPACES), 'no such space');
  const banners = [...boss.bannerDeck, ...boss.banners.map((one) => one.card)];
  law(
    banners.every((no) => among(no, bosses.C3.banners.length)),
    'a Banner that is not in the box',
  );
  law(
    boss.banners.every(({ space }) => among(space, SPACES)),
    'a Banner stands nowhere',
  );
  return found;
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

export function invariants(board: Board, seats = board.votes.length): string[] {
  const { bag, heroes } = board;
  const nowhere = placeLaws(board, seats);
  if (nowhere.length > 0) return nowhere;
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
