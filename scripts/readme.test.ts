// The first page: one screen that says what this is, shows each game's table and leads everywhere else.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './catalogues.ts';
import { SHOTS } from './shots.ts';

const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const [first, ...rest] = README.split('\n## ');

test('one screen; what stands below it is who made the games', () => {
  expect(first!.split('\n').length).toBeLessThanOrEqual(40);
  expect(rest.map((part) => part.split('\n')[0])).toEqual(['Unofficial']);
});

test('a picture of each game’s table, made by the command that makes the others', () => {
  const pictures = [...first!.matchAll(/!\[([^\]]+)\]\(docs\/screens\/([\w-]+?)-desk-dark\.png\)/g)];
  const games = ['Dead Cells', 'Cards of the Dead', 'The Dead Keep', 'Vengeance'];
  expect(pictures.map(([, words]) => words!.split(':')[0])).toEqual(games);
  for (const [, , name] of pictures) {
    expect(SHOTS).toHaveProperty([name!]);
    expect(existsSync(path.join(ROOT, 'docs', 'screens', `${name}-desk-dark.png`)), name).toBe(true);
  }
});

test('the two commands, the first minute, terminal and lab in three lines each, and friends', () => {
  const commands = [...first!.matchAll(/^npm (\w+) {2,}#/gm)].map(([, name]) => name);
  expect(commands).toEqual(['start', 'test']);
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [, name] of first!.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(name!);
  expect(first).toContain('**In the first minute:**');
  for (const name of ['Terminal', 'Lab']) {
    const part = first!.slice(first!.indexOf(`- **${name}.**`));
    expect(part.startsWith('- '), name).toBe(true);
    expect(part.slice(2).split('\n- ')[0]!.split('\n'), name).toHaveLength(3);
  }
  expect(first).toMatch(/- \*\*For friends\.\*\*.*--lan/);
});

test('every link leads to something', () => {
  const links = [...README.matchAll(/\]\(([^)#]+)\)/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((to) => !existsSync(path.join(ROOT, to)))).toEqual([]);
});
