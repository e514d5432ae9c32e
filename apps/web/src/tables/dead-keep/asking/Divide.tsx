/** Hits or Attacks shared out: minus and plus on each figure, what may become of it beside it, and nothing left before Done. */

import { nth } from '../../../nth.ts';
import type { QuestionView } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { optionText, useActions, useTable, useView } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { emptyDraft, shared, sum } from '../../../table/store/draft.ts';
import { useForecast } from '../../../table/kit/forecast.ts';
import { useWay } from '../../../way.ts';
import { adventurerIn, type DividedAhead, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { HealthLeft } from '../side/HealthLeft.tsx';
import { useOwn } from '../words/index.ts';
import { evenly } from './evenly.ts';
import { useSuggested } from './suggestion.ts';

/** What may become of everybody if it is divided as it is now; null where nobody can be hurt. */
export function useDivided(question: QuestionView): ReadonlyMap<string, DividedAhead> | null {
  const odds = useWay().odds;
  const kept = useTable((table) => table.draft);
  const { picks } = kept?.question === question.id ? kept : emptyDraft(question);
  const { told } = useForecast<readonly DividedAhead[]>({ do: 'divide', parts: picks }, odds);
  return Array.isArray(told) ? new Map(told.map((one) => [one.adventurer, one])) : null;
}

export function Divide({ question }: { question: QuestionView }) {
  const own = useOwn();
  const { s, words, called } = own;
  const view = useView<View>();
  const { setDraft } = useActions();
  const kept = useTable((table) => table.draft);
  const draft = kept?.question === question.id ? kept : emptyDraft(question);
  const total = question.total ?? 0;
  const left = total - sum(draft.picks);
  const damage = Number(question.about['damage'] ?? 1);
  const enemy = question.about['enemy'];
  const { reasons } = useWay();
  const advised = useSuggested(question, reasons);
  const reason = advised?.reason ?? null;
  const ahead = useDivided(question);
  const even = (): void => setDraft({ question: question.id, picks: evenly(question) });
  const nameAt = (place: number): string => {
    const { said, value } = nth(question.options, place);
    return optionText(said, value, words);
  };
  const namesIn = (parts: readonly number[]): string =>
    parts.flatMap((n, place) => (n === 0 ? [] : [`${nameAt(place)} ${n}`])).join(', ');
  return (
    <Laid className="dk-tray dk-divide" label={s('divide')}>
      <p className="dk-divide-head">
        {typeof enemy === 'string' && <Icon name={figureIcon(enemy)} />}
        <b>
          {typeof enemy === 'string'
            ? s('divide.attacks', { enemy: called(enemy), n: total, damage })
            : s('divide.hits', { n: total })}
        </b>
        <span className="dk-threads" aria-hidden="true">
          {Array.from({ length: total }, (_, at) => (
            <i key={at} className={at < left ? 'full' : ''} />
          ))}
        </span>
        <span aria-live="polite" className={left === 0 ? 'dk-good' : 'dk-tie'}>
          {s('divide.left', { n: left })}
        </span>
        <button type="button" className="button small" onClick={even}>
          {s('divide.even')}
        </button>
        {advised !== null && (
          <button type="button" className="button small primary" onClick={() => setDraft(advised.draft)}>
            <Icon name="light-bulb" />
            {s('divide.advised', { who: namesIn(advised.draft.picks) })}
          </button>
        )}
      </p>
      {reason !== null && <p className="quiet dk-why">{words.say(reason)}</p>}
      <ul>
        {question.options.map((option, place) => {
          const name = nameAt(place);
          const id = option.touches
            .find((piece) => piece.startsWith('adventurer:'))
            ?.slice('adventurer:'.length);
          const one = id === undefined ? undefined : adventurerIn(view, id);
          const n = draft.picks[place] ?? 0;
          const limit = question.limits?.[place] ?? 0;
          const kind = packKind(option.said.args);
          const then = id === undefined ? undefined : ahead?.get(id);
          return (
            <li key={place}>
              <span className="dk-divide-who">
                {(one !== undefined || kind !== null) && <Icon name={figureIcon(one?.id ?? kind ?? '')} />}
                <b>{name}</b>
                {then !== undefined && <Worst then={then} />}
                {then !== undefined && <HealthLeft of={then} small />}
              </span>
              <button
                type="button"
                className="button dk-step"
                aria-label={words.labelled(words.t('table.less'), name)}
                aria-disabled={n === 0}
                onClick={() => setDraft(shared(question, draft, place, -1))}
              >
                −
              </button>
              <b className="mono" aria-live="polite">
                {n}
              </b>
              <button
                type="button"
                className="button dk-step lit-available"
                aria-label={words.labelled(words.t('table.more'), name)}
                aria-disabled={left === 0 || n >= limit}
                onClick={() => setDraft(shared(question, draft, place, 1))}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
    </Laid>
  );
}

function Worst({ then: { left } }: { then: DividedAhead }) {
  const { s } = useOwn();
  const worst = left.findIndex((chance) => chance > 0);
  const safe = worst === left.length - 1;
  return (
    <small className={safe ? 'dk-good' : worst === 0 ? 'dk-bad' : ''}>
      {safe ? s('divide.safe') : s('divide.worst', { n: worst })}
    </small>
  );
}

/** The kind of Enemy a place is about, from its words. */
function packKind(args: QuestionView['options'][number]['said']['args']): string | null {
  const foes = args?.['foes'];
  const id =
    typeof foes === 'object' && foes !== null && 'id' in foes ? (foes as { readonly id: unknown }).id : null;
  return typeof id === 'string' ? id.replace('pack.', '') : null;
}
