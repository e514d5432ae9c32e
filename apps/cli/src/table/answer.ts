/** From what was typed to an answer, or to a sentence that says what is missing. */

import { said, type Json, type QuestionView, type Said } from '@gravetable/kernel';
import type { Line, Menu, PowerLine } from './menu.ts';

export type Typed =
  | { readonly kind: 'answer'; readonly question: QuestionView; readonly value: Json }
  | { readonly kind: 'open'; readonly power: PowerLine }
  | { readonly kind: 'blocked'; readonly key: string }
  | { readonly kind: 'complaint'; readonly said: Said };

export function typed(menu: Menu, text: string): Typed {
  const power = menu.powers.find((one) => one.key === text || one.shortcut === text);
  if (power?.opens === true) return { kind: 'open', power };
  if (power !== undefined) return { kind: 'answer', question: power.question, value: power.value };
  if (menu.blocked.some((one) => one.key === text)) return { kind: 'blocked', key: text };
  const { question } = menu;
  const result = READERS[question.form](menu, text);
  return isSaid(result)
    ? { kind: 'complaint', said: result.complaint }
    : { kind: 'answer', question, value: result.value };
}

type Read = { readonly value: Json } | { readonly complaint: Said };

function isSaid(read: Read): read is { readonly complaint: Said } {
  return 'complaint' in read;
}

const no = (id: string, args?: Said['args']): Read => ({ complaint: said(id, args) });

const READERS: Readonly<Record<QuestionView['form'], (menu: Menu, text: string) => Read>> = {
  one: (menu, text) => readOne(menu.lines, text),
  some: readSome,
  order: readOrder,
  split: readSplit,
  assign: readAssign,
  chance: readChance,
};

/** The one answer that a number or the beginning of its words means. */
export function lineNamed(lines: readonly Line[], text: string): Line | undefined {
  const read = readOne(lines, text);
  return 'value' in read ? lines.find((one) => one.value === read.value) : undefined;
}

function readOne(lines: readonly Line[], text: string): Read {
  const exact = lines.find((one) => one.key === text || one.shortcut === text);
  if (exact !== undefined) return { value: exact.value };
  if (/^\d+$/.test(text)) return no('cli.play.noSuchNumber', { n: Number(text), max: lines.length });
  const wanted = plain(text);
  for (const fits of [
    (one: Line) => plain(one.text) === wanted,
    (one: Line) => plain(one.text).startsWith(wanted),
    (one: Line) => ` ${plain(one.text)}`.includes(` ${wanted}`),
  ]) {
    const found = wanted === '' ? [] : lines.filter(fits);
    if (found.length === 1) return { value: found[0]!.value };
    const same = found.every((one) => JSON.stringify(one.value) === JSON.stringify(found[0]!.value));
    if (found.length > 1 && same) return { value: found[0]!.value };
    if (found.length > 1) {
      return no('cli.play.several', { word: text, which: found.map((one) => one.key).join(', ') });
    }
  }
  return no('cli.play.notUnderstood', { word: text });
}

/** Without accents, capitals and marks, so that `ecoute` finds `Écouter`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Several things, named one after the other: numbers with spaces, or words with commas. */
function tokensOf(text: string): string[] {
  const parts = text.includes(',') ? text.split(',') : text.split(/\s+/);
  return parts.map((one) => one.trim()).filter((one) => one !== '');
}

function places(menu: Menu, text: string, repeat: boolean): number[] | { readonly complaint: Said } {
  const found: number[] = [];
  for (const token of tokensOf(text)) {
    const read = readOne(menu.lines, token);
    if (isSaid(read)) return read;
    const fits = (one: Line, at: number): boolean =>
      JSON.stringify(one.value) === JSON.stringify(read.value) && (repeat || !found.includes(at));
    const named = menu.lines.findIndex((one, at) => one.key === token && fits(one, at));
    const place = named === -1 ? menu.lines.findIndex(fits) : named;
    if (place === -1) return { complaint: said('cli.play.twice', { n: token }) };
    found.push(place);
  }
  return found;
}

function readSome(menu: Menu, text: string): Read {
  const { min = 0, max = menu.lines.length } = menu.question;
  const none = /^(0|-|none|aucun)$/.test(text);
  const found = none ? [] : places(menu, text, false);
  if (!Array.isArray(found)) return found;
  if (found.length < min || found.length > max) return no('cli.play.needMore', { n: found.length, min, max });
  return { value: found.map((place) => menu.lines[place]!.value) };
}

function readOrder(menu: Menu, text: string): Read {
  const found = places(menu, text, false);
  if (!Array.isArray(found)) return found;
  if (found.length !== menu.lines.length) return no('cli.play.needAll', { n: menu.lines.length });
  return { value: found.map((place) => menu.lines[place]!.value) };
}

function readSplit(menu: Menu, text: string): Read {
  const { total = 0, limits = [] } = menu.question;
  const amounts = tokensOf(text).map(Number);
  const sum = amounts.reduce((all, one) => all + one, 0);
  if (amounts.length === limits.length && sum === total) return { value: amounts };
  let left = total;
  const example = limits.map((limit) => {
    const part = Math.min(limit, left);
    left -= part;
    return part;
  });
  return no('cli.play.needAmounts', { n: limits.length, total, example: example.join(' ') });
}

const MOVE = /^(\d+)\s+(.+)$/;

/** `3 hand, 7 pack`: what is moved, each with its new place; the rest stays where it lies. */
function readAssign(menu: Menu, text: string): Read {
  const { now = [] } = menu.question;
  const moves = /^(0|-|none|aucun)$/.test(text) ? [] : text.split(',').map((one) => one.trim());
  const answer = [...now];
  for (const move of moves) {
    const [, key = '', where = ''] = MOVE.exec(move) ?? [];
    const item = menu.lines.findIndex((one) => one.key === key);
    if (where === '') return no('cli.play.needPlace', { word: move });
    if (item === -1) return no('cli.play.noSuchNumber', { n: Number(key), max: menu.lines.length });
    const place = placeNamed(menu.places, where);
    if (typeof place !== 'number') return place;
    answer[item] = place;
  }
  return { value: answer };
}

function placeNamed(places: readonly Line[], where: string): number | { readonly complaint: Said } {
  const numbered = places.map((one, at): Line => ({ ...one, value: at }));
  const read = readOne(numbered, where);
  return isSaid(read) ? read : (read.value as number);
}

function readChance(menu: Menu, text: string): Read {
  const { kind, min = 1 } = menu.question;
  const found = places(menu, text, kind === 'dice' || kind === 'die');
  if (!Array.isArray(found)) return found;
  if (found.length !== min) return no('cli.play.needMore', { n: found.length, min, max: min });
  const values = found.map((place) => menu.lines[place]!.value);
  return { value: kind === 'die' ? values[0]! : values };
}
