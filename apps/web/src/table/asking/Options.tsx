/** The answers to a question as a form: every kind of question can be answered here, by keyboard and by ear. */

import type { QuestionView } from '@gravetable/kernel';
import type { ReactNode } from 'react';
import { optionText, optionWords, sentenceOf, useActions, useTable, useTableWords } from '../context.tsx';
import { OptionButton } from '../kit/options.tsx';
import { useEveryAnswer } from './KeyNumber.tsx';
import {
  dropLast,
  emptyDraft,
  moved,
  placed,
  roomIn,
  shared,
  sum,
  valueOf,
  type Draft,
} from '../store/draft.ts';
import { nth } from '../../nth.ts';

export function Options() {
  const phase = useTable((table) => table.phase);
  const questions = useTable((table) => table.snapshot.questions);
  const words = useTableWords();
  if (phase !== 'playing' || questions.length === 0) return null;
  return (
    <div className="options">
      {[...questions]
        .sort((a, b) => Number(a.power) - Number(b.power))
        .map((question) => (
          <fieldset key={question.id} className={question.power ? 'options-power' : ''}>
            <legend className="small-caps">
              {question.power
                ? words.labelled(words.t('table.power'), sentenceOf(question, words))
                : words.t('table.options')}
            </legend>
            <Form question={question} />
          </fieldset>
        ))}
    </div>
  );
}

function Form({ question }: { question: QuestionView }) {
  switch (question.form) {
    case 'one':
      return <OneForm question={question} />;
    case 'some':
      return <SomeForm question={question} />;
    case 'order':
      return <OrderForm question={question} />;
    case 'split':
      return <SplitForm question={question} />;
    case 'assign':
      return <AssignForm question={question} />;
    case 'chance':
      return <ChanceForm question={question} />;
  }
}

function useDraftOf(question: QuestionView): Draft {
  const draft = useTable((table) => table.draft);
  return draft?.question === question.id ? draft : emptyDraft(question);
}

export interface Looks {
  readonly list: string;
  readonly option: string;
  /** The picture of the piece an option is about, instead of its number. */
  readonly face?: (piece: string) => ReactNode;
}

const PLAIN: Looks = { list: 'option-list', option: 'option' };

