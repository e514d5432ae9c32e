/** A Scroll track: pointed at, each step says what it brings; pressed, all of them are read up close. */

import { useZoom } from '../../../table/frame/Zoom.tsx';
import { SymMark } from '../cards/cards.tsx';
import type { Sym, useFacts } from '../cards/facts.ts';
import { stepMark, stepText } from '../cards/speech.ts';
import { useOwn } from '../words/index.ts';

type Steps = NonNullable<ReturnType<ReturnType<typeof useFacts>['beheaded']['get']>>['tracks'][Sym];

interface TrackProps {
  readonly sym: Sym;
  readonly level: number;
  readonly steps: Steps;
}

const standing = (at: number, level: number): 'taken' | 'next' | 'later' =>
  at < level ? 'taken' : at === level ? 'next' : 'later';

export function Track({ sym, level, steps }: TrackProps) {
  const own = useOwn();
  const { s, name } = own;
  const zoom = useZoom();
  const next = steps[level];
  const spoken = next === undefined ? s('track.full') : s('track.next', { what: stepText(next, own) });
  return (
    <button
      type="button"
      className={`dc-track dc-track-${sym}`}
      aria-label={`${name(`sym.${sym}`)} ${level}. ${spoken}`}
      title={`${name(`sym.${sym}`)} ${level}. ${spoken}`}
      onClick={() => zoom(name(`sym.${sym}`), <Steps sym={sym} level={level} steps={steps} />)}
    >
      <span>
        <SymMark sym={sym} /> <span>{name(`sym.${sym}`)}</span>
      </span>
      <span className="dc-steps">
        {steps.map((step, at) => (
          <span key={at} className={`dc-step ${standing(at, level)}`} title={stepText(step, own)}>
            {stepMark(step, own)}
            <span className="dc-step-said">{stepText(step, own)}</span>
          </span>
        ))}
      </span>
    </button>
  );
}

function Steps({ sym, level, steps }: TrackProps) {
  const own = useOwn();
  const { s, name } = own;
  return (
    <article className={`dc-sheet dc-track-${sym}`}>
      <h2 className="title dc-track-title">
        <SymMark sym={sym} /> <span aria-hidden="true">{name(`sym.${sym}`)}</span>
      </h2>
      <p>{s('track.scroll', { n: level, all: steps.length })}</p>
      <ol className="dc-steps-read">
        {steps.map((step, at) => {
          const stands = standing(at, level);
          return (
            <li key={at}>
              <span className={`dc-step ${stands}`} aria-hidden="true">
                {stepMark(step, own)}
              </span>
              <span>{stepText(step, own)}</span>
              {stands !== 'later' && <b>{s(`track.${stands}-step`)}</b>}
            </li>
          );
        })}
      </ol>
    </article>
  );
}
