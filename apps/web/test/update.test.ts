import { gameOf } from '@gravetable/catalog';
import { isRefusal, Session } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { leftBehind } from '../src/offline.ts';

const game = gameOf('lantern-hill')!;

function table(over: boolean): { over: boolean; record: string } {
  const session = Session.open(game, [{ kind: 'person', name: 'Ann' }], { seed: 'update' });
  if (isRefusal(session)) throw new Error(session.code);
  return { over, record: JSON.stringify(session.record(true)) };
}

const PLAYS = { rules: game.version, content: game.contentHash };

describe('what a new version leaves behind', () => {
  test('nothing, where rules and cards are the same', () => {
    expect(leftBehind([table(false)], { [game.id]: PLAYS })).toEqual([]);
  });

  test.each([
    ['other rules', { [game.id]: { ...PLAYS, rules: '9' } }],
    ['other cards', { [game.id]: { ...PLAYS, content: 'x' } }],
    ['a game it no longer has', {}],
  ])('a running game, where there are %s', (_, plays) => {
    const [running, over] = [table(false), table(true)];
    expect(leftBehind([running, over], plays)).toEqual([running]);
  });

  test('what cannot be read in this version either is told elsewhere', () => {
    expect(leftBehind([{ over: false, record: '{' }], {})).toEqual([]);
  });
});
