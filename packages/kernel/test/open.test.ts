import { isRefusal, optionsOf, type Json, type OptionSpec } from '@gravetable/kernel';
import { expect, test } from 'vitest';

const PARTY: OptionSpec = {
  id: 'party',
  kind: 'some',
  choices: ['elf', 'dwarf', 'mage', 'thief'],
  min: 2,
  max: 3,
  default: ['elf', 'mage'],
};

function party(given?: Json): unknown {
  const game = { seats: { min: 1, max: 4 }, options: [PARTY] };
  const options = optionsOf(game, {
    seats: 2,
    ...(given === undefined ? {} : { options: { party: given } }),
  });
  return isRefusal(options) ? options.data['where'] : options['party'];
}

test('a setting that lists several pieces keeps their order', () => {
  expect(party()).toEqual(['elf', 'mage']);
  expect(party(['thief', 'elf', 'dwarf'])).toEqual(['thief', 'elf', 'dwarf']);
});

test.each<[string, Json]>([
  ['too few', ['elf']],
  ['too many', ['elf', 'dwarf', 'mage', 'thief']],
  ['one twice', ['elf', 'elf']],
  ['a stranger', ['elf', 'orc']],
  ['nobody', ['elf', null]],
  ['no list', 'elf,dwarf'],
])('a setting that lists several pieces refuses %s', (_, given) => {
  expect(party(given)).toBe('party');
});
