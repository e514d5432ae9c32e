// DK-LOS, DK-TOWER, DK-MIST: the worked sides of ledger 6.2, the vectors, and what holds on every map.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUEST_IDS, type ZoneId } from '../cards/ids.ts';
import { chartOf, zoneNo } from './chart.ts';
import { inSight, rangeTo, sees, type Looking } from './sight.ts';
import { FAR, type Chart } from './types.ts';

const CLEAR: Looking = { open: 0, blinding: false };
const doorNo = (chart: Chart, edge: string) => chart.doors.findIndex((door) => door.edge === edge);
const withOpen = (chart: Chart, ...edges: string[]): Looking => ({
  ...CLEAR,
  open: edges.reduce((mask, edge) => mask | (1 << doorNo(chart, edge)), 0),
});
const look = (quest: string, looking: Looking, from: ZoneId): Record<string, number> => {
  const chart = chartOf(quest);
  return Object.fromEntries(
    inSight(chart, looking, zoneNo(chart, from)).map(({ zone, range }) => [chart.zones[zone]!.id, range]),
  );
};
/** What is seen on one tile alone. */
const onTile = (tile: string, seen: Record<string, number>) =>
  Object.fromEntries(Object.entries(seen).filter(([id]) => id.startsWith(`${tile}.`)));

describe('ledger 6.2, Crossroads', () => {
  const chart = chartOf('Q03'); // 1R lies in the north-west: nothing north or west of it.

  test('a room sees out of its door one Zone deep, up to a wall', () => {
    const open = withOpen(chart, '1R.A|1R.b');
    expect(look('Q03', open, '1R.A')).toEqual({ '1R.A': 0, '1R.b': 1 });
    expect(look('Q03', CLEAR, '1R.A')).toEqual({ '1R.A': 0 });
  });
  test('the street sees along the street, and the room behind the open door', () => {
    const open = withOpen(chart, '1R.A|1R.b');
    expect(onTile('1R', look('Q03', open, '1R.b'))).toEqual({
      '1R.A': 1,
      '1R.b': 0,
      '1R.c': 1,
      '1R.e': 2,
    });
    expect(look('Q03', open, '1R.b')['7V.a']).toBe(3);
    expect(onTile('1R', look('Q03', CLEAR, '1R.a'))).toEqual({ '1R.a': 0, '1R.c': 1, '1R.f': 2 });
  });
  test('rooms across a street never see each other, whatever is open', () => {
    const open = { ...CLEAR, open: -1 };
    for (const [a, b] of [
      ['1R.A', '1R.B'],
      ['1R.C', '1R.D'],
    ] as const)
      expect(sees(chart, open, zoneNo(chart, a), zoneNo(chart, b))).toBe(false);
  });
});

describe('ledger 6.2, Boulevard', () => {
  const chart = chartOf('Q01');

  test('rooms see one room deep, and the street through an open door', () => {
    expect(look('Q01', CLEAR, '2R.A')).toEqual({ '2R.A': 0, '2R.B': 1 });
    expect(look('Q01', CLEAR, '2R.B')).toEqual({ '2R.A': 1, '2R.B': 0, '2R.C': 1 });
    const open = withOpen(chart, '2R.B|2R.b');
    expect(look('Q01', open, '2R.B')).toEqual({ '2R.A': 1, '2R.B': 0, '2R.C': 1, '2R.b': 1 });
  });
});

describe('DK-TOWER sight from and to the Tower', () => {
  test('V-75 turrets see the street before them, not each other', () => {
    const seen = (from: ZoneId) => onTile('9V', look('Q12', CLEAR, from));
    expect(seen('9V.A')).toEqual({ '9V.A': 0, '9V.b': 1 });
    expect(seen('9V.b')).toEqual({ '9V.A': 1, '9V.b': 0, '9V.C': 1, '9V.c': 1, '9V.e': 2 });
  });

  test('V-53, V-54 from the rim one looks down at Range 1, and nobody looks up', () => {
    const chart = chartOf('Q09');
    const [rim, street] = [zoneNo(chart, '9V.a'), zoneNo(chart, '4R.h')];
    expect(rangeTo(chart, CLEAR, rim, street)).toBe(1);
    expect(rangeTo(chart, CLEAR, street, rim)).toBe(FAR);
    expect(rangeTo(chart, CLEAR, rim, zoneNo(chart, '9V.c'))).toBe(1);
  });

  test('V-77 nobody looks across the Tower, but from it and with Ghost Sight', () => {
    const chart = chartOf('Q12');
    const [west, top, east] = (['4R.f', '9V.b', '5R.b'] as const).map((id) => zoneNo(chart, id)) as [
      number,
      number,
      number,
    ];
    const ghost: Looking = { ...CLEAR, ghost: true };
    expect(rangeTo(chart, CLEAR, west, top)).toBe(FAR);
    expect(rangeTo(chart, CLEAR, west, east)).toBe(FAR);
    expect(rangeTo(chart, ghost, west, east)).toBe(4);
    expect(rangeTo(chart, ghost, west, top)).toBe(FAR);
    expect(rangeTo(chart, CLEAR, top, west)).toBe(1);
    expect(rangeTo(chart, CLEAR, top, east)).toBe(3);
  });
});

