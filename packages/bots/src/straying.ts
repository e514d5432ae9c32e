/** A bot that now and then gives any legal answer, so that what it would never do is done once in a while. */

import type { Bot } from '@gravetable/kernel';

export function straying(bot: Bot, oneIn: number): Bot {
  return {
    ...bot,
    choose: (look, below) => (below(oneIn) === 0 ? look.question.sample(below) : bot.choose(look, below)),
  };
}
