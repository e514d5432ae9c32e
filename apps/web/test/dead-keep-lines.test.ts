import { gameOf } from '@gravetable/catalog';
import { isRefusal, Session, type QuestionView } from '@gravetable/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fallenIn } from '../src/tables/dead-keep/asking/Fallen.tsx';
import type { Facts, View } from '../src/tables/dead-keep/facts.ts';
import { behind, linesOf } from '../src/tables/dead-keep/sheet/questLines.ts';

const game = gameOf('dead-keep')!;
const { quests } = game.content!.facts as Facts;
const LEDGER = readFileSync(path.join(import.meta.dirname, '../../../docs/rules/dead-keep.md'), 'utf8');

describe('what a Quest says of itself', () => {
  test.each(quests.map(({ id }) => id))('%s: a rule of the ledger stands behind every line', (quest) => {
    const session = Session.open(game, [{ name: 'P', kind: 'person' }], {
      seed: 'lines',
      options: { quest },
    });
    if (isRefusal(session)) throw new Error(session.code);
    const lines = linesOf(session.play.view(0) as View);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(LEDGER).toMatch(new RegExp(`^(- \\*\\*|\\| )${behind(line)}\\b`, 'm'));
  });
});

describe('dice that have fallen', () => {
  const asked = (kind: string, about: QuestionView['about']): QuestionView =>
    ({ kind, about }) as unknown as QuestionView;

  test('the lowest of them failed, wherever they lie', () => {
    const dice = fallenIn(asked('sureShot', { faces: [5, 1, 6, 2, 1], n: 3 }));
    expect(dice?.map(({ face, failed }) => (failed ? -face : face))).toEqual([5, -1, 6, -2, -1]);
    expect(fallenIn(asked('armorReroll', { faces: [4, 4], n: 2 }))?.every(({ failed }) => failed)).toBe(true);
  });

  test('no other question has them', () => {
    expect(fallenIn(asked('turn', { n: 3 }))).toBeNull();
  });
});
