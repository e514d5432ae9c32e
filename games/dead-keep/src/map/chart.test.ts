// Ledger 6.1, 7.10: every Quest's map is sound: its tokens have places, its Zones can be reached, its buildings open.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUEST_IDS, type ZoneId } from '../cards/ids.ts';
import { QUESTS, questOf } from '../cards/quests/index.ts';
import { TILES } from '../cards/tiles.ts';
import { TOKENS } from '../cards/tokens.ts';
import { buildingOf, revealedAtSetup, revealedBy } from './buildings.ts';
import { chartOf, zoneNo } from './chart.ts';
import { joined, layTiles } from './raster.ts';
import { nearDistance, neighbours, nextSteps, openDistance, stepDistance } from './routes.ts';
import { FAR } from './types.ts';

const ALL = -1;
const inOrder = (one: number, other: number) => one - other;
const cases = QUESTS.map((quest) => [quest.id, quest, chartOf(quest.id)] as const);

describe('ledger 6.3 what every side needs', () => {
  test.each(TILES.map((tile) => [tile.id, tile] as const))('%s', (id, { raster, marks }) => {
    expect(raster).toHaveLength(7);
    for (const row of raster) expect(row).toMatch(/^.{7}$/);
    const { cells, edges } = layTiles([[id]]);
    const letters = new Set(cells.map(({ zone }) => zone.slice(-1)));
    expect(Object.keys(marks).every((letter) => letters.has(letter))).toBe(true);
    const zonesWith = (mark: string) => Object.values(marks).filter((all) => all.includes(mark)).length;
    expect(zonesWith('t')).toBe(Number(id[0]) <= 6 ? 2 : 1);
    expect(zonesWith('m') + zonesWith('f')).toBeGreaterThanOrEqual(1);
    expect(zonesWith('k')).toBeLessThanOrEqual(3);
    for (const { from, to, glyph } of edges) {
      const [a, b] = [from, to].map(([x, y]) => cells[y * 3 + x]!);
      expect(a!.zone === b!.zone).toBe(glyph === '~');
      const dark = [a!, b!].some(({ marks: own }) => own.includes('k'));
      const street = [a!, b!].some(({ zone }) => /[a-z]$/.test(zone));
      expect(glyph === 'o' && dark && street).toBe(false);
      if (glyph === '.') expect([a!, b!].every(({ zone }) => /[a-z]$/.test(zone))).toBe(true);
    }
  });

  test('Zones are told apart by their letters, streets being one cell', () => {
    for (const { id } of TILES)
      for (const letter of new Set(layTiles([[id]]).cells.map(({ zone }) => zone.slice(-1)))) {
        const count = layTiles([[id]]).cells.filter(({ zone }) => zone.endsWith(letter)).length;
        expect(letter === letter.toUpperCase() || count === 1).toBe(true);
      }
  });
});

test('ledger 6.1 where tiles meet the stronger edge counts', () => {
  expect([joined('#', 'd'), joined('d', 'o'), joined('o', '.'), joined('.', '.')]).toEqual([
    '#',
    'd',
    'o',
    '.',
  ]);
});

