import type { QuestionView } from '@gravetable/kernel';
import { expect, test, vi } from 'vitest';
import { answerText } from '../src/table/asking/answerText.ts';
import { wordsOf } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const words = wordsOf('en', { 'option.who': '{who}', 'place.bag': 'the bag' });
const who = (name: string) => ({ value: name, said: { id: 'option.who', args: { who: name } }, touches: [] });

const asked = (form: QuestionView['form'], more: Partial<QuestionView> = {}): QuestionView =>
  ({ form, options: [who('Ann'), who('Bob')], ...more }) as unknown as QuestionView;

test('what is shared out is told with its amounts, by a hint as by another seat', () => {
  expect(answerText(asked('split', { limits: [6, 6] }), [1, 5], words)).toBe('Ann: 1, Bob: 5');
});

test('an answer is told by its words, several in a row; none is said to be none', () => {
  expect(answerText(asked('one'), 'Bob', words)).toBe('Bob');
  expect(answerText(asked('some'), ['Ann', 'Bob'], words)).toBe('Ann, Bob');
  expect(answerText(asked('some'), [], words)).toBe('nothing here');
});

test('what is laid elsewhere is told with its place; otherwise all of it stays', () => {
  const places = [
    { value: 'hand', said: { id: 'place.bag' }, touches: [] },
    { value: 'bag', said: { id: 'place.bag' }, touches: [] },
  ];
  const question = asked('assign', { places, now: [0, 0] } as never);
  expect(answerText(question, [0, 1], words)).toBe('Bob: the bag');
  expect(answerText(question, [0, 0], words)).toBe('leave everything where it lies');
});
