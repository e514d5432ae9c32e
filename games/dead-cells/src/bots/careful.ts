// `careful`: plays every seat from what that seat knows. Cards are chosen by looking ahead, everything else by habit.
import { One, type Bot } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { assure } from './assure.ts';
import { chooseCard } from './forecast.ts';
import { habit } from './habits.ts';
import { reasonOf } from './reasons.ts';

const SAMPLES = 1;

export const careful: Bot = {
  name: 'careful',
  choose(look, below) {
    const { question } = look;
    if (question instanceof One && (question.aside as { kind?: string } | undefined)?.kind === 'playCard')
      return chooseCard(look, question.options as readonly { card: number }[], below, SAMPLES);
    if (question.count() === 1) return question.nth(0);
    return habit(look.sample<Board>(below).state.board, question);
  },
  reason: (look, answer) => reasonOf(look, answer),
  assure: (look, answer, below) => assure(look, answer, below),
};
