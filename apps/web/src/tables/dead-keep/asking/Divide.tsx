/** Hits or Attacks shared out: minus and plus on each figure, the worst case beside it, and nothing left before Done. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { optionText, useActions, useTable, useView } from '../../../table/context.tsx';
import { Tray as Laid } from '../../../table/kit/CardTray.tsx';
import { emptyDraft, shared, sum } from '../../../table/store/draft.ts';
import { adventurerIn, leftOf, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { useOwn } from '../words/index.ts';
import { evenly } from './evenly.ts';

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
  const even = (): void => setDraft({ question: question.id, picks: evenly(question) });
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
      </p>
      <ul>
        {question.options.map((option, place) => {
          const name = optionText(option.said, option.value, words);
          const id = option.touches
            .find((piece) => piece.startsWith('adventurer:'))
            ?.slice('adventurer:'.length);
          const one = id === undefined ? undefined : adventurerIn(view, id);
          const n = draft.picks[place] ?? 0;
          const limit = question.limits?.[place] ?? 0;
          const kind = packKind(option.said.args);
          const worst = one === undefined ? null : Math.max(0, leftOf(one) - n * damage);
          return (
            <li key={place}>
              <span className="dk-divide-who">
                {(one !== undefined || kind !== null) && <Icon name={figureIcon(one?.id ?? kind ?? '')} />}
                <b>{name}</b>
                {one !== undefined && (
                  <small className={n === 0 ? 'dk-good' : worst === 0 ? 'dk-bad' : ''}>
                    {n === 0 ? s('divide.safe') : s('divide.worst', { n: worst ?? 0 })}
                  </small>
                )}
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

/** The kind of Enemy a place is about, from its words. */
function packKind(args: QuestionView['options'][number]['said']['args']): string | null {
  const foes = args?.['foes'];
  const id =
    typeof foes === 'object' && foes !== null && 'id' in foes ? (foes as { readonly id: unknown }).id : null;
  return typeof id === 'string' ? id.replace('pack.', '') : null;
}
