// DK-RULING-162: tiles, and every Zone by its kind, its part of the tile and the tile, in English.
import type { Catalogue } from '@gravetable/kernel';
import { zoneCodes, zonesNamed } from '../../map/names.ts';
import { named } from '../named.ts';

const tiles = {
  '1R': 'Crossroads',
  '1V': 'Long Row',
  '2R': 'Boulevard',
  '2V': 'Plaza',
  '3R': 'Corner House',
  '3V': 'Fountain Court',
  '4R': 'Ring',
  '4V': 'Barracks',
  '5R': 'Fountain Square',
  '5V': 'Warehouses',
  '6R': 'Crooked Alley',
  '6V': 'Bone Yard',
  '7R': 'Tenements',
  '7V': 'Esplanade',
  '8R': 'Foggy Corner',
  '8V': 'Chapel',
  '9R': 'Gatehouse',
  '9V': 'Keep Crown',
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

export const zones: Catalogue = {
  ...zoneCodes,
  ...named(Object.fromEntries(Object.entries(tiles).map(([id, name]) => [id, ['s proper', name]]))),
  ...named(zonesNamed('s', ({ kind, part, tile }) => `${PARTS[part]} ${kind} of ${tiles[tile]}`)),
};
