// Ledger 6.1 Line of Sight: the rays worked out once, against the ledger's pseudo-code walked anew for every pair of Zones.
import { expect, test } from 'vitest';
import { QUESTS } from '../cards/quests/index.ts';
import type { Quest } from '../cards/quests/quest.ts';
import { chartOf } from './chart.ts';
import { layTiles } from './raster.ts';
import { rangeTo } from './sight.ts';
import { FAR, type Chart } from './types.ts';

const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The pseudo-code, line by line, over the printed grid and the Quest's tokens. */
function walked(quest: Quest, chart: Chart, open: number, blinding: boolean, ghost: boolean) {
  const grid = layTiles(quest.map);
  const glyphs = new Map(grid.edges.map(({ from, to, glyph }) => [[...from, ...to].join(), glyph]));
  const cellAt = (x: number, y: number) => grid.cells[y * grid.width + x];
  const zones = new Map(chart.zones.map((zone) => [zone.id as string, zone]));
  const isRoom = (id: string) => zones.get(id)!.kind === 'room';
  const onTower = (id: string) => zones.get(id)!.tower;
  const inMist = (id: string) => zones.get(id)!.mist;
  const joins = (edge: string, a: string, b: string) => edge === `${a}|${b}` || edge === `${b}|${a}`;

  /** What may be looked through between two neighbouring cells. */
  const transparent = (x: number, y: number, x2: number, y2: number): boolean => {
    const glyph = glyphs.get([Math.min(x, x2), Math.min(y, y2), Math.max(x, x2), Math.max(y, y2)].join());
    const [a, b] = [cellAt(x, y)!.zone, cellAt(x2, y2)!.zone];
    if (glyph === '~' || glyph === '.' || glyph === 'o') return true;
    if (quest.passages.some((passage) => joins(passage, a, b))) return true;
    const door = quest.doors.findIndex((one) => joins(one.edge, a, b));
    return glyph === 'd' && door >= 0 && (open & (1 << door)) !== 0;
  };

  return (a: string, b: string): number => {
    if (a === b) return 0;
    if (onTower(b) && !onTower(a)) return FAR;
    if (!ghost && blinding && (inMist(a) || inMist(b))) return FAR;
    let least = FAR;
    for (let y = 0; y < grid.height; y++)
      for (let x = 0; x < grid.width; x++) {
        if (cellAt(x, y)!.zone !== a) continue;
        for (const [dx, dy] of DIRECTIONS) {
          let [changes, zone] = [0, a];
          for (let [atX, atY] = [x, y]; ; atX += dx, atY += dy) {
            const next = cellAt(atX + dx, atY + dy);
            if (next === undefined || atX + dx < 0 || atX + dx >= grid.width) break;
            if (!ghost) {
              if (!transparent(atX, atY, atX + dx, atY + dy)) break;
              if (!onTower(a) && onTower(next.zone)) break;
              if (isRoom(a) && isRoom(b) && next.zone !== a && next.zone !== b) break;
              if (next.zone !== b && next.zone !== a && isRoom(next.zone)) break;
              if (next.zone !== b && blinding && inMist(next.zone)) break;
            }
            if (next.zone !== zone) changes += 1;
            zone = next.zone;
            if (zone === b) {
              least = Math.min(least, changes);
              break;
            }
          }
        }
      }
    return least;
  };
}

test.each(QUESTS.map((quest) => [quest.id, quest] as const))('%s', (id, quest) => {
  const chart = chartOf(id);
  const masks = [0, 2 ** quest.doors.length - 1, 0b0101_0101_0101_0101_0101, 0b0011_0011_0011_0011_0011];
  const wrong: string[] = [];
  let seen = 0;
  for (const open of masks)
    for (const blinding of [false, true])
      for (const ghost of [false, true]) {
        const twin = walked(quest, chart, open, blinding, ghost);
        chart.zones.forEach((from, a) =>
          chart.zones.forEach((to, b) => {
            const range = twin(from.id, to.id);
            if (range !== FAR && a !== b) seen += 1;
            const ours = rangeTo(chart, { open, blinding, ghost }, a, b);
            if (ours !== range) wrong.push(`${from.id} ${to.id}: ${ours}, not ${range}`);
          }),
        );
      }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
});
