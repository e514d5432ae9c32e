/** Small questions about cards: what to keep, to discard, to pay with, in which order. The cards lie over the street. */

import type { QuestionView } from '@gravetable/kernel';
import { useMedia, WIDE } from '../../media.ts';
import { useQuestion, useView } from '../../table/context.tsx';
import { CardChoices, CardOrder, Tray as Laid } from '../../table/kit/CardTray.tsx';
import { CardFace, CloseUp } from './CardFace.tsx';
import { cardAt, fieldOf, type CardId, type View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { TRAYS } from './trays.ts';
import { useOwn, type OwnId, type OwnWords } from './words/index.ts';

/** Whether something is asked about cards that are laid over the street. */
export function useTrayed(): boolean {
  const question = useQuestion();
  return question !== null && TRAYS.has(question.kind);
}

/** Whether all answers lie there in sight: on a phone the bar has them as well. */
export function useLaidOut(): boolean {
  const trayed = useTrayed();
  const wide = useMedia(WIDE);
  return trayed && wide;
}

export function Tray() {
  const question = useQuestion();
  const facts = useFacts();
  const view = useView<View>();
  const { s, name, words } = useOwn();
  if (question === null || !TRAYS.has(question.kind)) return null;
  const title = s(`tray.${question.kind}` as OwnId);
  const cards = {
    className: 'cd-tray-cards',
    pieceOf: cardIn,
    face: (piece: string) => <CardFace card={cardAt(facts, piece)} size="S" />,
    closeUp: (piece: string) => <CloseUp card={cardAt(facts, piece)} />,
    nameOf: (piece: string) => name(cardAt(facts, piece)),
    ...(HELD.has(question.kind) ? { under: (piece: string) => holderOf(view, piece, s) } : {}),
  };
  const about = question.about as { readonly cards?: readonly CardId[] };
  const decides = view.survivors[question.seat]?.id ?? '';
  return (
    <Laid className="cd-tray" label={title}>
      <h3 className="title">{title}</h3>
      <p className="cd-tray-note">
        {s(`tray.${question.kind}.note` as OwnId, {
          survivor: decides,
          cards: words.say({ id: 'option.card', args: { card: about.cards ?? [] } }),
        })}
      </p>
      {question.form === 'order' ? (
        <Order question={question} cards={cards} />
      ) : (
        <CardChoices question={question} cards={cards} />
      )}
    </Laid>
  );
}

/** Where a card may come from the Hand or the Reserve. */
const HELD: ReadonlySet<string> = new Set(['pay', 'toll']);

/** Whose card it is, and where it lies: nobody's cards are secret (CD-RULING-13). */
function holderOf({ survivors }: View, piece: string, s: OwnWords['s']): string {
  const lies = ({ instance }: { readonly instance: number }): boolean => piece === `card:${instance}`;
  const survivor = survivors.find(({ hand, reserve }) => hand.some(lies) || reserve.some(lies));
  if (survivor === undefined) return '';
  return s(survivor.hand.some(lies) ? 'tray.pay.hand' : 'tray.pay.reserve', { survivor: survivor.id });
}

/** The card an option touches. */
function cardIn(touches: readonly string[]): string | undefined {
  return touches.find((one) => one.startsWith('card:'));
}

type Cards = Parameters<typeof CardOrder>[0]['cards'];

function Order({ question, cards }: { question: QuestionView; cards: Cards }) {
  const { s } = useOwn();
  const places = usePlaces(question);
  return (
    <CardOrder
      question={question}
      cards={cards}
      places={places}
      placeClass="cd-tray-place"
      earlier={s('tray.earlier')}
      later={s('tray.later')}
    />
  );
}

/** Where the cards lay that are put back, in the order of the places: the first card goes to the first of them. */
function usePlaces(question: QuestionView): readonly string[] {
  const view = useView<View>();
  const { s } = useOwn();
  return question.options.map(({ touches }) => {
    const piece = cardIn(touches);
    const slot = fieldOf(view).find(({ card }) => card !== null && piece === `card:${card.instance}`);
    return slot === undefined ? '' : s('slot.place', { row: slot.row, n: slot.place });
  });
}
