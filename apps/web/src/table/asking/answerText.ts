/** A whole answer in words, as a hint or another seat would give it. */

import type { Json, QuestionView } from '@gravetable/kernel';
import { nth } from '../../nth.ts';
import type { Words } from '../../words/index.ts';
import { optionText, optionWords } from '../context.tsx';
import { optionsIn } from '../store/draft.ts';

export function answerText(question: QuestionView, value: Json, words: Words): string {
  const { form, options, places } = question;
  const named = optionsIn(question, value).map((at) => {
    const text = optionWords(nth(options, at), words);
    const place = form === 'assign' ? places?.[(value as readonly number[])[at] ?? -1] : undefined;
    return place === undefined ? text : words.labelled(text, optionText(place.said, place.value, words));
  });
  const amounts = (form === 'split' ? (value as readonly number[]) : []).map((amount, place) =>
    words.labelled(optionWords(nth(options, place), words), String(amount)),
  );
  return (
    [...named, ...amounts].join(', ') || words.t(form === 'assign' ? 'table.hint-stays' : 'table.hint-none')
  );
}
