/** On a phone, also one that is a hand beside a large screen: whatever a seat is asked can be answered there. */

import { belowOf, type OptionView, type QuestionView } from '@gravetable/kernel';
import { due } from '@gravetable/testkit';
import { describe, expect, test, vi } from 'vitest';
import { deedOf } from '../src/tables/dead-keep/sheet/deeds.ts';
import { en as keep } from '../src/tables/dead-keep/words/en.ts';
import { Sitting } from './drawn.tsx';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const DECISIONS = 400;
/** Questions alike are drawn this often in a game: what differs between them is who is asked and what lies there. */
const ALIKE = 3;

const word = ({ value }: OptionView): string => {
  const of = typeof value === 'object' && value !== null && 'do' in value ? value['do'] : null;
  return typeof of === 'string' ? of : '';
};

type Known = (question: QuestionView, option: OptionView) => RegExp | null;

/** Answers that are put together from controls of the table's own: by what they are known in the page. */
const COMPOSED: Readonly<Record<string, Known>> = {
  'dead-cells': () => null,
  'cards-of-the-dead': () => null,
  // A die of the flashback is chosen first, then what it does; what is rolled are the dice that are not kept.
  vengeance: ({ kind }, option) =>
    kind === 'plan' && word(option) === 'act'
      ? /class="vg-slot/
      : word(option) === 'roll'
        ? /vg-roll-button/
        : null,
  // Deeds of a Turn stand on the dashboard by kind; things to lay out are taken up one by one.
  'dead-keep'({ form }, option) {
    if (form === 'assign') return /class="dk-choice/;
    const deed = option.touches.length > 0 ? null : deedOf(option, {} as never);
    return deed === null
      ? null
      : new RegExp(`class="dk-deed lit-available[^>]*>(<svg.*?</svg>)?${keep[`deed.${deed}`]}<`);
  },
};

/** The numbers of the options that have no place in the page. */
function lost(game: string, question: QuestionView, page: string): readonly string[] {
  if (page.includes('class="options"')) return [];
  return question.options.flatMap((option, at) => {
    const marks = [`data-answer="${at}"`, ...option.touches.map((piece) => `data-piece="${piece}"`)];
    const found =
      marks.some((mark) => page.includes(mark)) || COMPOSED[game]!(question, option)?.test(page) === true;
    return found ? [] : [`${question.kind}: ${option.said.id}`];
  });
}

describe('every answer has its place at the hand', () => {
  const TABLES = [
    ['dead-cells', 3],
    ['dead-cells', 1],
    ['cards-of-the-dead', 3],
    ['cards-of-the-dead', 1],
    ['vengeance', 2],
    ['vengeance', 1],
    ['dead-keep', 3],
    ['dead-keep', 1],
  ] as const;
  test.each(due(TABLES, ([game]) => game))('%s, %i at the table', async (game, people) => {
    const missing = new Set<string>();
    const drawn = new Map<string, number>();
    for (const seed of people > 1 ? ['left'] : ['left', 'right']) {
      const at = await Sitting.at(game, people, seed);
      const { session } = at.table;
      const below = belowOf(`hand ${seed}`);
      for (let n = 0; n < DECISIONS && !session.play.over; n++) {
        const pending = session.play.pending[below(session.play.pending.length)]!;
        const { seat } = pending;
        const question = at.look(Math.max(0, seat)).questions.find((one) => !one.power);
        if (seat >= 0 && question !== undefined) {
          const like = `${question.kind} ${seat} ${Math.min(question.options.length, 5)}`;
          const times = drawn.get(like) ?? 0;
          drawn.set(like, times + 1);
          if (times < ALIKE)
            for (const one of lost(game, question, at.drawn(seat, 'phone'))) missing.add(one);
        }
        at.answer(pending, n, below);
      }
    }
    expect(drawn.size).toBeGreaterThan(4);
    expect([...missing]).toEqual([]);
  });
});
