// Ledger 6.2, 6.3: the nine tiles, eighteen sides, drawn as text.
import type { TileId } from './ids.ts';
import type { Tile } from './tile.ts';

/** In the order of their ids. */
export const TILES: readonly Tile[] = [
  {
    id: '1R',
    source: 'design',
    raster: ['+#+.+#+', '#A#a#B#', '+d+.+d+', '.b.c.e.', '+#+.+d+', '#CdfdD#', '+#+.+#+'],
    marks: { A: 't', B: 'k', C: 'k', D: 'kt', c: 'm' },
  },
  {
    id: '1V',
    source: 'design',
    raster: ['+#+.+#+', '#A#a#B#', '+~+.+o+', 'dAdbdDd', '+o+.+o+', '#C#cdE#', '+#+.+#+'],
    marks: { B: 'kt', C: 'kt', E: 'k', c: 'm' },
  },
  {
    id: '2R',
    source: 'design',
    raster: ['+#+d+#+', '#AoBoC#', '+#+d+#+', '.a.b.c.', '+d+#+#+', '#DoEoF#', '+#+d+#+'],
    marks: { A: 'kt', C: 'k', F: 'kt', b: 'm' },
  },
  {
    id: '2V',
    source: 'design',
    raster: ['+.+.+.+', '.a.b.c.', '+.+.+.+', '.e.f.g.', '+.+.+#+', '.h.idA#', '+.+.+#+'],
    marks: { A: 'kt', a: 't', f: 'f', b: 'm', e: 'm' },
  },
  {
    id: '3R',
    source: 'design',
    raster: ['+.+d+#+', '.a#A~A#', '+.+o+#+', '.bdBoCd', '+.+#+d+', '.c.e.f.', '+.+.+.+'],
    marks: { A: 'kt', C: 'k', c: 't', e: 'm' },
  },
  {
    id: '3V',
    source: 'design',
    raster: ['+#+.+#+', '#A#adB#', '+d+.+#+', '.b.c.e.', '+#+d+d+', '#C~C#D#', '+#+d+#+'],
    marks: { A: 'k', B: 't', C: 'kt', D: 'k', b: 'm', c: 'f' },
  },
  {
    id: '4R',
    source: 'design',
    raster: ['+.+.+.+', '.a.b.c.', '+.+d+.+', '.edAdf.', '+.+#+.+', '.g.h.i.', '+.+.+.+'],
    marks: { A: 'kt', i: 't', b: 'm', h: 'm' },
  },
  {
    id: '4V',
    source: 'design',
    raster: ['+#+d+.+', '#AoB#a.', '+#+o+.+', 'dCoDdb.', '+o+#+.+', '#E~E#c.', '+#+d+.+'],
    marks: { A: 'kt', C: 'k', E: 'kt', c: 'm' },
  },
  {
    id: '5R',
    source: 'design',
    raster: ['+#+.+#+', '#AdadB#', '+#+.+#+', '.b.c.e.', '+#+.+#+', '#CdfdD#', '+#+.+#+'],
    marks: { A: 'k', B: 't', C: 'kt', D: 'k', c: 'f' },
  },
  {
    id: '5V',
    source: 'design',
    raster: ['+.+.+.+', '.a.b.c.', '+#+d+#+', 'dA~AoBd', '+o+#+o+', '#C~CoD#', '+#+d+#+'],
    marks: { B: 'k', C: 'kt', D: 'kt', c: 'm' },
  },
  {
    id: '6R',
    source: 'design',
    raster: ['+#+.+.+', '#A#a.b.', '+o+d+#+', 'dB~BoCd', '+#+#+d+', '.c.e.f.', '+.+.+.+'],
    marks: { A: 'kt', C: 'kt', e: 'm' },
  },
  {
    id: '6V',
    source: 'design',
    raster: ['+.+.+.+', '.a.b.c.', '+d+.+.+', 'dA#e.f.', '+#+.+d+', '.g.h#B#', '+.+.+#+'],
    marks: { A: 'kt', B: 'kt', b: 'm', e: 'm', h: 'm' },
  },
  {
    id: '7R',
    source: 'design',
    raster: ['+#+.+#+', '#A#a#B#', '+o+.+d+', 'dCdb.e.', '+o+.+d+', '#E#f#D#', '+#+.+#+'],
    marks: { A: 'kt', D: 'k', E: 'k', a: 'm', e: 'm' },
  },
  {
    id: '7V',
    source: 'design',
    raster: ['+#+d+#+', '#A~AoB#', '+#+d+#+', '.a.b.c.', '+.+.+.+', '.e.f.g.', '+.+.+.+'],
    marks: { A: 'k', B: 'kt', e: 'm', g: 'm' },
  },
  {
    id: '8R',
    source: 'design',
    raster: ['+.+.+#+', '.a.b#A#', '+.+.+o+', '.c.edBd', '+#+.+#+', '#CdfdD#', '+#+.+#+'],
    marks: { A: 'kt', C: 'k', D: 'k', b: 'm', c: 'm', f: 'm' },
  },
  {
    id: '8V',
    source: 'design',
    raster: ['+#+d+#+', '#A~A~A#', '+d+o+#+', '.bdBoCd', '+.+#+o+', '.c.e#D#', '+.+.+#+'],
    marks: { A: 'k', D: 'kt', e: 'm' },
  },
  {
    id: '9R',
    source: 'design',
    raster: ['+#+.+#+', '#AoaoB#', '+#+d+#+', '.bdCde.', '+.+#+.+', '.f.g.h.', '+.+.+.+'],
    marks: { C: 'kt', g: 'm' },
  },
  {
    id: '9V',
    source: 'design',
    raster: ['+#+.+#+', '#A#a#B#', '+o+.+o+', '.b.c.e.', '+o+.+o+', '#C#f#D#', '+#+.+#+'],
    marks: { A: 't', c: 'm' },
  },
];

const sides = new Map(TILES.map((tile) => [tile.id, tile]));

export function tileOf(id: TileId): Tile {
  const found = sides.get(id);
  if (found === undefined) throw new Error(`No side ${id}`);
  return found;
}
