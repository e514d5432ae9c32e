/** Small questions about cards: they are laid over the board, to be taken one by one or put into an order. */

import { same, type QuestionView } from '@gravetable/kernel';
import type { ReactNode } from 'react';
import { useEveryAnswer } from '../asking/KeyNumber.tsx';
import { Piece } from '../asking/Piece.tsx';
import { optionText, useActions, useHinted, useTable, useTableWords } from '../context.tsx';
import { emptyDraft, moved } from '../store/draft.ts';
import { OptionButton } from './options.tsx';

interface TrayProps {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** What lies over the board for a moment. */
export function Tray({ className, label, children }: TrayProps) {
  return (
    <section className={className} aria-label={label}>
      {children}
    </section>
  );
}

/** How a table draws the cards of a tray. */
export interface TrayCards {
  readonly className: string;
  /** The piece among those an option touches that is drawn; undefined where it is told in words. */
  readonly pieceOf: (touches: readonly string[]) => string | undefined;
  readonly face: (piece: string) => ReactNode;
  readonly closeUp: (piece: string) => ReactNode;
  /** What is written under a card, where it cannot be told by its face. */
  readonly under?: (piece: string) => string;
}

/** Each answer is a card; one that is about no card is a button. */
export function CardChoices({ question, cards }: { question: QuestionView; cards: TrayCards }) {
  const words = useTableWords();
  const hints = useHinted();
  useEveryAnswer();
  return (
    <ul className={cards.className} data-every-answer="">
      {question.options.map((option, at) => {
        // What is said in the same words comes to the same, and is offered once; what a hint suggests always is.
        if (question.form === 'one' && isTwin(question, at, hints, cards)) return null;
        const piece = cards.pieceOf(option.touches);
        return (
          <li key={at}>
            {piece === undefined ? (
              <OptionButton question={question} at={at} className="button lit-available" />
            ) : (
              <Piece
                piece={piece}
                label={optionText(option.said, option.value, words)}
                zoom={cards.closeUp(piece)}
              >
                {cards.face(piece)}
              </Piece>
            )}
            {piece !== undefined && cards.under !== undefined && (
              <small aria-hidden="true">{cards.under(piece)}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether another answer is told alike: the one with the hint's bulb stays, else the first. */
function isTwin({ options }: QuestionView, at: number, hints: readonly number[], cards: TrayCards): boolean {
  const under = (n: number): string | undefined =>
    cards.under?.(cards.pieceOf(options[n]?.touches ?? []) ?? '');
  const twins = options.flatMap(({ said }, n) =>
    same(said, options[at]?.said) && under(n) === under(at) ? [n] : [],
  );
  return at !== (twins.find((n) => hints.includes(n)) ?? twins[0]);
}

interface OrderProps {
  readonly question: QuestionView;
  readonly cards: TrayCards & { readonly nameOf: (piece: string) => string };
  /** What is written over each place. */
  readonly places: readonly string[];
  readonly placeClass: string;
  readonly earlier: string;
  readonly later: string;
}

/** Cards side by side; each can be moved one place to either side. */
export function CardOrder({ question, cards, places, placeClass, earlier, later }: OrderProps) {
  const { labelled } = useTableWords();
  const { setDraft } = useActions();
  const kept = useTable((table) => table.draft);
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  return (
    <ol className={cards.className}>
      {draft.picks.map((at, place) => {
        const piece = cards.pieceOf(question.options[at]?.touches ?? []) ?? '';
        const move = (by: -1 | 1, says: string, sign: string, off: boolean) => (
          <button
            type="button"
            className="button small lit-available"
            aria-label={labelled(says, cards.nameOf(piece))}
            disabled={off}
            onClick={() => setDraft(moved(draft, place, by))}
          >
            {sign}
          </button>
        );
        return (
          <li key={at}>
            <small className={placeClass}>{places[place]}</small>
            {cards.face(piece)}
            <div className="row">
              {move(-1, earlier, '←', place === 0)}
              <b className="mono">{place + 1}</b>
              {move(1, later, '→', place === draft.picks.length - 1)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
