// DK-RULING-162: tiles, and every Zone by its kind, its part of the tile and the tile, in English.
import type { Catalogue } from '@gravetable/kernel';
import { zoneCodes, zonesNamed } from '../../map/names.ts';
import { named } from '../named.ts';

/** A tile's grammar and name: a street's own name has no article. */
const tiles = {
  '1R': ['s', 'Crossroads'],
  '1V': ['s', 'Long Row'],
  '2R': ['s', 'Boulevard'],
  '2V': ['s', 'Plaza'],
  '3R': ['s', 'Corner House'],
  '3V': ['s', 'Fountain Court'],
  '4R': ['s', 'Ring'],
  '4V': ['p', 'Barracks'],
  '5R': ['s proper', 'Fountain Square'],
  '5V': ['p', 'Warehouses'],
  '6R': ['s proper', 'Crooked Alley'],
  '6V': ['s', 'Bone Yard'],
  '7R': ['p', 'Tenements'],
  '7V': ['s', 'Esplanade'],
  '8R': ['s proper', 'Foggy Corner'],
  '8V': ['s', 'Chapel'],
  '9R': ['s', 'Gatehouse'],
  '9V': ['s', 'Keep Crown'],
} as const;

const PARTS = {
  northWest: 'north-west',
  north: 'north',
  northEast: 'north-east',
  west: 'west',
  middle: 'middle',
  east: 'east',
  southWest: 'south-west',
  south: 'south',
  southEast: 'south-east',
} as const;

const withArticle = ([grammar, name]: readonly [grammar: string, name: string]): string =>
  grammar.endsWith('proper') ? name : `the ${name}`;

export const zones: Catalogue = {
  ...zoneCodes,
  ...named(tiles),
  ...named(
    zonesNamed('s', ({ kind, part, tile }) => `${PARTS[part]} ${kind} of ${withArticle(tiles[tile])}`),
  ),
};
