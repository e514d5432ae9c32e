// Careful: a stand-in.

import type { Bot } from '@gravetable/kernel';

export const careful: Bot = { name: 'careful', choose: (look, below) => look.question.sample(below) };
