/** Which bots a game has: its own, the levels where it has a guide, and the random one. */

import type { AnyGame, Bot } from '@gravetable/kernel';
import { random } from './random.ts';
import { searching, slack, type AnyGuide } from './search.ts';

/** Partners and opponents, the gentlest first. They differ in what they spend and what they give away, never in what they know. */
export const LEVELS = ['gentle', 'even', 'strong'] as const;

const GIVES_AWAY_ONE_IN = 3;
const EVEN_SHARE = 5;
const EVEN_MOST = 20;
/** What `even` spends: a fifth of what `strong` does, and never much. */
export const evenTries = ({ tries }: Pick<AnyGuide, 'tries'>): number =>
  Math.min(EVEN_MOST, Math.ceil(tries / EVEN_SHARE));

function levelsOf({ guide, bots }: AnyGame): readonly Bot[] {
  if (guide === undefined) return [];
  const own = guide as AnyGuide;
  return [
    slack('gentle', bots?.[0] ?? own.habit, own, evenTries(own), GIVES_AWAY_ONE_IN),
    searching('even', own, evenTries(own)),
    searching('strong', own, own.tries),
  ];
}

const known = new WeakMap<AnyGame, readonly Bot[]>();

/** The bots of a game, the usual one first, the random one last. */
export function botsOf(game: AnyGame): readonly Bot[] {
  let bots = known.get(game);
  if (bots === undefined) {
    const own: readonly Bot[] = game.bots ?? [];
    const all = [...own, ...levelsOf(game)];
    bots = all.some((bot) => bot.name === random.name) ? all : [...all, random];
    known.set(game, bots);
  }
  return bots;
}

/** Those that answer at once: no level that searches. */
export function quickBotsOf(game: AnyGame): readonly Bot[] {
  return botsOf(game).filter(({ name }) => !LEVELS.includes(name as (typeof LEVELS)[number]));
}

/** With `tries`, a level that searches spends so many on a decision instead of its own. */
export function botNamed(game: AnyGame, name: string, tries?: number): Bot | undefined {
  const bot = botsOf(game).find((one) => one.name === name);
  if (bot === undefined || tries === undefined || name !== 'strong') return bot;
  return searching(name, game.guide as AnyGuide, tries);
}

/** The bot that plays when nobody says which: `careful` where the game has one. */
export function usualBot(game: AnyGame): Bot {
  return botNamed(game, 'careful') ?? botsOf(game)[0]!;
}
