import { lanternHill } from '@gravetable/example';
import { belowOf, hash64, isRefusal, load, type AnyGame, type Migration } from '@gravetable/kernel';
import { anAnswer, describeSaves } from '@gravetable/testkit';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describeSaves(lanternHill, {
  beside: import.meta.url,
  moment: 'a night is under way',
  shows: (board) => (board as { readonly night: number }).night >= 1,
});

describe('a relic that is no longer in the box', () => {
  const [header, state] = readFileSync(new URL('fixtures/save-0.1.0.txt', import.meta.url), 'utf8').split(
    '\n',
  ) as [string, string];
  const GONE = 99;
  const saved = JSON.parse(state) as {
    readonly board: { readonly diggers: readonly { readonly hand: number[] }[] };
  };
  const [digger, ...others] = saved.board.diggers;
  // A digger held a relic that in that box had another number, which today nobody knows.
  const diggers = [{ ...digger!, hand: [GONE] }, ...others];
  const odd = JSON.stringify({ ...saved, board: { ...saved.board, diggers } });
  const text = `${header.replace(/"hash":"\w+"/, `"hash":"${hash64(odd)}"`)}\n${odd}\n`;
  const later = (step: Omit<Migration, 'from' | 'to'>): AnyGame => ({
    ...lanternHill,
    version: '0.2.0',
    migrations: [{ from: '0.1.0', to: '0.2.0', ...step }],
  });

  test('leaves a table that cannot be understood, and is refused whole', () => {
    expect(load(text, () => later({}))).toMatchObject({ refused: true, code: 'OTHER_CONTENT' });
  });

  test('is exchanged by a migration, and the table goes on to its end', () => {
    const exchange = (old: Record<string, unknown>): Record<string, unknown> => ({
      ...old,
      diggers: (old['diggers'] as typeof diggers).map((one) => ({
        ...one,
        hand: one.hand.map((relic) => (relic === GONE ? digger!.hand[0]! : relic)),
      })),
    });
    const play = load(text, () => later({ board: exchange }));
    if (isRefusal(play)) throw new Error(JSON.stringify(play));
    const below = belowOf('gone');
    while (!play.over) {
      const { seat, id, value } = anAnswer(play, below)!;
      expect(play.answer(seat, id, value)).toBe(null);
    }
  });
});
