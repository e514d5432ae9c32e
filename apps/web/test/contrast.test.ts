import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { POSTERS } from '../src/brand.ts';

const CSS = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The tokens of every rule with this selector, later ones on top. */
function under(selector: string): Tokens {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of CSS.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g)) found[name!] = value!.trim();
  }
  return found;
}

/** A colour by its token, through as many names as it has. */
function colourOf(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`no token --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourOf(tokens, other);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`${hex} is no plain colour`);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const SURFACES = ['page', 'surface', 'raised'];
const TEXTS = ['text', 'text-2', 'text-3', 'danger', 'good', 'warn', 'info'];
const TEXT = 4.5;
const GRAPHIC = 3;

type Pair = readonly [what: string, on: string, least: number];
const each = (what: readonly string[], on: readonly string[], least: number): Pair[] =>
  what.flatMap((one) => on.map((ground): Pair => [one, ground, least]));

/** What is written and drawn on what, wherever the page is. */
const EVERYWHERE: readonly Pair[] = [
  ...each(TEXTS, SURFACES, TEXT),
  ...each(['text', 'danger'], ['danger-ground'], TEXT),
  ...each(['line', 'focus'], SURFACES, GRAPHIC),
  // Cards and their print, the same in both themes.
  ...each(['ink', 'ink-2', 'ink-3', 'ink-good', 'vermilion'], ['bone'], TEXT),
  ...each(['ink', 'ink-2'], ['bone-2'], TEXT),
  ['on-vermilion', 'vermilion', TEXT],
];

/** What wears the spot of a game. */
const WORN: readonly Pair[] = [
  ...each(['spot'], [...SURFACES, 'plate'], TEXT),
  ['on-spot', 'spot', TEXT],
  ...each(TEXTS, ['plate'], TEXT),
  ...each(['focus', 'line'], ['plate'], GRAPHIC),
  ...each(['print-spot', 'bone'], ['print'], TEXT),
];

/** Extra colours of single games (experience.md 4.1). */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'dead-cells': ['brutality', 'tactics', 'survival'],
  'cards-of-the-dead': ['infection'],
};

function tooClose(tokens: Tokens, pairs: readonly Pair[]): string[] {
  return pairs
    .map(([what, on, least]) => ({
      told: `${what} on ${on}`,
      ratio: contrast(colourOf(tokens, what), colourOf(tokens, on)),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ told, ratio, least }) => `${told}: ${ratio.toFixed(2)}, not ${least}`);
}

describe.each(['dark', 'light'])('the %s theme', (theme) => {
  const shared: Tokens = { ...under(':root'), ...under(`[data-theme='${theme}']`) };

  test('tells text and lines from every ground', () => {
    expect(tooClose(shared, EVERYWHERE)).toEqual([]);
  });

  test.each(POSTERS)('tells the colours of %s from every ground', (game) => {
    const tokens = { ...shared, ...under(`[data-game='${game}']`) };
    const own = each(OWN[game] ?? [], [...SURFACES, 'plate'], TEXT);
    expect(tooClose(tokens, [...EVERYWHERE, ...WORN, ...own])).toEqual([]);
  });
});

test('contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
