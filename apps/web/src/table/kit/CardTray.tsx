/** Small questions about cards: they are laid over the board, to be taken one by one or put into an order. */

import type { QuestionView } from '@gravetable/kernel';
import type { ReactNode } from 'react';
import { useEveryAnswer } from '../asking/KeyNumber.tsx';
import { Piece } from '../asking/Piece.tsx';
import { optionText, useActions, useTable, useTableWords } from '../context.tsx';
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
}

/** Each answer is a card; one that is about no card is a button. */
export function CardChoices({ question, cards }: { question: QuestionView; cards: TrayCards }) {
  const words = useTableWords();
  useEveryAnswer();
  return (
    <ul className={cards.className} data-every-answer="">
      {question.options.map((option, at) => {
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
          </li>
        );
      })}
    </ul>
  );
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
