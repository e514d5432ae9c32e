/** The decision bar while a person is asked. */

import type { QuestionView } from '@gravetable/kernel';
import type { ReactNode } from 'react';
import type { Advised, MomentView } from '../../engine/types.ts';
import { useMedia, WIDE } from '../../media.ts';
import { useWay } from '../../way.ts';
import {
  optionText,
  seatName,
  sentenceOf,
  useActions,
  useHinted,
  useTable,
  useTableWords,
} from '../context.tsx';
import { countPeople } from '../../saves/meta.ts';
import { useTogether } from '../together.ts';
import { answerText } from './answerText.ts';
import { Sentence, UndoHelp } from './barParts.tsx';
import { OptionButton } from '../kit/options.tsx';
import { confirmedIn } from './lit.ts';
import { emptyDraft, pickedIn, sensibleOf, sum, type Draft } from '../store/draft.ts';
import type { TableModule } from '../module.ts';
import { Refused } from './Refused.tsx';
import { warningText } from '../speech/speech.ts';
import { nth } from '../../nth.ts';
import { VoicesButton } from './Voices.tsx';
import type { Words } from '../../words/index.ts';

/** Up to this many options stand in the bar itself. */
export const IN_BAR = { wide: 3, narrow: 2 };

/** How often the same rule has just asked the same seat. */
export function askedBefore({ seat, rule }: QuestionView, moments: readonly MomentView[]): number {
  const other = moments.findLastIndex((one) => one.seat !== seat || one.rule !== rule);
  return moments.length - 1 - other;
}

export function Asking({ module }: { module: TableModule }) {
  const words = useTableWords();
  const { t } = words;
  const question = useTable((table) => table.question());
  const draft = useTable((table) => table.draft);
  const wide = useMedia(WIDE);
  const narrowed = useTable((table) => table.narrowed);
  const preview = useTable((table) => table.preview);
  const ready = useTable((table) => confirmedIn(table) !== null);
  const log = useTable((table) => table.snapshot.log);
  const moments = useTable((table) => table.snapshot.moments);
  const laidOut = module.useLaidOut?.() ?? false;
  const voice = useTable((table) => table.voice);
  const pointless = useTable((table) => table.pointless);
  const hinted = useHinted();
  const { commit, clear } = useActions();
  // Around one screen the one who is asked is named: on a phone nothing else says who that is.
  const people = useTable(({ meta }) => countPeople(meta.seats));
  const shared = useTogether() === null && people > 1;
  if (question === null) return <Sentence first={t('table.acting')} />;
  const own = draft?.question === question.id ? draft : emptyDraft(question);
  const rows = question.options
    .map((option, at) => ({ option, at }))
    .filter(({ option }) => narrowed === null || option.touches.includes(narrowed));
  const wanted = sensibleOf(rows, question, pointless);
  const shown = rows.filter((row) => hinted.includes(row.at) || wanted.includes(row));
  const few =
    question.form === 'one' &&
    !laidOut &&
    rows.length <= (wide ? IN_BAR.wide : IN_BAR.narrow) &&
    (narrowed === null || module.menus !== true);
  const picked =
    question.form === 'one' && own.picks.length === 1 ? question.options[nth(own.picks, 0)] : undefined;
  const sentence = sentenceOf(question, words);
  const cause = module.cause?.(question, log, words, askedBefore(question, moments), moments.length) ?? null;
  const short = module.commitLabel?.(question, words, picked) ?? null;
  // What lies on no piece stands in the bar as well, or is laid out on the board, where a table has its own.
  const inBar = (at: number): boolean =>
    (few && !ready && rows.some((row) => row.at === at)) ||
    (module.BarExtra !== undefined && question.options[at]?.touches.length === 0);
  const isGrave = (at: number): boolean =>
    (module.grave?.(question, nth(question.options, at).value) ?? null) !== null;
  return (
    <>
      {voice === null ? (
        <Sentence
          first={cause === null ? sentence : words.labelled(cause, sentence)}
          second={
            <Second module={module} inBar={inBar} name={shared ? seatName(question.seat, words) : null} />
          }
          seat={question.seat}
        />
      ) : (
        <Sentence
          first={t('voice.asks', { who: voice.seat })}
          second={t('voice.decides', { who: question.seat })}
          seat={voice.seat}
        />
      )}
      <div className="bar-buttons">
        {module.BarExtra !== undefined && <module.BarExtra />}
        {narrowed !== null && !ready && rows.length < question.options.length && (
          <button type="button" className="button quiet" onClick={clear}>
            {t('table.widen')}
          </button>
        )}
        {few && !ready
          ? shown.map(({ at }) => (
              <OptionButton
                key={at}
                question={question}
                at={at}
                className={isGrave(at) ? 'button grave' : shown.length === 1 ? 'button primary' : 'button'}
              />
            ))
          : ready && (
              <button
                type="button"
                className={
                  preview === null || preview.line === null ? 'button primary' : 'button primary again'
                }
                id="confirm"
                onClick={commit}
              >
                {short ??
                  (picked === undefined ? t('table.confirm') : optionText(picked.said, picked.value, words))}
                <kbd aria-hidden="true">↵</kbd>
              </button>
            )}
        <VoicesButton question={question} />
        <UndoHelp rule={question.rule} />
      </div>
    </>
  );
}

