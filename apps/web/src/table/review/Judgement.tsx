/** What decided the game: the own decisions that cost most, what would have been better, and the way to try it. */

import { costSaid, measuredBy, type ActPart, type Costly, type Review } from '@gravetable/protocol';
import { optionText, useTable, useTableStore, useTableWords } from '../context.tsx';
import { lineText } from '../speech/speech.ts';
import { useJudgedSeat, useReview, useWeighs, weigh } from './judging.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useReviewWords } from './speaking.ts';

export function Judgement() {
  const { s, words } = useReviewWords();
  const review = useReview();
  const weighs = useWeighs();
  const store = useTableStore();
  const seat = useJudgedSeat();
  if (weighs.at === 'working') {
    return (
      <div className="judgement" role="group" aria-label={s('tab')}>
        <label htmlFor="weighing">{s('working')}</label>
        <progress id="weighing" value={weighs.done} max={100}>
          {s('working-at', { n: weighs.done })}
        </progress>
        <button type="button" className="button small" onClick={weighs.stop}>
          {words.t('ui.cancel')}
        </button>
      </div>
    );
  }
  const begin = (label: string) => (
    <button type="button" className="button" onClick={() => void weigh(store, seat)}>
      {label}
    </button>
  );
  if (review === null) {
    return (
      <div className="judgement" role="group" aria-label={s('tab')}>
        <p className="note">{s('note')}</p>
        {begin(s('offer'))}
        <p role="status">
          {weighs.at === 'refused' &&
            words.say({ id: `refusal.${weighs.refusal.code}`, args: weighs.refusal.data })}
          {weighs.at === 'broke' && s('broke', { why: weighs.why })}
          {weighs.at === 'idle' && weighs.stopped && s('stopped')}
        </p>
      </div>
    );
  }
  return (
    <div className="judgement" role="group" aria-label={s('tab')}>
      {review.costly.length === 0 ? (
        <p>{s('none')}</p>
      ) : (
        <TurningPoints
          points={review.costly.map((one) => ({
            before: one.before,
            text: <Point review={review} one={one} />,
          }))}
        />
      )}
      <Decisions review={review} />
      <Kept />
      {begin(s('again'))}
    </div>
  );
}

function Kept() {
  const { s } = useReviewWords();
  const kept = useTable(({ meta }) => meta.online !== true && meta.title !== '');
  return <p className="note">{s(kept ? 'kept' : 'not-kept')}</p>;
}

/** An answer in words, part by part. */
function useActText(): (parts: readonly ActPart[]) => string {
  const { s } = useReviewWords();
  const words = useTableWords();
  const named = ({ option, amount, place }: ActPart): string => {
    const text = optionText(option.said, option.value, words);
    if (amount !== undefined) return words.labelled(text, String(amount));
    return place === undefined ? text : words.labelled(text, optionText(place.said, place.value, words));
  };
  return (parts) => parts.map(named).join(', ') || s('nothing');
}

function Point({ review, one }: { review: Review; one: Costly }) {
  const { s, words } = useReviewWords();
  const act = useActText();
  const lines = one.line.flatMap((event) => {
    const text = lineText(event, words);
    return text === '' ? [] : [text];
  });
  return (
    <>
      {s('did', { n: one.before + 1, did: act(one.did) })} <b>{s('better', { better: act(one.better) })}</b>{' '}
      {words.say(costSaid(review, one))}
      {lines.length > 0 && (
        <details>
          <summary>{s('line')}</summary>
          <ul>
            {lines.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The chart as a table, for whoever cannot see it. */
function Decisions({ review: { decisions, measure } }: { review: Review }) {
  const { s, words } = useReviewWords();
  const { says, figure } = measuredBy(measure);
  return (
    <details>
      <summary>{s('table')}</summary>
      <table>
        <caption className="note">{words.say({ id: `${says}.axis` })}</caption>
        <thead>
          <tr>
            {(['decision', 'given', 'best', 'tables'] as const).map((head) => (
              <th key={head} scope="col">
                {s(`table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ before, given, best, tables }) => (
            <tr key={before}>
              <th scope="row">{before + 1}</th>
              <td>{figure(given)}</td>
              <td>{figure(best)}</td>
              <td>{tables}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
