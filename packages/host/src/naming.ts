/**
 * What a question is called outside: its seat and how often the table had gone back are part of the name, so that an answer
 * that comes late after something was taken back can never answer another instance of the same question.
 */

import type { QuestionView, Seat } from '@gravetable/kernel';

const SIGN = '~';

export function named(question: QuestionView, age: number): QuestionView {
  return { ...question, id: `${question.id}${SIGN}${question.seat}${SIGN}${age}` };
}

/** The seat, the rules' own name of its question, and the age; null where it is no such name. */
export function readName(
  name: string,
): { readonly seat: Seat; readonly id: string; readonly age: number } | null {
  const [id, seat, age, ...rest] = name.split(SIGN);
  const numbers = [Number(seat), Number(age)];
  if (id === undefined || seat === undefined || age === undefined || rest.length > 0) return null;
  return numbers.every((one) => Number.isSafeInteger(one))
    ? { id, seat: numbers[0]!, age: numbers[1]! }
    : null;
}
