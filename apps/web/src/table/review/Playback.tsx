/** Looking at the past: step, play, scrub, and branch off. */

import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../art/index.ts';
import { useWay } from '../../way.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { Sentence, UndoHelp } from '../asking/barParts.tsx';
import { RUSH } from '../store/flow.ts';
import { useHold } from '../store/hurrying.ts';
import { Refused } from '../asking/Refused.tsx';
import { lineText } from '../speech/speech.ts';

const PLAY_EVERY = 900;

export function Playback() {
  const words = useTableWords();
  const { t } = words;
  const at = useTable((table) => table.snapshot.count);
  const whole = useTable((table) => table.latest.count);
  const now = useTable((table) => table.now);
  /** Where the last press leads: the next one goes on from there. */
  const aim = useTable((table) => table.aim ?? table.snapshot.count);
  const refusal = useTable((table) => table.refusal);
  const review = useTable((table) => table.meta.id === 'review');
  const inBranch = useTable((table) => table.branch !== null);
  const rushing = useTable((table) => table.rushing);
  const { goTo, toNow, branchFrom } = useActions();
  const toTheEnd = useHold(() => at < whole && goTo(whole));
  const [playing, setPlaying] = useState(false);
  const speed = useWay().speed;
  if (playing && aim === at && at >= whole) setPlaying(false);
  useEffect(() => {
    if (!playing && !rushing) return;
    if (aim !== at) return; // It is still on its way.
    if (at >= whole) return;
    const pace =
      rushing || speed === 'instant' ? RUSH : speed === 'step' ? PLAY_EVERY : PLAY_EVERY / Number(speed);
    const timer = setTimeout(() => goTo(at + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, rushing, aim, at, whole, speed, goTo]);
  const controls: readonly (readonly [IconName, string, number])[] = [
    ['fast-backward-button', t('replay.first'), 0],
    ['previous-button', t('replay.previous'), aim - 1],
    ['next-button', t('replay.next'), aim + 1],
    ['fast-forward-button', t('replay.last'), whole],
  ];
  const control = ([icon, label, to]: readonly [IconName, string, number]) => (
    <button
      key={icon}
      type="button"
      className="button icon-only"
      aria-label={label}
      aria-disabled={to < 0 || to > whole || to === aim}
      {...(icon === 'fast-forward-button' ? toTheEnd : { onClick: () => to >= 0 && to <= whole && goTo(to) })}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <Sentence
        first={t('replay.watching', { n: at, of: whole })}
        second={
          refusal !== null ? (
            <Refused refusal={refusal} />
          ) : now === null ? (
            t('replay.note')
          ) : (
            lineText(now.event, words)
          )
        }
      />
      <div className="bar-buttons">
        <span className="playback">
          {controls.slice(0, 2).map(control)}
          <button
            type="button"
            className="button icon-only"
            aria-label={playing ? t('replay.pause') : t('replay.play')}
            aria-pressed={playing}
            onClick={() => {
              if (!playing && aim >= whole) goTo(0);
              setPlaying(!playing);
            }}
          >
            <Icon name={playing ? 'pause-button' : 'play-button'} />
          </button>
          {controls.slice(2).map(control)}
        </span>
        {!inBranch && (
          <button type="button" className="button primary" onClick={() => branchFrom(at)}>
            <Icon name="split-arrows" />
            {t('replay.branch')}
          </button>
        )}
        {(!review || inBranch) && (
          <button type="button" className="button" onClick={toNow}>
            {t('replay.to-now')}
          </button>
        )}
        <UndoHelp rule={null} />
      </div>
    </>
  );
}
