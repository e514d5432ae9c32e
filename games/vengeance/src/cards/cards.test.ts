// Ledger 6: what must hold of the cards whatever their numbers are.

import { expect, test } from 'vitest';
import { BASIC_ABILITIES } from './basics.ts';
import { BOSSES } from './bosses.ts';
import { DENS } from './dens.ts';
import { FACES, FLASHBACK_ACTIONS, SLOT_FACES } from './dice.ts';
import { ENEMIES } from './enemies.ts';
import { abilityOf, HEROES, itemOf } from './heroes.ts';
import { inventory } from './inventory.ts';
import { OBJECTIVE_ICONS } from './objectives.ts';
import { BEATING_TRACK, BOSS_TRACK } from './tracks.ts';

const heroes = Object.values(HEROES);
const abilities = [...Object.values(BASIC_ABILITIES), ...heroes.flatMap((hero) => hero.abilities)];
const items = heroes.flatMap((hero) => hero.items);

test('VG-RULING-52 the inventory is complete', () => {
  for (const [thing, { expected, actual }] of Object.entries(inventory()))
    expect(actual, thing).toBe(expected);
});

test('VG-GEN-03 each hero has eight abilities and four items of its own', () => {
  for (const { id, prefix, ...hero } of heroes) {
    expect(hero.abilities.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${prefix}${n}`));
    expect(hero.items.map((one) => one.id)).toEqual([1, 2, 3, 4].map((n) => `${prefix}-i${n}`));
    expect(new Set([...hero.abilities, ...hero.items].map((one) => one.hero))).toEqual(new Set([id]));
  }
});

test('tiles are found by id', () => {
  for (const one of abilities) expect(abilityOf(one.id)).toBe(one);
  for (const one of items) expect(itemOf(one.id)).toBe(one);
});

test('VG-BEAT-03 no cost exceeds the first pool limit, and every slot can be paid', () => {
  for (const { id, dice } of abilities) {
    expect(dice.length, id).toBeLessThanOrEqual(BEATING_TRACK.poolLimits[0]);
    for (const slot of dice) expect(SLOT_FACES[slot]).not.toContain('wound');
  }
});

test('VG-SETUP-08 every boss fits on the Boss Track', () => {
  for (const { id, health } of Object.values(BOSSES)) {
    expect(health, id).toBeLessThanOrEqual(BOSS_TRACK.values.length);
  }
});

test('cards are plain data', () => {
  for (const card of [...heroes, ...abilities, ...Object.values(BOSSES), ...DENS.values()]) {
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  }
});

test('one icon, one meaning', () => {
  const cards = [
    ...heroes,
    ...heroes.map((hero) => hero.trait),
    ...abilities,
    ...items,
    ...Object.values(BOSSES),
    ...DENS.values(),
    ...Object.values(ENEMIES),
    ...Object.values(FACES),
    ...Object.values(FLASHBACK_ACTIONS),
  ];
  const all = [...cards.map((card) => card.icon), ...Object.values(OBJECTIVE_ICONS)];
  expect(all.filter((icon, at) => all.indexOf(icon) !== at)).toEqual([]);
});
