// Ledger 6.1 Drawing: maps as text fit a terminal and show every Zone, door, person and Enemy.
import { Speaker } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { QUESTS } from '../cards/quests/index.ts';
import { legend as enLegend } from '../text/en/legend.ts';
import { names as enNames } from '../text/en/names.ts';
import { legend as frLegend } from '../text/fr/legend.ts';
import { names as frNames } from '../text/fr/names.ts';
import type { View } from '../view.ts';
import { revealedAtSetup } from './buildings.ts';
import { chartOf } from './chart.ts';
import { draw, type Drawn } from './draw.ts';
import { drawView, legend } from './signs.ts';

const revealed = (quest: string): string =>
  revealedAtSetup(chartOf(quest))
    .map((yes) => (yes ? '1' : '0'))
    .join('');
const empty = (quest: string): Drawn => ({
  open: 0,
  unlocked: 0,
  stairs: 0,
  revealed: revealed(quest),
  at: () => ({ signs: '', people: [], enemies: [] }),
});

describe('every map', () => {
  test.each(QUESTS.map(({ id }) => id))('%s fits 100 columns and names each Zone once', (id) => {
    const chart = chartOf(id);
    const lines = draw(chart, empty(id));
    expect(Math.max(...lines.map((line) => line.length))).toBe(11 * chart.width + 1);
    expect(11 * chart.width + 1).toBeLessThanOrEqual(100);
    const text = lines.join('\n');
    for (const zone of chart.zones) expect(text.split(`${zone.id} `)).toHaveLength(2);
  });
});

test('doors, locks, Stairs, grey and solid rooms', () => {
  const { width } = chartOf('Q12');
  const lines = draw(chartOf('Q12'), { ...empty('Q12'), open: 1, stairs: 1 });
  expect(width).toBe(9);
  expect(lines.slice(4, 9).map((line) => line.slice(0, 34))).toEqual([
    '+          +·  ·  ·  ·+───    ───+',
    '│░░░░░░░░░░│1V.b      │1V.D ░░░░░│',
    '│░░░░░░░░░░/          #░░░░░░░░░░#',
    '│░░░░░░░░░░│          │░░░░░░░░░░│',
    '+───    ───+·  ·  ·  ·+───    ───+',
  ]);
  expect(lines[18]!.slice(22, 78)).toBe('│          =          ·          ·          G          ·');
  expect(lines[9]!.slice(88)).toBe('│3V.D ▒▒▒▒▒│');
});

test('what does not fit a cell is counted', () => {
  const [line] = draw(chartOf('Q01'), {
    ...empty('Q01'),
    at: () => ({ signs: '', people: ['As', 'Lo', 'ML', 'Te', 'Th', 'Am'], enemies: [] }),
  }).slice(2, 3);
  expect(line!.slice(0, 12)).toBe('│AsLoMLTe+2#');
});

describe('a view', () => {
  const person = (id: string, zone: string, wounds = 0) => ({ id, zone, wounds, health: 10 });
  const pack = (kind: string, zone: string, n: number) => ({ kind, zone, n });
  /** Only what a drawn map looks at. */
  const view = {
    quest: 'Q01',
    open: 0,
    unlocked: 0,
    stairs: 0,
    spawns: 0b11,
    revealed: revealed('Q01'),
    party: [person('astrid', '7R.f'), person('lothar', '7R.f', 10)],
    packs: [pack('footman', '5R.c', 2), pack('footman', '5R.c', 1), pack('babaYaga', '5R.c', 1)],
    boss: { kind: 'ogre', zone: '2R.b', state: 'inactive' },
    objectives: [
      { zone: '3R.A', colour: 'red', taken: false },
      { zone: '5R.D', colour: 'red', taken: true },
    ],
    artifacts: ['5R.c'],
    search: ['5R.c', '5R.c'],
    treasure: [{ zone: '3R.A', face: null }],
  } as unknown as View;
  /** The three lines of a Zone's first cell. */
  const cell = (from: View, id: string): string[] => {
    const lines = drawView(from);
    const y = lines.findIndex((line) => line.includes(`${id} `));
    const x = lines[y]!.indexOf(`${id} `);
    return [0, 1, 2].map((at) => lines[y + at]!.slice(x, x + 10).trimEnd());
  };

  test('shows people, Enemies and tokens', () => {
    expect(cell(view, '5R.c')).toEqual(['5R.c A?&', '', 'f3BY1']);
    expect(cell(view, '7R.f')).toEqual(['7R.f', 'Aslo', '']);
    expect(cell(view, '3R.A')).toEqual(['3R.A O$k░░', '░░░░░░░░░░', '░░░░░░░░░░']);
    expect(cell(view, '5R.D')[0]).toBe('5R.D k░░░░');
    expect(cell(view, '5R.b')[0]).toBe('5R.b !');
    expect(cell(view, '2R.b')).toEqual(['2R.b ~', '', '(Og)']);
  });
  test('tells an active Boss from one that sleeps', () => {
    const active = { ...view, boss: { ...view.boss, state: 'active' } } as View;
    expect(cell(active, '2R.b')[2]).toBe('*Og*');
    expect(cell({ ...view, boss: { ...view.boss, state: 'gone' } } as View, '2R.b')[2]).toBe('');
  });

  test.each([
    ['en', { ...enLegend, ...enNames }, 'As Astrid', '& Mana Fountain'],
    ['fr', { ...frLegend, ...frNames }, 'f Fantassin', '& Fontaine de Mana'],
  ] as const)('has a legend in %s without doubles', (language, texts, one, other) => {
    const speaker = new Speaker(language, [texts]);
    const told = legend(view).map((line) => speaker.say(line));
    expect(told).toEqual(expect.arrayContaining([one, other]));
    const signs = told.map((line) => line.slice(0, line.indexOf(' ')));
    expect(new Set(signs).size).toBe(signs.length);
  });
});
