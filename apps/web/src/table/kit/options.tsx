/** Buttons of answers: with the hint's bulb, looked at before they are pressed. */

import type { QuestionView } from '@gravetable/kernel';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { intentsIn } from '../asking/lit.ts';
import { KeyNumber } from '../asking/KeyNumber.tsx';
import { HintMark, IntentMark } from '../asking/Piece.tsx';
import { optionText, useActions, useHinted, useTable, useTableWords } from '../context.tsx';
import { emptyDraft } from '../store/draft.ts';
import { usePeeking } from '../store/peeking.ts';

/** `onClick` in place of choosing it: where nothing is lost by giving it at once. */
type Says = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-pressed' | 'aria-label' | 'title' | 'onClick'
>;

export interface OptionButtonProps extends Says {
  readonly question: QuestionView;
  /** The number of the option. */
  readonly at: number;
  readonly className?: string;
  /** What it shows in place of the option's words. */
  readonly children?: ReactNode;
}

/** One answer to a question. */
export function OptionButton({ question, at, className = 'button', children, ...says }: OptionButtonProps) {
  const words = useTableWords();
  const { choose } = useActions();
  const peeking = usePeeking();
  const hinted = useHinted().includes(at) && !question.power;
  const advised = useTable((table) => table.snapshot.advised);
  const intents = question.power
    ? []
    : intentsIn(question, advised).flatMap((one) => (one.at === at ? [one.seat] : []));
  const option = question.options[at];
  if (option === undefined) return null;
  return (
    <button
      type="button"
      data-answer={question.power ? undefined : at}
      className={`${className} ${hinted ? 'hinted' : intents.length > 0 ? 'meant' : ''}`}
      onClick={() => choose(at, question)}
      {...(question.power ? {} : peeking(at))}
      {...says}
    >
      {!question.power && <KeyNumber />}
      {children ?? optionText(option.said, option.value, words)}
      {hinted && <HintMark />}
      {!hinted && intents.length > 0 && <IntentMark seats={intents.join(' ')} />}
    </button>
  );
}

/** The numbers of the answers that lie on no piece. */
export function bareOptions({ options }: QuestionView): readonly number[] {
  return options.flatMap(({ touches }, at) => (touches.length === 0 ? [at] : []));
}

interface NoneButtonProps {
  readonly question: QuestionView;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The answer nobody has to put together: none of those, or the order in which they lie. */
export function NoneButton({ question, className = 'button', children }: NoneButtonProps) {
  const { setDraft, commit } = useActions();
  const hints = useHinted();
  const hinted = useTable((table) => table.hinted !== null && question.form === 'some') && hints.length === 0;
  // An order is an answer as it lies.
  const ordered = question.form === 'order';
  return (
    <button
      type="button"
      className={hinted ? `${className} hinted` : className}
      data-enter={ordered || undefined}
      onClick={() => {
        setDraft(emptyDraft(question));
        commit();
      }}
    >
      {hinted && <HintMark />}
      {children}
      {ordered && <kbd aria-hidden="true">↵</kbd>}
    </button>
  );
}