test('V-36 the street sees the first room behind an open door and no further', () => {
  const chart = chartOf('Q01');
  const open = withOpen(chart, '3R.b|3R.B');
  const seen = look('Q01', open, '3R.b');
  expect(seen['3R.B']).toBe(1);
  expect(seen['3R.C']).toBeUndefined();
  expect(look('Q01', open, '5R.e')).toMatchObject({ '3R.b': 1, '3R.B': 2 });
});

test('V-61 under Blinding Mist nobody sees out of, into or through a Mist Zone', () => {
  const mist = { ...CLEAR, blinding: true };
  expect(look('Q03', mist, '1R.b')).toEqual({ '1R.b': 0 });
  expect(look('Q03', mist, '1R.c')).toEqual({ '1R.c': 0 });
  expect(look('Q03', mist, '1R.e')).toMatchObject({ '1R.e': 0, '7V.a': 1 });
  expect(look('Q03', { ...mist, ghost: true }, '1R.b')).toMatchObject({ '1R.c': 1, '1R.e': 2 });
});

describe('on every map', () => {
  const anything = fc.record({
    quest: fc.constantFrom(...QUEST_IDS),
    open: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
    blinding: fc.boolean(),
    from: fc.nat(200),
    to: fc.nat(200),
  });
  const picked = ({
    quest,
    open,
    blinding,
    from,
    to,
  }: {
    quest: string;
    open: number;
    blinding: boolean;
    from: number;
    to: number;
  }) => {
    const chart = chartOf(quest);
    const size = chart.zones.length;
    return { chart, looking: { open, blinding }, from: from % size, to: to % size };
  };

  test('DK-LOS-01 two Actors see each other or neither does, the Tower apart', () => {
    fc.assert(
      fc.property(anything, (what) => {
        const { chart, looking, from, to } = picked(what);
        if (chart.zones[from]!.tower !== chart.zones[to]!.tower) return;
        expect(rangeTo(chart, looking, from, to)).toBe(rangeTo(chart, looking, to, from));
      }),
      { numRuns: 3000 },
    );
  });

  test('DK-TOWER-04 nothing on the Tower is seen from below, with or without Ghost Sight', () => {
    fc.assert(
      fc.property(anything, (what) => {
        const { chart, looking, from, to } = picked(what);
        if (chart.zones[from]!.tower || !chart.zones[to]!.tower) return;
        expect(sees(chart, { ...looking, ghost: true }, from, to)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('DK-LOS-06 opening doors shows more, mist shows less, Ghost Sight most', () => {
    fc.assert(
      fc.property(anything, fc.nat(19), (what, door) => {
        const { chart, looking, from, to } = picked(what);
        const now = rangeTo(chart, looking, from, to);
        expect(
          rangeTo(chart, { ...looking, open: looking.open | (1 << door) }, from, to),
        ).toBeLessThanOrEqual(now);
        expect(rangeTo(chart, { ...looking, blinding: true }, from, to)).toBeGreaterThanOrEqual(now);
        expect(rangeTo(chart, { ...looking, ghost: true }, from, to)).toBeLessThanOrEqual(now);
      }),
      { numRuns: 3000 },
    );
  });

  test('a look is never shorter than the walk over walls', () => {
    for (const quest of QUEST_IDS) {
      const chart = chartOf(quest);
      const size = chart.zones.length;
      chart.ghost.forEach((rays, from) => {
        for (const { to, range } of rays)
          expect(range).toBeGreaterThanOrEqual(chart.steps[from * size + to]!);
      });
    }
  });
});
