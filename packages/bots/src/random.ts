/** The random bot: any legal answer, each equally likely. */

import type { Bot } from '@gravetable/kernel';

export const random: Bot = {
  name: 'random',
  choose: (look, below) => look.question.sample(below),
};
