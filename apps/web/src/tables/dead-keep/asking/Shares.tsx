/** What is shared out, as a table below the board: the same numbers as on the figures, always in step with them. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon, Picture } from '../../../art/index.ts';
import { leftOf } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { useOwn } from '../words/index.ts';
import { isPlacing, useSharing, worstOf, type Share, type Sharing } from './sharing.ts';

export function Shares({ question }: { question: QuestionView }) {
  const { s, called } = useOwn();
  const sharing = useSharing(question);
  const enemy = question.about['enemy'];
  return (
    <table className="dk-shares">
      <thead>
        <tr>
          <td />
          {sharing.shares.map(({ place, name, who, kind }) => (
            <th key={place} scope="col">
              {who === undefined ? (
                <Icon name={figureIcon(kind ?? '')} />
              ) : (
                <Picture
                  id={who.id}
                  icon={figureIcon(who.id)}
                  motif="bricks"
                  width={36}
                  height={36}
                  portrait
                />
              )}
              <span>
                {name}
                {who !== undefined && <small>{s('left-of', { n: leftOf(who), of: who.health })}</small>}
              </span>
            </th>
          ))}
          <th scope="col">{s('shares.left')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {typeof enemy === 'string' && <Icon name={figureIcon(enemy)} />}
            {typeof enemy === 'string'
              ? called(enemy)
              : s(isPlacing(question) ? 'divide.figures' : 'divide.hits', { n: sharing.total })}
          </th>
          {sharing.shares.map((share) => (
            <td key={share.place}>
              <Stepper share={share} give={sharing.give} />
            </td>
          ))}
          <td className={sharing.left === 0 ? 'dk-good' : 'dk-tie'}>
            {sharing.left === 0 ? <Icon name="check-mark" /> : sharing.left}
          </td>
        </tr>
        {sharing.shares.some(({ ahead }) => ahead !== undefined) && (
          <tr>
            <th scope="row">{s('shares.armor')}</th>
            {sharing.shares.map(({ place, ahead }) => (
              <td key={place} className="quiet">
                {ahead === undefined ? '' : ahead.need === null ? s('divide.bare') : `${ahead.need}+`}
              </td>
            ))}
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

export function Stepper({ share: { place, name, n, more }, give }: { share: Share; give: Sharing['give'] }) {
  const { words } = useOwn();
  return (
    <span className="dk-stepper">
      <button
        type="button"
        className="button dk-step"
        aria-label={words.labelled(words.t('table.less'), name)}
        aria-disabled={n === 0}
        onClick={() => (n === 0 ? undefined : give(place, -1))}
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
        aria-disabled={!more}
        onClick={() => (more ? give(place, 1) : undefined)}
      >
        +
      </button>
    </span>
  );
}

/** What is left at the worst, under the figure. */
export function Worst({ share: { ahead } }: { share: Share }) {
  const { s } = useOwn();
  if (ahead === undefined) return null;
  const worst = worstOf(ahead);
  return (
    <small className={worst === null ? 'dk-good' : worst === 0 ? 'dk-bad' : ''}>
      {worst === null ? s('divide.safe') : s('divide.worst', { n: worst })}
    </small>
  );
}
