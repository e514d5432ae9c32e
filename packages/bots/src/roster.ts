/** Which bots a game has: its own, and the random one. */

import type { AnyGame, Bot } from '@gravetable/kernel';
import { random } from './random.ts';

/** The bots of a game, the most careful first: what a game lists itself comes before the random one. */
export function botsOf(game: AnyGame): readonly Bot[] {
  const own: readonly Bot[] = game.bots ?? [];
  return own.some((bot) => bot.name === random.name) ? own : [...own, random];
}

export function botNamed(game: AnyGame, name: string): Bot | undefined {
  return botsOf(game).find((bot) => bot.name === name);
}

/** The bot that plays when nobody says which: `careful` where the game has one. */
export function usualBot(game: AnyGame): Bot {
  return botNamed(game, 'careful') ?? botsOf(game)[0]!;
}
