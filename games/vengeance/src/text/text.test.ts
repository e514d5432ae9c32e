// Both languages say everything, with the same arguments and sound typography.

import { argumentsOf } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { BASIC_ABILITIES } from '../cards/basics.ts';
import { BOSSES } from '../cards/bosses.ts';
import { DENS } from '../cards/dens.ts';
import { HEROES } from '../cards/heroes.ts';
import { EFFECT_ICONS, MODIFIER_ICONS } from '../cards/signs.ts';
import { OBJECTIVE_ICONS } from '../cards/objectives.ts';
import { en, type MessageKey } from './en.ts';
import { fr } from './fr.ts';

const keys: string[] = Object.keys(en);

test('French has exactly the keys of English', () => {
  expect(Object.keys(fr).toSorted()).toEqual(keys.toSorted());
});

test('every card, room and word has its texts', () => {
  const heroes = Object.values(HEROES);
  const tiles = [
    ...Object.values(BASIC_ABILITIES),
    ...heroes.flatMap((hero) => [hero.trait, ...hero.abilities, ...hero.items]),
    ...Object.values(BOSSES),
  ];
  const dens = [...DENS.values()];
  const named = [...heroes, ...tiles, ...dens, ...dens.flatMap((den) => den.rooms)];
  expect(keys).toEqual(expect.arrayContaining(named.map((card) => card.name)));
  expect(keys).toEqual(expect.arrayContaining(tiles.map((card) => card.text)));
  const words = [
    ...Object.keys(EFFECT_ICONS).flatMap((word) => [`effect.${word}`, `effect.${word}.text`]),
    ...Object.keys(MODIFIER_ICONS).flatMap((word) => [`modifier.${word}`, `modifier.${word}.text`]),
    ...Object.keys(OBJECTIVE_ICONS).map((kind) => `objective.${kind}`),
  ];
  expect(keys).toEqual(expect.arrayContaining(words));
  const rooms = keys.filter((key) => key.startsWith('room.'));
  expect(rooms.length).toBe(dens.flatMap((den) => den.rooms).length);
});

test('English and French take the same arguments', () => {
  for (const [key, french] of Object.entries(fr)) {
    expect(argumentsOf(french), key).toEqual(argumentsOf(en[key as MessageKey]));
  }
});

test.each([
  ['English', en],
  ['French', fr],
])('%s messages are well formed', (_, messages) => {
  for (const [key, message] of Object.entries<string>(messages)) {
    expect(message, key).toMatch(/^\S(.*\S)?$/);
    // An ASCII apostrophe quotes in MessageFormat; the typographic one never does.
    expect(message, key).not.toContain("'");
    expect(message.split('{').length, key).toBe(message.split('}').length);
    const choices = message.match(/, (plural|select),/g)?.length ?? 0;
    expect(message.match(/other \{/g)?.length ?? 0, key).toBe(choices);
  }
});

test('French puts no-break spaces before high punctuation', () => {
  for (const [key, french] of Object.entries(fr)) {
    expect(french, key).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
  }
});
