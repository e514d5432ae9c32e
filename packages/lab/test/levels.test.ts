import { botNamed, LEVELS, playOut, random, type AnyGuide } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import {
  belowOf,
  canonical,
  isRefusal,
  Look,
  open,
  type AnyGame,
  type AnyPlay,
  type Json,
} from '@gravetable/kernel';
import { due } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

const GUIDED = games.filter(({ guide }) => guide !== undefined);
const FEW = 4;
/** Answers of a game that are played by a level; a campaign has no end. */
const MOST = 120;

function table(game: AnyGame, seats: number, seed: string): AnyPlay {
  const play = open(game, { seats, seed, options: { ...game.simulated } });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as AnyPlay;
}

function given(game: AnyGame, name: string, seed: string): string {
  const play = table(game, 1, seed);
  const answers: unknown[] = [];
  const before = (_: unknown, answer: unknown): number => answers.push(answer);
  playOut(play, [botNamed(game, name, FEW)!], belowOf(seed), { seed, limit: MOST, before });
  return canonical(answers as Json);
}

describe.each(due(GUIDED, ({ id }) => id).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const guide = game.guide as AnyGuide;

  test('compares legal answers, each once; habit comes first, and alone where nothing may be spent', () => {
    const below = belowOf('moves');
    const play = table(game, game.seats.max, 'moves');
    let compared = 0;
    playOut(
      play,
      play.seats.map(() => game.bots![0]!),
      below,
      {
        limit: 250,
        after: () => {
          const pending = play.over
            ? undefined
            : play.pending.find(({ seat, chance }) => seat >= 0 && chance === null);
          if (pending === undefined) return;
          const look = new Look(play, pending);
          const moves = guide.moves(look, below, FEW);
          expect(guide.moves(look, below, 0)).toHaveLength(1);
          expect(new Set(moves.map((one) => canonical(one as Json))).size).toBe(moves.length);
          for (const one of moves) expect(isRefusal(look.question.accept(one))).toBe(false);
          compared += moves.length;
        },
      },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test.each(LEVELS)('%s plays the same game twice from a seed', (name) => {
    expect(given(game, name, 'twice')).toBe(given(game, name, 'twice'));
  });

  test('strong without a budget plays by habit; with one it plays otherwise', () => {
    const play = (tries: number): string => {
      const one = table(game, 1, 'budget');
      playOut(one, [botNamed(game, 'strong', tries)!], belowOf('budget'), { seed: 'budget', limit: MOST });
      return canonical(one.state.board as Json);
    };
    const habit = table(game, 1, 'budget');
    playOut(habit, [guide.habit], belowOf('budget'), { seed: 'budget', limit: MOST });
    expect(play(0)).toBe(canonical(habit.state.board as Json));
    expect(play(12)).not.toBe(play(0));
  });
});

const LEARNED = GUIDED.filter(({ guide }) => guide!.rest !== undefined);

test.each(LEARNED.map((game) => [game.id, game] as const))(
  '%s: what its net looks at hangs on nothing hidden, and fits it',
  (_, game) => {
    const { at, features, net } = (game.guide as AnyGuide).rest!;
    const below = belowOf('features');
    const play = table(game, 1, 'features');
    let met = 0;
    const after = (): void => {
      if (play.over || !at(play)) return;
      const seen = features(play.state.board, 0);
      expect(seen).toHaveLength(net.hidden[0]!.length - 1);
      expect(seen.every(Number.isFinite)).toBe(true);
      const dealt = new Look(play, play.pending[0]!).sample(below) as unknown as AnyPlay;
      expect(features(dealt.state.board as never, 0)).toEqual(seen);
      met++;
    };
    playOut(play, [random], below, { limit: 400, after });
    expect(met).toBeGreaterThan(3);
  },
);
