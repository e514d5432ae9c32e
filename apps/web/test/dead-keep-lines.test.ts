import { gameOf } from '@gravetable/catalog';
import { isRefusal, Session, type QuestionView } from '@gravetable/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fallenIn } from '../src/tables/dead-keep/asking/Fallen.tsx';
import { actionsOf, isSlippery, livesOf, type Facts, type View } from '../src/tables/dead-keep/facts.ts';
import { holdersBeside } from '../src/tables/dead-keep/sheet/Powers.tsx';
import { behind, linesOf } from '../src/tables/dead-keep/sheet/questLines.ts';
import { brought, foesOf, groupsOf } from '../src/tables/dead-keep/side/coming.ts';
import { deedNames } from '../src/tables/dead-keep/sheet/deeds.ts';
import { ownOf } from '../src/tables/dead-keep/words/index.ts';
import { wordsOf } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

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

describe('what the dead would do, in words', () => {
  const move = (pass: number, from: string, to: string, more: object = {}) =>
    ({ enemy: 'bloodhound', n: [5, 5], chance: 'yes', pass, from, to, ...more }) as Moves[number];
  type Moves = Parameters<typeof groupsOf>[0];

  test('a group that goes on in the next pass is one group, told by where it comes to stand', () => {
    const groups = groupsOf([
      move(1, '5R.b', '5R.c'),
      move(1, '3R.a', '3R.b', { enemy: 'footman' }),
      move(2, '5R.c', '5R.e'),
      move(3, '5R.e', '3R.b'),
    ]);
    expect(groups.map(({ enemy, n, from, to, steps }) => [enemy, n, from, to, steps])).toEqual([
      ['bloodhound', 5, '5R.b', ['3R.b'], 3],
      ['footman', 5, '3R.a', ['3R.b'], 1],
    ]);
  });

  test('one that parts, or may go elsewhere, is told step by step', () => {
    const parted = groupsOf([move(1, '5R.b', '5R.c'), move(2, '5R.c', '5R.e', { n: [2, 2] })]);
    expect(parted.map(({ to }) => to)).toEqual([['5R.c'], ['5R.e']]);
    const tied = groupsOf([
      move(1, '5R.b', '5R.c'),
      move(2, '5R.c', '5R.e', { chance: 'maybe' }),
      move(2, '5R.c', '5R.a', { chance: 'maybe' }),
    ]);
    expect(tied.map(({ to }) => to)).toEqual([['5R.c'], ['5R.e', '5R.a']]);
  });

  test.each([
    ['en', 'the Ogre Boss'],
    ['fr', 'Boss Ogre'],
  ] as const)('the Boss is called the Boss, not one of its kind (%s)', (language, name) => {
    const own = ownOf(wordsOf(language, game.text[language]));
    expect(foesOf('boss.ogre', 1, own)).toBe(name);
    expect(foesOf('ogre', 1, own)).not.toContain('Boss');
  });

  test.each(['en', 'fr'] as const)('a Mist event has its name, however many it brings (%s)', (language) => {
    const own = ownOf(wordsOf(language, game.text[language]));
    for (const n of [1, 2])
      expect(brought('footmenInTheMist', n, own)).toBe(own.name('mistEvent.footmenInTheMist'));
    expect(brought('footman', 2, own)).toBe(own.words.say({ id: 'pack.footman', args: { n: 2 } }));
  });
});

test('two weapons for one deed are told apart in the bar', () => {
  const own = ownOf(wordsOf('en', game.text.en));
  const facts = game.content!.facts as Facts;
  const strike = (card: string, zone: string) =>
    ({
      said: { id: 'option.attack' },
      value: { do: 'attack', card, zone },
      touches: [`card:${card}`, `zone:${zone}`],
    }) as unknown as QuestionView['options'][number];
  const names = (...options: QuestionView['options'][number][]) => deedNames(options, '2R.b', facts, own);
  expect(names(strike('AE-01', '2R.b'))).toEqual([own.s('deed.strike')]);
  const [one, other] = names(strike('AE-01', '2R.b'), strike('AE-03', '2R.b'));
  expect(one).toContain(own.called('AE-01'));
  expect(other).toContain(own.called('AE-03'));
  // The same weapon twice: each says all it is.
  expect(names(strike('AE-01', '2R.b'), strike('AE-01', '2R.a'))).toEqual([null, null]);
});

describe('what is counted for somebody', () => {
  const session = Session.open(game, [{ name: 'P', kind: 'person' }], {
    seed: 'counted',
    options: { quest: 'Q01' },
  });
  if (isRefusal(session)) throw new Error(session.code);
  const view = session.play.view(0) as View;
  const facts = game.content!.facts as Facts;
  const one = {
    ...view.party[0]!,
    danger: 'blue',
    skills: [],
    hands: [],
    body: null,
    talismans: [],
  } as const;

  test('Actions of a Turn: Yellow’s, free ones, and those of what is worn', () => {
    expect(actionsOf(one, facts)).toBe(3);
    expect(actionsOf({ ...one, danger: 'yellow' }, facts)).toBe(4);
    expect(actionsOf({ ...one, danger: 'red', skills: ['free1.move'] }, facts)).toBe(5);
  });

  test('who is Slippery by a Skill or by what they wear', () => {
    expect(isSlippery(one, facts)).toBe(false);
    expect(isSlippery({ ...one, skills: ['slippery'] }, facts)).toBe(true);
    expect(isSlippery({ ...one, talismans: ['TA-11'] }, facts)).toBe(true);
    expect(isSlippery({ ...one, pack: ['NE-49'] }, facts)).toBe(false);
  });

  test('DK-BOSS-11 the Boss has one life more than Stage cards, until it is gone', () => {
    expect(livesOf({ ...view.boss, lives: 3 })).toBe(4);
    expect(livesOf({ ...view.boss, state: 'active', lives: 0 })).toBe(1);
    expect(livesOf({ ...view.boss, state: 'gone', lives: 0 })).toBe(0);
  });

  test('whose Potion it is, where it is not of whoever is looked at', () => {
    const drink = (adventurer: string) => ({ said: { id: 'option.drink', args: { adventurer } } });
    const options = [drink('lothar'), drink('lothar')] as unknown as QuestionView['options'];
    expect(holdersBeside({ options }, 'lothar')).toEqual([]);
    expect(holdersBeside({ options }, 'maiLing')).toEqual(['lothar']);
  });
});
