// Section 7: the boards are the ledger's graphs, and obey its validation rules.
import { describe, expect, test } from 'vitest';
import { section, table } from '../../../test/ledger.ts';
import type { Biome, Corridor, Shape, Space } from '../../schema.ts';
import { tiles } from '../tiles/index.ts';
import { biomes } from './index.ts';

const SEVEN = section('## 7. Biome boards (`design` within `fact:seed` tile totals and `fact:board` shapes)');
const SHORT: Readonly<Record<string, Shape>> = {
  SQ: 'square',
  EL: 'trapezoid',
  CI: 'circle',
  HX: 'hexagon',
  PE: 'pentagon',
  TP: 'diamond',
  CO: 'octagon',
};
const boards = Object.values(biomes);

type TileSpace = Extract<Space, { kind: 'tile' }>;
const tileSpaces = (biome: Biome): readonly TileSpace[] =>
  biome.spaces.filter((space): space is TileSpace => space.kind === 'tile');
const countOf = (things: readonly { readonly shape: Shape }[], shape: Shape): number =>
  things.filter((thing) => thing.shape === shape).length;

/** The drawing of one board in the ledger: its space line and its corridors, both faces of B7 together. */
function drawing(code: string): string {
  const block = /```\n([^`]*)```/.exec(SEVEN)?.[1] ?? '';
  let drawn = '';
  let here = false;
  for (const line of block.split('\n')) {
    const board = /^(B\d)[ab]? /.exec(line)?.[1];
    if (board !== undefined) here = board === code;
    if (here) drawn += `${line.replace(/^B\d[ab]?/, '')}\n`;
  }
  return drawn;
}

/** A corridor as the ledger writes it. */
function written({ from, to, hand, deck, rune, flag, keys, worm }: Corridor): string {
  const gates = [
    ...(hand ?? []).map((sym) => `h:${sym}`),
    ...(deck ? ['d'] : []),
    ...(rune ? [`rune.${rune}`] : []),
    ...(flag ? ['flag'] : []),
    ...(keys ? ['key2'] : []),
  ];
  return `${from}>${to}${gates.length > 0 ? `[${gates.join(',')}]` : ''}${worm ? '(+1 worm)' : ''}`;
}

describe.each(boards)('Section 7 $code', (biome) => {
  const spaces = tileSpaces(biome);
  const start = biome.spaces.find((space) => space.kind === 'start');
  const exits = biome.spaces.filter((space) => space.kind === 'exit');
  const waysFrom = (id: string): readonly Corridor[] => biome.corridors.filter(({ from }) => from === id);

  test('has the spaces of the ledger', () => {
    const drawn = [...drawing(biome.code).matchAll(/\b([A-K]\d) (SQ|EL|CI|HX|PE|TP|CO)(\*|\(key\))?/g)];
    const marks: Readonly<Record<string, string>> = { '*': 'bell', '(key)': 'key' };
    expect(spaces.map(({ id, shape, mark }) => [id, shape, mark])).toEqual(
      drawn.map(([, id, shape = '', mark = '']) => [id, SHORT[shape], marks[mark]]),
    );
  });

  test('has the corridors of the ledger', () => {
    const drawn = drawing(biome.code).match(/\b\w+>\w+(\[[^\]]*\]|\(\+1 worm\))?/g);
    expect(biome.corridors.map(written)).toEqual(drawn);
  });

  test('leads where the table of the ledger says', () => {
    const row = table(SEVEN, 'Biome').find(([code]) => code === biome.code) ?? [];
    const targets = [...(row[3] ?? '').matchAll(/(X\d) → (\w\d)/g)].map(([, id, to]) => [id, to]);
    expect(exits.map((exit) => [exit.id, exit.to])).toEqual(targets);
  });

  test('has the shapes of the table, and tiles enough for every shape', () => {
    const row = table(SEVEN, 'Biome').find(([code]) => code === biome.code) ?? [];
    for (const [short, shape] of Object.entries(SHORT)) {
      const printed = (cell = ''): number => Number(new RegExp(`${short}(\\d+)`).exec(cell)?.[1] ?? 0);
      expect([short, countOf(tiles[biome.code], shape)]).toEqual([short, printed(row[1])]);
      expect([short, countOf(spaces, shape)]).toEqual([short, printed(row[2])]);
      expect(countOf(spaces, shape)).toBeLessThanOrEqual(countOf(tiles[biome.code], shape));
    }
  });

  test('is acyclic and runs from left to right', () => {
    const x = new Map(biome.spaces.map((space) => [space.id, space.x]));
    for (const { from, to } of biome.corridors) expect(x.get(to)).toBeGreaterThan(x.get(from) ?? 0);
  });

  test('reaches every space once all Runes are owned', () => {
    const reached = new Set<string>();
    const visit = (id: string): void => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const { to } of waysFrom(id)) visit(to);
    };
    visit(start?.id ?? '');
    expect([...reached].toSorted()).toEqual(biome.spaces.map(({ id }) => id).toSorted());
  });

  test('DC-RULING-12 every space but an Exit has a free corridor', () => {
    for (const space of biome.spaces.filter(({ kind }) => kind !== 'exit')) {
      const free = waysFrom(space.id).filter(
        ({ hand, rune, flag, keys }) => !hand && !rune && !flag && !keys,
      );
      expect([space.id, free.length > 0]).toEqual([space.id, true]);
    }
  });

  test('draws its spaces inside the board and apart from each other', () => {
    for (const { id, x, y } of biome.spaces) {
      expect([id, x > 0 && x < biome.size.width && y > 0 && y < biome.size.height]).toEqual([id, true]);
      for (const other of biome.spaces) {
        if (other.id !== id) expect([id, other.id, Math.hypot(other.x - x, other.y - y) > 9]).toContain(true);
      }
    }
  });
});

const pathLengths = (biome: Biome): readonly number[] => {
  const kinds = new Map(biome.spaces.map((space) => [space.id, space.kind]));
  const from = (id: string, shown: number): readonly number[] => {
    const kind = kinds.get(id);
    if (kind === 'exit') return [shown];
    const here = shown + (kind === 'tile' ? 1 : 0);
    return biome.corridors
      .filter((way) => way.from === id && way.rune !== 'teleport')
      .flatMap((way) => from(way.to, here));
  };
  return from('S', 0);
};

test.each(boards)('Section 7 a path through $code shows 5 to 7 tiles, 10 or 11 in B7', (biome) => {
  const [low, high] = biome.code === 'B7' ? [10, 11] : [5, 7];
  for (const shown of pathLengths(biome)) {
    expect(shown).toBeGreaterThanOrEqual(low);
    expect(shown).toBeLessThanOrEqual(high);
  }
});

test('DC-RULING-84, -85, -86 the Biome tokens match the marks on the boards', () => {
  const marks = (biome: Biome, mark: 'bell' | 'key'): number =>
    tileSpaces(biome).filter((space) => space.mark === mark).length;
  expect(marks(biomes.B5, 'bell')).toBe(3);
  expect(marks(biomes.B7, 'key')).toBe(3);
  const lanterns = biomes.B6.rules.find((rule) => rule.kind === 'lanterns');
  for (const { zone, litFrom } of lanterns?.zones ?? []) {
    const entries = biomes.B6.corridors.filter(({ to }) =>
      tileSpaces(biomes.B6).some((space) => space.id === to && space.zone === zone),
    );
    const outside = new Set(
      entries
        .map(({ from }) => from)
        .filter((id) => !tileSpaces(biomes.B6).some((space) => space.id === id && space.zone === zone)),
    );
    expect([...outside].toSorted()).toEqual([...litFrom]);
  }
});
