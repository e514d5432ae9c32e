/** What the party is here for: the Quest's goal as a list that ticks, what wakes the Boss, and the Quest's own rules. */

import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../../art/index.ts';
import { useMedia } from '../../../media.ts';
import { useQuestion } from '../../../table/context.tsx';
import { nth } from '../../../nth.ts';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { HURTING } from '../asking/sharing.ts';
import { NotesSoFar } from '../Coach.tsx';
import { livesOf, questOf, useFacts, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { bossWounds } from '../map/Zones.tsx';
import { useOwn } from '../words/index.ts';
import { linesOf } from './questLines.ts';
import { QuestRules } from './QuestRules.tsx';

const DOOM = 5;
/** So many seats leave the goal one line; where the window is low, fewer do, or what a division would leave of everybody. */
const CROWDED = { high: 4, low: 3 };
const FOLDS = ['open', 'tight', 'line'] as const;
const LOW = '(max-height: 820px)';

/** All Objectives are to be taken: the goal counts them itself. */
const isTally = ({ said }: View['goals'][number]): boolean => said.id === 'goal.taken';

export function Shared() {
  const { view } = useActed<View>();
  const { s, words } = useOwn();
  const zoom = useZoom();
  const low = useMedia(LOW);
  const question = useQuestion();
  const dividing = question !== null && HURTING.has(question.kind);
  const { state, lives, known } = view.boss;
  const lines = [low, dividing, words.language, view.goals.length, state, lives, known.length].join();
  const section = useRef<HTMLElement>(null);
  const fold = useFold(section, lines);
  const crowded = view.votes.length >= CROWDED[low ? 'low' : 'high'] || (low && dividing) || fold === 'line';
  const tight = crowded || fold === 'tight';
  const taken = view.objectives.filter((one) => one.taken).length;
  const tally = s('goal.taken', { n: taken, of: view.objectives.length });
  const whole = (
    <>
      <ul>
        {view.goals.map(({ said, done }, at) => (
          <li key={at} className={done ? 'done' : ''}>
            {done ? <Icon name="check-mark" /> : <i className="dk-open" />}
            <span>
              {isTally({ said, done }) ? tally : words.say(said)}
              {done && <span className="sr"> {s('goal.done')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {view.objectives.length > 0 && !view.goals.some(isTally) && !crowded && (
        <p className="quiet">{tally}</p>
      )}
      <BossLine view={view} />
      {!crowded && <Emptied view={view} />}
    </>
  );
  return (
    <section ref={section} className={tight ? 'dk-goal crowded' : 'dk-goal'}>
      <h3 className="small-caps">{s('goal')}</h3>
      {!crowded ? (
        whole
      ) : (
        <details>
          <summary>
            {s('goal.short', { n: taken, of: view.objectives.length })}{' '}
            {view.boss.state === 'inactive' && view.boss.doom > 0 && (
              <span className="dk-doom">
                <i className="full" aria-hidden="true" />
                <span aria-hidden="true">{view.boss.doom}</span>
                <span className="sr">{s('boss.doom', { n: view.boss.doom, of: DOOM })}</span>
              </span>
            )}
          </summary>
          {whole}
        </details>
      )}
      {crowded && <Emptied view={view} />}
      <span className="dk-goal-links">
        {linesOf(view).length > 0 && (
          <button
            type="button"
            className="rule-link"
            aria-label={s('goal.rules')}
            onClick={() => zoom(s('goal.rules'), <QuestRules view={view} />)}
          >
            {tight ? <Icon name="rule-book" /> : s('goal.rules')}
          </button>
        )}
        <button
          type="button"
          className="rule-link"
          aria-label={words.t('coach.all')}
          onClick={() => zoom(words.t('coach.all'), <NotesSoFar />)}
        >
          {tight ? <Icon name="light-bulb" /> : s('goal.notes')}
        </button>
      </span>
    </section>
  );
}

/** What Doom loses is never folded away. */
function Emptied({ view }: { view: View }) {
  const { boss } = view;
  const { s } = useOwn();
  const { lose } = questOf(useFacts(), view);
  if (boss.state !== 'inactive' || lose?.is !== 'doomEmptied') return null;
  return (
    <p className={boss.emptied + 1 < lose.n ? '' : 'dk-bad'}>
      {s('boss.emptied', { n: boss.emptied, of: lose.n })}
    </p>
  );
}

/**
 * How far the goal is folded, so that the column of seats need not be scrolled: its links beside its heading, then one line
 * for all of it. It opens anew when its lines change or the column does, and is measured then, not with every press.
 */
function useFold(section: RefObject<HTMLElement | null>, lines: string): (typeof FOLDS)[number] {
  const [found, setFound] = useState({ lines, height: 0, step: 0 });
  const step = found.lines === lines ? found.step : 0;
  useEffect(() => {
    const column = section.current?.closest('.seat-column');
    if (column === null || column === undefined) return;
    const observer = new ResizeObserver(() => {
      const { clientHeight: height, scrollHeight } = column;
      if (height !== found.height || lines !== found.lines) return setFound({ lines, height, step: 0 });
      if (scrollHeight > height && step < FOLDS.length - 1) setFound({ lines, height, step: step + 1 });
    });
    observer.observe(column);
    return () => observer.disconnect();
  }, [section, lines, step, found]);
  return nth(FOLDS, step);
}

function BossLine({ view }: { view: View }) {
  const { boss } = view;
  const { s, called, words } = useOwn();
  const facts = useFacts();
  const unseen = boss.lives - boss.known.length;
  const heals = facts.bosses.some(({ kind, special }) => kind === boss.kind && special === 'regeneration');
  return (
    <div className="dk-boss">
      <Icon name={figureIcon(boss.kind)} />
      <div>
        <b>{words.say({ id: 'outline.bossHere', args: { enemy: `boss.${boss.kind}` } })}</b>{' '}
        {s('boss.state', { state: boss.state, n: livesOf(boss) })}
        {boss.state === 'inactive' && (
          <span className="dk-doom" role="img" aria-label={s('boss.doom', { n: boss.doom, of: DOOM })}>
            {Array.from({ length: DOOM }, (_, at) => (
              <i key={at} className={at < boss.doom ? 'full' : ''} />
            ))}
          </span>
        )}
        {boss.state === 'active' && (
          <p>
            {s('boss.wounds', {
              n: bossWounds(facts, boss) - boss.wounds,
              of: bossWounds(facts, boss),
              armor: boss.armor,
            })}{' '}
            {heals && (boss.noRegen ? <b className="dk-good">{s('boss.held')}</b> : s('boss.heals'))}
          </p>
        )}
        {boss.lives > 0 && (
          <ul className="dk-stages" aria-label={s('boss.cards')}>
            {boss.known.map((code) => (
              <li key={code}>{called(code)}</li>
            ))}
            {Array.from({ length: unseen }, (_, at) => (
              <li key={at} className="unseen">
                <span aria-hidden="true">?</span>
                <span className="sr">{s('boss.unseen')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
