// VG-SETUP and VG-RULING-52: what the two boxes hold, counted.

import { BASIC_ABILITIES } from './basics.ts';
import { BOSSES } from './bosses.ts';
import { DEN_BOARDS, DENS } from './dens.ts';
import { FIGHTING_DIE, FLASHBACK_DICE, SUPPLY } from './dice.ts';
import { MINION_TYPES } from './enemies.ts';
import { HEROES } from './heroes.ts';
import { SOLO_LEVELS } from './solo.ts';
import { BOSS_TRACK, LOOT_TRACK, TRAINING_TRACK } from './tracks.ts';

export interface Count {
  readonly expected: number;
  readonly actual: number;
}

/** How many of each thing there should be, and how many there are. */
export function inventory(): Record<string, Count> {
  const heroes = Object.values(HEROES);
  const items = heroes.flatMap((hero) => hero.items);
  const count = (expected: number, things: Iterable<unknown>): Count => ({
    expected,
    actual: new Set(things).size,
  });
  return {
    heroes: count(8, heroes),
    heroesOfBox1: count(
      4,
      heroes.filter((hero) => hero.box === 1),
    ),
    heroesOfBox2: count(
      4,
      heroes.filter((hero) => hero.box === 2),
    ),
    traits: count(
      8,
      heroes.map((hero) => hero.trait.rule.word),
    ),
    basicAbilities: count(4, Object.values(BASIC_ABILITIES)),
    abilities: count(
      64,
      heroes.flatMap((hero) => hero.abilities.map((one) => one.id)),
    ),
    items: count(
      32,
      items.map((one) => one.id),
    ),
    itemSquares: { expected: 96, actual: items.reduce((sum, one) => sum + one.squares, 0) },
    bosses: count(9, Object.values(BOSSES)),
    minionTypes: count(5, MINION_TYPES),
    denBoards: count(5, Object.values(DEN_BOARDS)),
    denSides: count(10, DENS.values()),
    rooms: count(
      99,
      [...DENS.values()].flatMap((den) => den.rooms),
    ),
    fightingDice: { expected: 46, actual: Math.max(...Object.values(SUPPLY)) },
    fightingDieSides: { expected: 6, actual: FIGHTING_DIE.length },
    flashbackDice: { expected: 3, actual: FLASHBACK_DICE.length },
    soloLevels: count(3, Object.values(SOLO_LEVELS)),
    trainingSpaces: { expected: 20, actual: TRAINING_TRACK.values.length },
    lootSpaces: { expected: 8, actual: LOOT_TRACK.values.length },
    bossSpaces: { expected: 7, actual: BOSS_TRACK.values.length },
  };
}
