/** Bots that stray: with whims of their own, or at every crossroads. */

import type { Bot } from '@gravetable/kernel';

/**
 * Of some questions, chosen by lot when they first come up, it always gives any legal answer. Each label is one in so many
 * times a whim. Made anew for every game, so that every game has whims of its own.
 */
export function whimsical(bot: Bot, oneIn: number): Bot {
  const whims = new Map<string, boolean>();
  return {
    ...bot,
    choose(look, below) {
      const whim = whims.get(look.label) ?? below(oneIn) === 0;
      whims.set(look.label, whim);
      return whim ? look.question.sample(below) : bot.choose(look, below);
    },
  };
}

/** Goes any way at these questions, and is itself everywhere else. */
export function wandering(bot: Bot, crossroads: readonly string[]): Bot {
  return {
    ...bot,
    choose: (look, below) =>
      crossroads.includes(look.label) ? look.question.sample(below) : bot.choose(look, below),
  };
}
