import { games } from '@gravetable/catalog';
import {
  belowOf,
  open,
  rowOf,
  stateHash,
  takeWritten,
  type AnyGame,
  type AnyPlay,
  type Source,
} from '@gravetable/kernel';
import { due } from '@gravetable/testkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { moduleOf, sourcesOfGames } from '../build/written.ts';

/** The functions of the module, by its own text, as the page gets them. */
async function makersIn(text: string): Promise<Parameters<typeof takeWritten>[0]> {
  const own = text.replace(/^import .*\ntakeWritten\((\{[\s\S]*\})\);\n$/, 'export default $1;');
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(own)}`)) as {
    default: Parameters<typeof takeWritten>[0];
  };
  return module.default;
}

/** A game by lot up to so many answers: how it stands then. */
function played(game: AnyGame, seed: string, counted: boolean): string {
  const play = open(game, { seats: game.seats.max, seed }) as AnyPlay;
  if (counted) play.visits = new Uint32Array(game.program.ops.length);
  play.resume();
  const below = belowOf(seed);
  for (let answers = 0; answers < 400 && !play.over; answers++) {
    const pending = play.pending[below(play.pending.length)]!;
    play.put(pending, play.ask(pending).sample(below));
    // Pictures of the table, as somebody who looks on is shown them.
    play.view(null, {
      scene: game.scene?.(play.state.board as never, play.seats.length) ?? null,
      view: null,
    });
  }
  return stateHash(play);
}

describe('the functions of the rules, written out for the page', () => {
  let sources: readonly Source[] = [];
  /** Titles of what the kernel wanted to generate and could not find. */
  const wanted: string[] = [];

  beforeAll(async () => {
    sources = [...(await sourcesOfGames()).values()].flat();
    takeWritten(await makersIn(moduleOf(sources)));
    vi.stubGlobal('Function', function refuse(...source: string[]): never {
      wanted.push(/sourceURL=gravetable\/(.*)\.js$/.exec(source.at(-1)!)![1]!);
      throw new EvalError('code from text is forbidden');
    });
  });
  afterAll(() => vi.unstubAllGlobals());

  test('are a module without code from text', () => {
    expect(moduleOf(sources)).not.toMatch(/\beval\b|\bFunction\(/);
  });

  test('hold the row of every procedure of every game', () => {
    const all = games.flatMap((game) => game.program.procedures);
    // A procedure's row is written when first played; here each is, and nothing was wanted that is not in the module.
    for (const { name, ops } of all) expect(rowOf(name, ops).name, name).toBe(name);
    expect(wanted).toEqual([]);
  });

  test.each(due(games, ({ id }) => id).map((game) => [game.id, game] as const))(
    '%s is played with them, and stands where a walk leads',
    (_, game) => {
      for (const seed of ['written', 'out']) expect(played(game, seed, false)).toBe(played(game, seed, true));
      // How a frame is filled is known from play alone: what comes up in few games is filled the long way.
      expect(wanted.filter((title) => !title.startsWith('fill/'))).toEqual([]);
      expect(wanted.length).toBeLessThan(game.program.procedures.length / 10);
      wanted.length = 0;
    },
  );
});
