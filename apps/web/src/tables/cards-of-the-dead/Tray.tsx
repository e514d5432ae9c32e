/** Small questions about cards: what to keep, to discard, to pay with, in which order. The cards lie over the street. */

import type { QuestionView } from '@gravetable/kernel';
import { optionText, useHinted, useQuestion, useTable, useTableWords } from '../../table/context.tsx';
import { emptyDraft, moved } from '../../table/draft.ts';
import { HintMark, Piece } from '../../table/Piece.tsx';
import { CardFace, CloseUp } from './CardFace.tsx';
import type { CardId } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { TRAYS } from './trays.ts';
import { useOwn, type OwnId } from './words/index.ts';

export function Tray() {
  const question = useQuestion();
  const { s } = useOwn();
  if (question === null || !TRAYS.has(question.kind)) return null;
  return (
    <section className="cd-tray" aria-label={s(`tray.${question.kind}` as OwnId)}>
      <h3 className="title">{s(`tray.${question.kind}` as OwnId)}</h3>
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
  const { s, name } = useOwn();
  const setDraft = useTable((table) => table.setDraft);
  const kept = useTable((table) => table.draft);
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  return (
    <ol className="cd-tray-cards">
      {draft.picks.map((at, place) => {
        const card: CardId = INSTANCES[instanceOf(question.options[at]!.touches)!]!.card;
        const move = (by: -1 | 1, id: OwnId, sign: string, off: boolean) => (
          <button
            type="button"
            className="button small lit-available"
            aria-label={`${s(id)}: ${name(card)}`}
            disabled={off}
            onClick={() => setDraft(moved(draft, place, by))}
          >
            {sign}
          </button>
        );
        return (
          <li key={at}>
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
