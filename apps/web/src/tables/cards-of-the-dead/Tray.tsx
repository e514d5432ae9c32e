/** Small questions about cards: what to keep, to discard, to pay with, in which order. The cards lie over the street. */

import type { QuestionView } from '@gravetable/kernel';
import {
  optionText,
  useHinted,
  useQuestion,
  useTable,
  useTableWords,
  useView,
} from '../../table/context.tsx';
import { emptyDraft, moved } from '../../table/store/draft.ts';
import { HintMark, Piece } from '../../table/asking/Piece.tsx';
import { CardFace, CloseUp } from './CardFace.tsx';
import { fieldOf, placeOf, type CardId, type View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { TRAYS } from './trays.ts';
import { useOwn, type OwnId } from './words/index.ts';

/** Whether something is asked about cards that are laid over the street. */
export function useTrayed(): boolean {
  const question = useQuestion();
  return question !== null && TRAYS.has(question.kind);
}

export function Tray() {
  const question = useQuestion();
  const { s } = useOwn();
  if (question === null || !TRAYS.has(question.kind)) return null;
  return (
    <section className="cd-tray" aria-label={s(`tray.${question.kind}` as OwnId)}>
      <h3 className="title">{s(`tray.${question.kind}` as OwnId)}</h3>
      <p className="cd-tray-note">{s(`tray.${question.kind}.note` as OwnId)}</p>
      {question.form === 'order' ? <Order question={question} /> : <Cards question={question} />}
    </section>
  );
}

/** The instance a piece of the rules names, or null. */
function instanceOf(touches: readonly string[]): number | null {
  const piece = touches.find((one) => one.startsWith('card:'));
  return piece === undefined ? null : Number(piece.slice('card:'.length));
}

function Cards({ question }: { question: QuestionView }) {
  const { INSTANCES } = useFacts();
  const words = useTableWords();
  const choose = useTable((table) => table.choose);
  const hints = useHinted();
  return (
    <ul className="cd-tray-cards">
      {question.options.map((option, at) => {
        const instance = instanceOf(option.touches);
        const text = optionText(option.said, option.value, words);
        if (instance === null) {
          return (
            <li key={at}>
              <button
                type="button"
                className={`button lit-available ${hints.includes(at) ? 'hinted' : ''}`}
                onClick={() => choose(at, question)}
              >
                {hints.includes(at) && <HintMark />}
                {text}
              </button>
            </li>
          );
        }
        const { card } = INSTANCES[instance]!;
        return (
          <li key={at}>
            <Piece piece={`card:${instance}`} label={text} zoom={<CloseUp card={card} />}>
              <CardFace card={card} size="S" />
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}

function Order({ question }: { question: QuestionView }) {
  const { INSTANCES } = useFacts();
  const { s, name, words } = useOwn();
  const setDraft = useTable((table) => table.setDraft);
  const kept = useTable((table) => table.draft);
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  const places = usePlaces(question);
  return (
    <ol className="cd-tray-cards">
      {draft.picks.map((at, place) => {
        const card: CardId = INSTANCES[instanceOf(question.options[at]!.touches)!]!.card;
        const move = (by: -1 | 1, id: OwnId, sign: string, off: boolean) => (
          <button
            type="button"
            className="button small lit-available"
            aria-label={words.labelled(s(id), name(card))}
            disabled={off}
            onClick={() => setDraft(moved(draft, place, by))}
          >
            {sign}
          </button>
        );
        return (
          <li key={at}>
            <small className="cd-tray-place">{places[place]}</small>
            <CardFace card={card} size="S" />
            <div className="row">
              {move(-1, 'tray.earlier', '←', place === 0)}
              <b className="mono">{place + 1}</b>
              {move(1, 'tray.later', '→', place === draft.picks.length - 1)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Where the cards lay that are put back, in the order of the places: the first card goes to the first of them. */
function usePlaces(question: QuestionView): readonly string[] {
  const view = useView<View>();
  const { s } = useOwn();
  const seen = question.options.map(({ touches }) => instanceOf(touches));
  const slots = fieldOf(view).filter(({ card }) => card !== null && seen.includes(card.instance));
  const inOrder = seen.map((instance) => slots.find(({ card }) => card!.instance === instance));
  return inOrder.map((slot) =>
    slot === undefined ? '' : s('slot.place', { row: slot.row, n: placeOf(slot) }),
  );
}