/** One of several: options first, then what is blocked, with the reason. */
export function OneForm({ question, looks = PLAIN }: { question: QuestionView; looks?: Looks }) {
  const words = useTableWords();
  const { explain } = useActions();
  const narrowed = useTable((table) => table.narrowed);
  const draft = useDraftOf(question);
  useEveryAnswer(!question.power);
  const rows = question.options
    .map((option, at) => ({ option, at }))
    .filter(({ option }) => narrowed === null || question.power || option.touches.includes(narrowed));
  return (
    <ul className={looks.list} data-every-answer={question.power ? undefined : ''}>
      {rows.map(({ option, at }) => (
        <li key={at}>
          <OptionButton
            question={question}
            at={at}
            className={`${looks.option} lit-available ${draft.picks[0] === at ? 'lit-selected' : ''}`}
            aria-pressed={draft.picks[0] === at}
          >
            {looks.face?.(option.touches[0] ?? '')}
            <span>{optionText(option.said, option.value, words)}</span>
          </OptionButton>
        </li>
      ))}
      {question.blocked.map((one, at) => (
        <li key={`blocked ${at}`}>
          <button
            type="button"
            className={`${looks.option} lit-blocked`}
            aria-disabled="true"
            onClick={() =>
              explain({ refused: true, code: one.code, rule: one.rule, data: one.data }, one.touches[0] ?? '')
            }
          >
            <span className="grow">
              {optionText(one.said, one.value, words)}
              <span className="option-why">{words.say({ id: `refusal.${one.code}`, args: one.data })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function SomeForm({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const choose = useTable((table) => table.choose);
  const draft = useDraftOf(question);
  const begin = useTable((table) => table.setDraft);
  return (
    <>
      <ul className="option-list">
        {question.options.map((option, at) => (
          <li key={at}>
            <label className={`option lit-available ${draft.picks.includes(at) ? 'lit-selected' : ''}`}>
              <input
                type="checkbox"
                checked={draft.picks.includes(at)}
                onChange={() => choose(at, question)}
              />
              <span>{optionText(option.said, option.value, words)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Confirm
        question={question}
        ready={draft.picks.length >= (question.min ?? 0)}
        start={() => begin(draft)}
      />
    </>
  );
}

function OrderForm({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const setDraft = useTable((table) => table.setDraft);
  const draft = useDraftOf(question);
  return (
    <>
      <ol className="option-list">
        {draft.picks.map((at, place) => {
          const option = nth(question.options, at);
          const text = optionText(option.said, option.value, words);
          return (
            <li key={at} className="option lit-available">
              <b className="mono">{place + 1}</b>
              <span className="grow">{text}</span>
              <button
                type="button"
                className="button small"
                disabled={place === 0}
                aria-label={words.labelled(words.t('table.up'), text)}
                onClick={() => setDraft(moved(draft, place, -1))}
              >
                ↑
              </button>
              <button
                type="button"
                className="button small"
                disabled={place === draft.picks.length - 1}
                aria-label={words.labelled(words.t('table.down'), text)}
                onClick={() => setDraft(moved(draft, place, 1))}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      <Confirm question={question} ready start={() => setDraft(draft)} />
    </>
  );
}

function SplitForm({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const setDraft = useTable((table) => table.setDraft);
  const draft = useDraftOf(question);
  const left = (question.total ?? 0) - sum(draft.picks);
  return (
    <>
      <ul className="option-list">
        {draft.picks.map((amount, place) => {
          const { said, value } = nth(question.options, place);
          const name = optionText(said, value, words);
          return (
            <li key={place} className="option lit-available">
              <span className="grow">{name}</span>
              <button
                type="button"
                className="button small"
                aria-label={words.labelled(words.t('table.less'), name)}
                onClick={() => setDraft(shared(question, draft, place, -1))}
              >
                −
              </button>
              <b className="mono" aria-live="polite">
                {amount}
              </b>
              <button
                type="button"
                className="button small"
                aria-label={words.labelled(words.t('table.more'), name)}
                onClick={() => setDraft(shared(question, draft, place, 1))}
              >
                +
              </button>
              <span className="quiet mono">/ {question.limits?.[place]}</span>
            </li>
          );
        })}
      </ul>
      <Confirm question={question} ready={left === 0} start={() => setDraft(draft)} />
    </>
  );
}

/** Every item with the place it lies in. A full place can be chosen: two items change round one after the other. */
function AssignForm({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const setDraft = useTable((table) => table.setDraft);
  const draft = useDraftOf(question);
  const places = (question.places ?? []).map(({ said, value }, at) => ({
    name: optionText(said, value, words),
    room: roomIn(question, draft, at),
  }));
  return (
    <>
      <ul className="option-list">
        {question.options.map((option, item) => {
          const id = `assign-${question.id}-${item}`;
          const now = nth(draft.picks, item);
          return (
            <li
              key={item}
              className={`option lit-available ${now === question.now?.[item] ? '' : 'lit-selected'}`}
            >
              <label className="grow" htmlFor={id}>
                {optionText(option.said, option.value, words)}
              </label>
              <select
                id={id}
                value={now}
                onChange={(event) => setDraft(placed(draft, item, Number(event.target.value)))}
              >
                {places.map(({ name }, place) => (
                  <option key={place} value={place} disabled={question.fits?.[item]?.[place] !== true}>
                    {name}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      <ul className="quiet" aria-live="polite">
        {places.map(({ name, room }, at) => (
          <li key={at}>
            {words.labelled(
              name,
              room < 0 ? words.t('table.too-many', { n: -room }) : words.t('table.room', { n: room }),
            )}
          </li>
        ))}
      </ul>
      <Confirm question={question} ready={valueOf(question, draft) !== null} start={() => setDraft(draft)} />
    </>
  );
}

function ChanceForm({ question }: { question: QuestionView }) {
  const words = useTableWords();
  const { choose, setDraft } = useActions();
  const draft = useDraftOf(question);
  return (
    <>
      <p aria-live="polite">
        {draft.picks.map((at) => optionWords(nth(question.options, at), words)).join(' · ')}
      </p>
      <ul className="option-list">
        {question.options.map((option, at) => (
          <li key={at}>
            <button type="button" className="option lit-available" onClick={() => choose(at, question)}>
              {optionText(option.said, option.value, words)}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button small"
        disabled={draft.picks.length === 0}
        onClick={() => setDraft(dropLast(draft))}
      >
        {words.t('ui.back')}
      </button>
      <Confirm
        question={question}
        ready={draft.picks.length === question.max}
        start={() => setDraft(draft)}
      />
    </>
  );
}

/** The last word on an answer made of parts. */
function Confirm({ question, ready, start }: { question: QuestionView; ready: boolean; start: () => void }) {
  const { t } = useTableWords();
  const draft = useTable((table) => table.draft);
  const refused = useTable((table) => table.refusal !== null);
  const commit = useTable((table) => table.commit);
  return (
    <button
      type="button"
      className="button primary"
      disabled={!ready || (refused && draft?.question === question.id)}
      onClick={() => {
        if (draft?.question !== question.id) start();
        commit();
      }}
    >
      {t('table.confirm')}
    </button>
  );
}
