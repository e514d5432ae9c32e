// Careful says why: its answers in Combat and on the way have a reason, in every language.
import { belowOf, isRefusal, Look, open, Speaker, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { enemyLeft, leftOf } from '../src/bots/worth.ts';
import { deadCells } from '../src/index.ts';
import type { Board } from '../src/state.ts';
import { SPACES } from '../src/table.ts';

/** What a reason claims, held against the table it was given at. */
const CLAIMS: { readonly [id: string]: (board: Board, answer: never, args: Args) => boolean } = {
  'reason.targetFalls': ({ combat, ...board }, answer) => {
    const enemy = combat!.enemies[SPACES.indexOf(answer)]!;
    return enemyLeft({ ...board, combat }, enemy) - enemy.marked <= 1;
  },
  'reason.targetHarms': ({ combat }, answer, { n }) =>
    combat!.enemies[SPACES.indexOf(answer)] !== null && n > 0,
  'reason.victimShield': ({ heroes }, answer) => heroes[answer]!.shields + heroes[answer]!.golden > 0,
  'reason.victimKeeps': ({ heroes }, answer, { n }) =>
    leftOf(heroes[answer]!) === n + 1 + heroes[answer]!.marked && n > 0,
  'reason.victimFalls': ({ heroes }, answer) => leftOf(heroes[answer]!) <= 1 + heroes[answer]!.marked,
  'reason.cardSpares': (_, __, { n, more }) => n < more,
  'reason.pathTo': ({ heroes }, _, { n }) => heroes.reduce((all, hero) => all + leftOf(hero), 0) === n,
  'reason.pathOut': ({ heroes }, _, { n }) => heroes.reduce((all, hero) => all + leftOf(hero), 0) === n,
  'reason.has': ({ heroes }, _, { n }) => heroes.some((hero) => leftOf(hero) === n),
  'reason.nobodyWeak': ({ heroes }, _, { n }) => heroes.every((hero) => leftOf(hero) >= n),
  'reason.keepTeeth': ({ bag }, _, { n }) => bag.teeth === n,
  'reason.cells': ({ bag }, _, { n }) => bag.cells === n,
  'reason.effect.heal': ({ heroes }) => heroes.some(({ damage }) => damage > 0),
};
interface Args {
  readonly n: number;
  readonly more: number;
}

test('answers have reasons with words in both languages, and what they claim is so', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language) => new Speaker(language, [deadCells.text[language]], ['A', 'B']),
  );
  const given = new Set<string>();
  const opened = open(deadCells, { seats: 2, seed: 'why', options: { runs: 3 } });
  if (isRefusal(opened)) throw new Error(opened.code);
  const play = opened as unknown as Play;
  const below = belowOf('why');
  play.resume();
  while (!play.over) {
    const pending = play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, below);
    const reason = careful.reason!(look, answer);
    if (reason !== null) {
      given.add(reason.id);
      const holds = CLAIMS[reason.id]?.(play.state.board as Board, answer as never, reason.args as never);
      if (holds !== undefined) expect(holds, reason.id).toBe(true);
      for (const speaker of speakers) expect(speaker.say(reason), reason.id).toMatch(/^[^{}.]+\.$/u);
    }
    play.put(pending, answer);
  }
  const expected = [
    'cardSpares',
    'cardGains',
    'targetFalls',
    'targetHarms',
    'victimShield',
    'victimKeeps',
    'pathTo',
    'cells',
    'effect.shield',
  ];
  expect([...given]).toEqual(expect.arrayContaining(expected.map((kind) => `reason.${kind}`)));
});
