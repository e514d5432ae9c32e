/** In the decision bar: what may be announced about the chosen card, and the answers that lie on no piece. */

import { useEffect, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import {
  optionText,
  useHinted,
  useQuestion,
  useTable,
  useTableWords,
  useView,
} from '../../../table/context.tsx';
import { NoneButton, OptionButton } from '../../../table/kit/options.tsx';
import { optionsOn } from '../../../table/store/draft.ts';
import { useChoices } from './choices.ts';
import { NUMERALS, type Round, type View } from '../cards/facts.ts';
import { announcedIcon } from '../cards/icons.ts';
import { useOwn } from '../words/index.ts';

export function BarExtra() {
  const choices = useChoices();
  const { s } = useOwn();
  const narrowed = useTable((table) => table.narrowed);
  const draft = useTable((table) => table.draft);
  if (choices === null) return null;
  const { question, bare, laidOut } = choices;
  if (question.kind === 'playCard') return <Announcements />;
  const narrow = narrowed === null || laidOut !== null ? [] : optionsOn(question, narrowed);
  const shown = narrowed === null ? (draft === null ? bare : []) : narrow.map(({ at }) => at);
  const mayTakeNone = question.form === 'some' && laidOut === null && (question.min ?? 0) === 0;
  return (
    <>
      {question.kind === 'spendCells' && <Cells />}
      {mayTakeNone && draft?.question !== question.id && (
        <NoneButton question={question}>{s('some.none')}</NoneButton>
      )}
      {shown.map((at) => (
        <OptionButton key={at} question={question} at={at} />
      ))}
    </>
  );
}

interface Play {
  readonly card: number;
  readonly say: string;
  readonly round: Round;
}

/** One Action of the chosen card and its Round are said aloud. */
function Announcements() {
  const question = useQuestion();
  const { s, name } = useOwn();
  const words = useTableWords();
  const narrowed = useTable((table) => table.narrowed);
  const draft = useTable((table) => table.draft);
  const hints = useHinted();
  const group = useRef<HTMLSpanElement>(null);
  // Who chose the card by keyboard goes on with what to say of it.
  useEffect(() => {
    if (narrowed === null || document.activeElement?.matches('.piece:focus-visible') !== true) return;
    (group.current?.querySelector<HTMLElement>('.hinted') ?? group.current?.querySelector('button'))?.focus();
  }, [narrowed]);
  if (question === null) return null;
  const picked = draft?.question === question.id ? draft.picks[0] : undefined;
  const piece = narrowed ?? question.options[picked ?? -1]?.touches[0];
  if (piece === undefined) return null;
  const seen = new Set<string>();
  const found = optionsOn(question, piece).filter(({ option }) => {
    const { say, round } = option.value as unknown as Play;
    return seen.size !== seen.add(`${say}.${round}`).size;
  });
  return (
    <span ref={group} className="dc-announce" role="group" aria-label={s('announce')}>
      {found.map(({ option, at }) => {
        const { say, round } = option.value as unknown as Play;
        return (
          <OptionButton
            key={at}
            question={question}
            at={at}
            className={picked === at ? 'chosen' : ''}
            aria-pressed={picked === at}
            aria-label={[
              optionText(option.said, option.value, words),
              ...(hints.includes(at) ? [words.t('table.hinted')] : []),
            ].join(', ')}
            title={name(`say.${say}`)}
          >
            <Icon name={announcedIcon(say)} />
            <b>{NUMERALS[round]}</b>
          </OptionButton>
        );
      })}
    </span>
  );
}

/** Cells to spend. */
function Cells() {
  const { bag } = useView<View>();
  const { s } = useOwn();
  return (
    <span className="dc-cells" role="img" aria-label={s('cells.left', { n: bag.cells })}>
      {Array.from({ length: Math.min(bag.cells, 10) }, (_, at) => (
        <Icon key={at} name="atom-core" />
      ))}
      <b className="mono">{bag.cells}</b>
    </span>
  );
}