describe('every Quest', () => {
  test.each(cases)('%s uses each tile once and no more tokens than the box has', (_, quest) => {
    const tiles = quest.map.flat().map((side) => side[0]);
    expect(new Set(tiles).size).toBe(tiles.length);
    const doors = (colour: string) => quest.doors.filter((door) => door.colour === colour).length;
    expect(doors('red')).toBeLessThanOrEqual(TOKENS.doorRed);
    expect(doors('blue')).toBeLessThanOrEqual(TOKENS.doorBlue);
    expect(doors('green')).toBeLessThanOrEqual(TOKENS.doorGreen);
    expect(quest.passages.length).toBeLessThanOrEqual(TOKENS.passage);
    expect(quest.objectives.length).toBeLessThanOrEqual(
      TOKENS.objectiveRed + TOKENS.objectiveRedBlue + TOKENS.objectiveRedGreen,
    );
    expect(new Set(quest.spawns.map(({ token }) => token)).size).toBe(quest.spawns.length);
    expect(quest.spawns[0]!.token).toBe('start');
    const chests = chartOf(quest.id).zones.filter(({ treasure }) => treasure).length;
    expect(chests).toBeGreaterThanOrEqual(4); // DK-RULING-85
    expect(chests).toBeLessThanOrEqual(TOKENS.treasurePotion + TOKENS.treasureArtifact);
  });

  test.each(cases)('%s has a place for every door, Stairs and Passage', (_, quest, chart) => {
    const between = (edge: string) =>
      edge
        .split('|')
        .map((id) => zoneNo(chart, id as ZoneId))
        .toSorted(inOrder);
    expect(chart.doors.map(({ zones }) => zones.toSorted(inOrder))).toEqual(
      quest.doors.map(({ edge }) => between(edge)),
    );
    expect(chart.edges.filter(({ glyph }) => glyph === 'd')).toHaveLength(quest.doors.length);
    expect(chart.edges.filter(({ glyph }) => glyph === 's')).toHaveLength(quest.stairs.length);
    for (const { zones } of chart.stairs)
      expect(zones.filter((zone) => chart.zones[zone]!.tower)).toHaveLength(1);
    for (const edge of quest.passages) {
      const [a, b] = between(edge) as [number, number];
      expect(neighbours(chart, { open: 0, stairs: 0 }, a)).toContain(b);
    }
  });

  test.each(cases)('%s lets everything be reached once doors and Stairs are open', (_, quest, chart) => {
    const opened = { open: ALL, stairs: ALL };
    const start = zoneNo(chart, quest.start);
    const wanted = [
      ...quest.spawns.map(({ zone }) => zone),
      ...quest.objectives.map(({ zone }) => zone),
      ...quest.enemies.map(({ zone }) => zone),
      quest.boss.lair,
      ...(quest.exit === null ? [] : [quest.exit]),
      ...(quest.fountain === null ? [] : [quest.fountain]),
    ];
    for (const id of wanted) expect(openDistance(chart, opened, start, zoneNo(chart, id)), id).not.toBe(FAR);
    chart.zones.forEach((zone, no) => {
      expect(openDistance(chart, opened, start, no) === FAR, zone.id).toBe(zone.sealed);
      expect(zone.sealed && zone.treasure, zone.id).toBe(false);
    });
    for (const { zone } of quest.spawns) expect(chart.zones[zoneNo(chart, zone)]!.kind).toBe('street');
  });

  test('DK-RULING-161 only these rooms are never entered', () => {
    const sealed = (quest: string) =>
      chartOf(quest)
        .zones.flatMap(({ id, sealed: closed }) => (closed ? [id] : []))
        .toSorted();
    expect(sealed('Q11')).toEqual(['1R.B', '3V.A', '3V.D', '7R.B', '8R.C']);
    expect(sealed('Q12')).toEqual(['3V.A', '3V.D', '8R.D']);
  });

  test.each(cases)('%s is not blocked by its own locks', (_, quest, chart) => {
    // Every coloured Objective lies where one comes without the door it unlocks.
    for (const { colour, zone } of quest.objectives) {
      const door = chart.doors.findIndex((one) => one.colour === colour && colour !== 'red');
      if (door < 0) continue;
      const locked = chart.doors.reduce(
        (mask, one, no) => (one.colour === 'red' ? mask : mask | (1 << no)),
        0,
      );
      const others =
        colour === 'blue'
          ? locked
          : locked &
            ~chart.doors.reduce((mask, one, no) => (one.colour === 'blue' ? mask | (1 << no) : mask), 0);
      const opened = { open: ALL & ~(others | (1 << door)), stairs: ALL };
      expect(openDistance(chart, opened, zoneNo(chart, quest.start), zoneNo(chart, zone))).not.toBe(FAR);
    }
  });

  test('Q08 the Countess has no way out while her door is closed', () => {
    const chart = chartOf('Q08');
    expect(questOf('Q08').rules).toContainEqual(
      expect.objectContaining({ rule: 'behindWalls', zones: ['6R.a', '6R.b'] }),
    );
    const shut = {
      open: ALL & ~(1 << chart.doors.findIndex(({ edge }) => edge === '6R.a|6R.B')),
      stairs: ALL,
    };
    const reach = chart.zones.flatMap((zone, no) =>
      openDistance(chart, shut, zoneNo(chart, '6R.b'), no) === FAR ? [] : [zone.id],
    );
    expect(reach).toEqual(['6R.a', '6R.b']);
  });
});

