/** Numbers in texts: those a message says, as digits or in words, for comparing languages with each other and with cards. */

import { LANGUAGES, type AnyGame } from '@gravetable/kernel';

const IN_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  twice: 2,
  both: 2,
  pair: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eleven: 11,
  twenty: 20,
  thirty: 30,
  deux: 2,
  double: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
};

/** The numbers above one that a message says; the arms of a plural are not said by themselves. */
export function numbersIn(message: string): number[] {
  const words = message
    .replaceAll(/=\d+ \{/g, '{')
    .toLowerCase()
    .matchAll(/\d+|\p{L}+/gu);
  const numbers = [...words].map(([word]) => IN_WORDS[word] ?? (/^\d/.test(word) ? Number(word) : 0));
  return [...new Set(numbers)].filter((n) => n > 1).toSorted((a, b) => a - b);
}

/** Texts that only set a mood may count as they like. */
const MOOD = /^(idea|tile|chapter)\.|\.(flavour|mood)$/;

/** Messages in which the languages name different numbers. */
export function differingNumbers(game: AnyGame): string[] {
  const { en, fr } = game.text;
  return Object.keys(en)
    .filter((id) => !MOOD.test(id))
    .filter((id) => numbersIn(en[id]!).join() !== numbersIn(fr[id] ?? '').join())
    .map((id) => `${id} says ${numbersIn(en[id]!).join()} in en and ${numbersIn(fr[id] ?? '').join()} in fr`);
}

/** Numbers above one anywhere in a card's record. */
export function numbersOf(record: unknown): number[] {
  if (typeof record === 'number') return record > 1 ? [record] : [];
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(numbersOf) : [];
}

/** The numbers of a card's record that its text leaves out, in each language. */
export function unsaidNumbers(game: AnyGame, text: string, record: unknown): string[] {
  return LANGUAGES.flatMap((language) => {
    const said = numbersIn(game.text[language][text] ?? '');
    const unsaid = numbersOf(record).filter((n) => !said.includes(n));
    return unsaid.length === 0 ? [] : [`${language} ${text}: ${unsaid.join()}`];
  });
}
