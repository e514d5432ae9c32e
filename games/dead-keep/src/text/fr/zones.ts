// DK-RULING-162: tiles, and every Zone by its kind, its part of the tile and the tile, in French.
import type { Catalogue } from '@gravetable/kernel';
import { zoneCodes, zonesNamed } from '../../map/names.ts';
import { named } from '../named.ts';

/** A tile by itself, and after the name of one of its Zones. */
const TILES = {
  '1R': ['m', 'Carrefour', 'du Carrefour'],
  '1V': ['f', 'Longue Enfilade', 'de la Longue Enfilade'],
  '2R': ['m', 'Boulevard', 'du Boulevard'],
  '2V': ['f', 'Grand-Place', 'de la Grand-Place'],
  '3R': ['f', 'Maison d’angle', 'de la Maison d’angle'],
  '3V': ['f', 'Cour de la Fontaine', 'de la Cour de la Fontaine'],
  '4R': ['m', 'Anneau', 'de l’Anneau'],
  '4V': ['f', 'Caserne', 'de la Caserne'],
  '5R': ['f', 'Place de la Fontaine', 'de la Place de la Fontaine'],
  '5V': ['mp', 'Entrepôts', 'des Entrepôts'],
  '6R': ['f', 'Ruelle tortueuse', 'de la Ruelle tortueuse'],
  '6V': ['m', 'Ossuaire', 'de l’Ossuaire'],
  '7R': ['mp', 'Taudis', 'des Taudis'],
  '7V': ['f', 'Esplanade', 'de l’Esplanade'],
  '8R': ['m', 'Coin des brumes', 'du Coin des brumes'],
  '8V': ['f', 'Chapelle', 'de la Chapelle'],
  '9R': ['m', 'Châtelet', 'du Châtelet'],
  '9V': ['f', 'Couronne du Donjon', 'de la Couronne du Donjon'],
} as const;

const KINDS = { street: 'rue', room: 'pièce', hall: 'salle' } as const;
const PARTS = {
  northWest: 'nord-ouest',
  north: 'nord',
  northEast: 'nord-est',
  west: 'ouest',
  middle: 'centrale',
  east: 'est',
  southWest: 'sud-ouest',
  south: 'sud',
  southEast: 'sud-est',
} as const;

export const zones: Catalogue = {
  ...zoneCodes,
  ...named(Object.fromEntries(Object.entries(TILES).map(([id, [grammar, name]]) => [id, [grammar, name]]))),
  ...named(zonesNamed('f', ({ kind, part, tile }) => `${KINDS[kind]} ${PARTS[part]} ${TILES[tile][2]}`)),
};