describe('routes', () => {
  const anywhere = fc.record({
    quest: fc.constantFrom(...QUEST_IDS),
    open: fc.integer({ min: 0, max: 2 ** 20 - 1 }),
    stairs: fc.integer({ min: 0, max: 3 }),
    from: fc.nat(200),
    to: fc.nat(200),
  });

  test('distances are the same both ways, and never shorter than those through doors and walls', () => {
    fc.assert(
      fc.property(anywhere, ({ quest, from, to, ...opened }) => {
        const chart = chartOf(quest);
        const size = chart.zones.length;
        const [a, b] = [from % size, to % size];
        const open = openDistance(chart, opened, a, b);
        expect(openDistance(chart, opened, b, a)).toBe(open);
        expect(nearDistance(chart, a, b)).toBeLessThanOrEqual(open);
        expect(stepDistance(chart, a, b)).toBeLessThanOrEqual(nearDistance(chart, a, b));
        expect(open === 0).toBe(a === b);
      }),
      { numRuns: 2000 },
    );
  });

  test('DK-RULING-136 every next step is one nearer, and there is one as long as there is a route', () => {
    fc.assert(
      fc.property(anywhere, ({ quest, from, to, ...opened }) => {
        const chart = chartOf(quest);
        const size = chart.zones.length;
        const [a, b] = [from % size, to % size];
        const steps = nextSteps(chart, opened, a, b);
        const left = openDistance(chart, opened, a, b);
        expect(steps.length > 0).toBe(left !== FAR && left > 0);
        for (const next of steps) {
          expect(neighbours(chart, opened, a)).toContain(next);
          expect(openDistance(chart, opened, next, b)).toBe(left - 1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('V-21 the nearest is measured through the door, the way goes around it', () => {
    const chart = chartOf('Q04');
    const shut = { open: 0, stairs: 0 };
    const [street, room] = [zoneNo(chart, '3V.b'), zoneNo(chart, '3V.A')];
    expect(nearDistance(chart, street, room)).toBe(1);
    expect(openDistance(chart, shut, street, room)).toBe(FAR);
  });

  test('DK-TOWER-02 the Tower is left by Stairs alone', () => {
    for (const quest of ['Q09', 'Q11', 'Q12']) {
      const chart = chartOf(quest);
      const top = chart.zones.findIndex(({ tower }) => tower);
      const reach = (stairs: number) =>
        chart.zones.filter((_, no) => openDistance(chart, { open: ALL, stairs }, top, no) !== FAR);
      expect(reach(0).every(({ tower }) => tower)).toBe(true);
      expect(reach(1).some(({ tower }) => !tower)).toBe(true);
    }
  });
});

describe('DK-RULING-06, -07 buildings', () => {
  test('rooms open to the street are revealed at Setup, and only those', () => {
    const chart = chartOf('Q12');
    const revealed = revealedAtSetup(chart);
    const rooms = chart.zones.flatMap(({ id, kind }, no) => (kind === 'room' && revealed[no] ? [id] : []));
    expect(rooms).toEqual(['9V.A', '9V.B', '9V.C', '9V.D']);
    expect(chart.zones.every(({ kind }, no) => kind === 'room' || revealed[no])).toBe(true);
  });

  test('V-74 a door reveals the whole building it opens, other doors staying shut', () => {
    const chart = chartOf('Q01');
    const door = chart.doors.findIndex(({ edge }) => edge === '2R.B|2R.b');
    const found = revealedBy(chart, 1 << door, revealedAtSetup(chart), door).map((no) => chart.zones[no]!.id);
    expect(found).toEqual(['2R.A', '2R.B', '2R.C']);
    expect(found.filter((id) => chart.zones[zoneNo(chart, id)]!.dark)).toEqual(['2R.A', '2R.C']);
  });

  test('V-74 the second door of a building reveals nothing more', () => {
    const chart = chartOf('Q03');
    const no = (edge: string) => chart.doors.findIndex((door) => door.edge === edge);
    const [first, second] = [no('1R.e|1R.D'), no('1R.f|1R.D')];
    const revealed = revealedAtSetup(chart);
    const found = revealedBy(chart, 1 << first, revealed, first);
    expect(found.map((zone) => chart.zones[zone]!.id)).toEqual(['1R.D']);
    for (const zone of found) revealed[zone] = true;
    expect(revealedBy(chart, (1 << first) | (1 << second), revealed, second)).toEqual([]);
  });

  test('opening all doors in any order reveals every room that can be entered, each once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUEST_IDS).chain((quest) => {
          const doors = chartOf(quest).doors.map((_, no) => no);
          return fc.tuple(fc.constant(quest), fc.shuffledSubarray(doors, { minLength: doors.length }));
        }),
        ([quest, order]) => {
          const chart = chartOf(quest);
          const revealed = revealedAtSetup(chart);
          let open = 0;
          for (const door of order) {
            open |= 1 << door;
            for (const zone of revealedBy(chart, open, revealed, door)) {
              expect(revealed[zone]).toBe(false);
              expect(
                chart.doors[door]!.zones.some((side) => buildingOf(chart, open, zone).includes(side)),
              ).toBe(true);
              revealed[zone] = true;
            }
          }
          expect(chart.zones.every(({ sealed }, no) => revealed[no] !== sealed)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