interface SecondProps {
  readonly module: TableModule;
  readonly inBar: (at: number) => boolean;
  /** Who is asked, where that is to be said. */
  readonly name: string | null;
}

/** The second line, in the name of whoever is asked. */
function Second({ module, inBar, name }: SecondProps) {
  const { labelled } = useTableWords();
  const said = useSecond(module, inBar);
  if (name === null) return said;
  return said === null ? (
    <b>{name}</b>
  ) : (
    <>
      <b>{labelled(name, '')}</b>
      {said}
    </>
  );
}

/** Why not, what follows, or what to do now. */
function useSecond(module: TableModule, inBar: (at: number) => boolean): ReactNode {
  const words = useTableWords();
  const { t } = words;
  const question = useTable((table) => table.question());
  const draft = useTable((table) => table.draft);
  const preview = useTable((table) => table.preview);
  const refusal = useTable((table) => table.refusal);
  const reason = useTable((table) => table.reason);
  const weighed = useTable((table) => table.weighed);
  const found = useTable((table) => table.found);
  const hinted = useTable((table) => table.hinted);
  const view = useTable((table) => table.snapshot.view);
  const guide = useTable((table) => table.guide);
  const held = useTable((table) => table.held);
  const narrowed = useTable((table) => table.narrowed);
  const advised = useTable((table) => table.snapshot.advised);
  if (question === null) return null;
  if (refusal !== null) return <Refused refusal={refusal} inBar={inBar} />;
  if (held) {
    return (
      <span className="refused" role="alert">
        {t(
          guide?.says === 'lesson.watch'
            ? 'lesson.watch'
            : guide?.wants === null
              ? 'lesson.read-first'
              : 'lesson.not-yet',
        )}
      </span>
    );
  }
  const line = draft?.question === question.id ? (preview?.line ?? null) : null;
  const warned = line === null ? null : <span className="warned">{warningText(line, question, words)}</span>;
  // A hint puts a single choice back; beside an answer made of parts both are said.
  if (hinted !== null && (warned === null || question.form !== 'one')) {
    const option = answerText(question, hinted, words);
    const says = guide !== null ? 'lesson.asks' : found ? 'table.hint-found' : 'table.hint-says';
    const why = [reason, weighed].flatMap((one) => (one === null ? [] : [words.say(one)]));
    return (
      <>
        <span className="hint-says">{[t(says, { option }), ...why].join(' ')}</span> {warned}
      </>
    );
  }
  if (warned !== null && question.form === 'one') return warned;
  if (guide?.wants === null) return t(guide.says);
  if (warned === null && advised !== null && advised.by === question.seat)
    return <Advice question={question} advised={advised} />;
  if (question.form === 'one') return module.advice?.(question, view, words, narrowed) ?? null;
  return (
    <>
      {partsText(question, draft?.question === question.id ? draft : emptyDraft(question), words)} {warned}
    </>
  );
}

/** How far an answer of several parts is put together. */
function partsText(question: QuestionView, draft: Draft, { t }: Words): string {
  const { form, min, max, total = 0 } = question;
  const n = draft.picks.length;
  switch (form) {
    case 'one':
      return '';
    case 'some':
      return min === max ? t('table.choose-exactly', { max, n }) : t('table.choose-some', { min, max, n });
    case 'order':
      return t('table.choose-order');
    case 'split':
      return t('table.choose-split', { left: total - sum(draft.picks), total });
    case 'assign':
      return t('table.choose-assign', { n: pickedIn(question, draft).length });
    case 'chance':
      return t('table.enter-chance', { n, count: max });
  }
}

/** A bot was asked for everybody: what it would do and why, and who decides in its place. */
function Advice({ question, advised }: { question: QuestionView; advised: Advised }) {
  const words = useTableWords();
  const { reasons } = useWay();
  const viewer = useTable((table) => table.snapshot.viewer);
  const people = useTable((table) => table.meta.seats.filter(({ kind }) => kind === 'person').length);
  const { by: who, value, reason } = advised;
  const option = answerText(question, value, words);
  const why = reason === null ? '' : words.say(reason);
  return (
    <span className="advised">
      {reasons && words.t('table.advised', { who, option, reason: why }).trim()}
      {people > 1 && viewer !== null && ` ${words.t('table.advised-by', { who, by: viewer })}`}
    </span>
  );
}
