// DK-RULING-162: Zones are called by kind, part of the tile and tile, in sentences of both languages.
import { Speaker, type Catalogue } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { zones as en } from '../text/en/zones.ts';
import { zones as fr } from '../text/fr/zones.ts';

const say = (language: 'en' | 'fr', texts: Catalogue, zone: string): string =>
  new Speaker(language, [{ ...texts, where: '{zone, the}' }]).say({ id: 'where', args: { zone } });

describe.each([
  ['1R.c', 'the middle street of the Crossroads', 'la rue centrale du Carrefour'],
  ['5R.A', 'the north-west room of Fountain Square', 'la pièce nord-ouest de la Place de la Fontaine'],
  ['2R.a', 'the west street of the Boulevard', 'la rue ouest du Boulevard'],
  ['8V.A', 'the north-west hall of the Chapel', 'la salle nord-ouest de la Chapelle'],
  ['3R.A', 'the north hall of the Corner House', 'la salle nord de la Maison d’angle'],
  ['5V.D', 'the south-east room of the Warehouses', 'la pièce sud-est des Entrepôts'],
])('%s', (zone, english, french) => {
  test('in English', () => expect(say('en', en, zone)).toBe(english));
  test('in French', () => expect(say('fr', fr, zone)).toBe(french));
  test('by its id, where that is asked for', () => {
    for (const texts of [en, fr])
      expect(
        new Speaker('en', [{ ...texts, where: '({code})' }]).say({ id: 'where', args: { code: zone } }),
      ).toBe(`(${zone})`);
  });
});
