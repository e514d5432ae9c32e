// Tries are played on as habit answers, by the step that asks: what the question would say of itself comes to the same.
import { belowOf, CLOCK, isRefusal, open, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { habit } from '../src/bots/habits.ts';
import { quick, TOLD, TOLD_ABOUT } from '../src/bots/quick.ts';
import { deadCells } from '../src/index.ts';
import type { Board } from '../src/state.ts';

const GAMES = 16;
const ANSWERS = 1500;

test('what quick knows of a question is what the question says of itself', () => {
  const asked = new Set<string>();
  for (let no = 0; no < GAMES; no++) {
    const opened = open(deadCells, { seats: 1 + (no % 4), seed: `quick ${no}` });
    if (isRefusal(opened)) throw new Error(opened.code);
    const play = opened.resume() as unknown as Play<Board>;
    const below = belowOf(`quick lots ${no}`);
    for (let n = 0; n < ANSWERS && !play.over; n++) {
      const open = play.pending.filter(({ seat }) => seat !== CLOCK);
      const pending = open[below(open.length)]!;
      const answer = quick(play, pending);
      expect({ label: pending.op.label, answer }).toEqual({
        label: pending.op.label,
        answer: habit(play.state.board, play.ask(pending)),
      });
      asked.add(pending.op.label);
      play.put(pending, answer);
    }
  }
  expect(Object.keys({ ...TOLD, ...TOLD_ABOUT }).filter((label) => !asked.has(label))).toEqual([]);
});
