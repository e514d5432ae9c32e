import { describe, expect, test } from 'vitest';
import { leftBehind } from '../src/offline.ts';

const table = (over: boolean) => ({ over, game: 'lantern-hill' });
const PLAYS = { rules: '0.1.0', content: 'x' };

describe('what a new version leaves behind', () => {
  test.each([
    ['the same rules and cards', PLAYS],
    ['other rules', { ...PLAYS, rules: '9' }],
    ['other cards', { ...PLAYS, content: 'y' }],
  ])('nothing, where there are %s: running games go on', (_, plays) => {
    expect(leftBehind([table(false)], { 'lantern-hill': plays })).toEqual([]);
  });

  test('a running game that it no longer has', () => {
    const [running, over] = [table(false), table(true)];
    expect(leftBehind([running, over], {})).toEqual([running]);
  });
});
