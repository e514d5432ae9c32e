/** The board: the street above, the playing area below, and what is laid over them for a moment. */

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useOdds, useQuestion, useTable } from '../../table/context.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { Lesson, useIsLesson } from '../../table/lesson/Lesson.tsx';
import { Banner } from './Banner.tsx';
import { useCoachNote } from '../../table/lesson/Coach.tsx';
import { Coach } from './Coach.tsx';
import { DayEnd } from './DayEnd.tsx';
import { End } from './End.tsx';
import { LESSON, LESSON_TABLE } from './lesson.ts';
import { useMine } from './mine.ts';
import { iconNamed, type TableEvent, type View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { mattering, notes } from './notes.ts';
import { IfTurned, IfTurnedLine } from './IfTurned.tsx';
import { PieceMenu } from './PieceMenu.tsx';
import { PlayingArea } from './PlayingArea.tsx';
import { COMPACT, Street } from './Street.tsx';
import { Tray, useTrayed } from './Tray.tsx';
import { ThreatCard } from './ThreatCard.tsx';
import { useSize } from '../../table/frame/useSize.ts';
import { useZoom } from '../../table/frame/Zoom.tsx';
import { useOwn } from './words/index.ts';
import { Icon } from '../../art/index.ts';

/** Below this height the playing area gives way to the street. */
const SHORT = 480;
/** Below this width a card of the playing area has room for its name or for what it will do, not for one on the other. */
const SLIM = 780;
/** On a phone, from this height on the playing area stays in sight, and the street alone scrolls behind its window. */
const ROOMY = 240;
/** Between a lesson over the skyline and the first row of the street; on a phone it stands above the street. */
const UNDER_NOTE = 16;

export function Board() {
  const { view, event, acting } = useActed<View, TableEvent>();
  const [pointed, setPointed] = useState<number | null>(null);
  const chosen = useChosenSlot();
  const lesson = useIsLesson(LESSON_TABLE.seed);
  const odds = useOdds();
  const { s } = useOwn();
  const phase = useTable((table) => table.phase);
  const branch = useTable((table) => table.branch !== null);
  const over = phase === 'over';
  /** Nothing is foretold of a game that is over, nor of its past. */
  const foretold = odds && !over && phase !== 'past';
  /** Cards lie over the street, and would lie over a note. */
  const asked = useTrayed();
  const box = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const noted = useSize(note).height;
  const { width, height } = useSize(box);
  const facts = useFacts();
  const matters = useCoachNote(notes, mattering(view, facts, useMine().now));
  const calm = phase === 'playing' || phase === 'others';
  const coached = !lesson && !acting && !asked && calm && !branch ? matters : null;
  const compact = width < COMPACT;
  const told = acting ? slotIn(event) : null;
  const fixed = compact && height >= ROOMY;
  useInSight(box, acting ? event : null);
  const slot = acting ? null : (chosen ?? pointed);
  return (
    <div
      className={[
        'cd-board',
        acting && 'acting',
        compact ? 'cd-narrow' : height < SHORT && 'cd-short',
        !compact && width < SLIM && 'cd-slim',
        fixed && 'cd-fixed',
      ]
        .filter(Boolean)
        .join(' ')}
      ref={box}
    >
      <div className="cd-upper" style={{ '--note': `${noted}px` } as React.CSSProperties}>
        <div className="cd-street-window">
          <Street
            view={view}
            told={told}
            above={compact || !lesson ? 0 : noted + UNDER_NOTE}
            point={setPointed}
          />
        </div>
        {!compact && <StreetHead view={view} />}
        {foretold && !compact && <IfTurned view={view} slot={slot} chosen={chosen !== null} />}
        <div className="cd-note" ref={note}>
          {foretold && compact && <IfTurnedLine view={view} slot={slot} />}
          {lesson && <Lesson steps={LESSON} text={s} />}
          {coached !== null && <Coach note={coached} />}
          {compact && <InForce view={view} />}
        </div>
        <Tray />
        <Banner event={acting ? event : null} />
      </div>
      <PlayingArea view={view} event={acting ? event : null} compact={compact} />
      <PieceMenu />
      {!lesson && <DayEnd />}
      <End />
    </div>
  );
}

/** On a phone what acts in the playing area is in sight while it does. */
function useInSight(board: RefObject<HTMLElement | null>, event: TableEvent | null): void {
  useEffect(() => {
    if (event === null) return;
    board.current?.querySelector('.cd-narrow .cd-space.told')?.scrollIntoView({ block: 'nearest' });
  }, [board, event]);
}

/** The slot of the street the draft would turn over. */
function useChosenSlot(): number | null {
  const question = useQuestion();
  const draft = useTable((table) => table.draft);
  const narrowed = useTable((table) => table.narrowed);
  if (question === null) return null;
  const picked = draft?.question === question.id ? draft.picks.at(-1) : undefined;
  const touched = question.options[picked ?? -1]?.touches[0] ?? narrowed;
  return touched?.startsWith('slot:') === true ? Number(touched.split(':')[2]) : null;
}

function slotIn(event: TableEvent | null): string | null {
  return event?.pieces?.find((piece) => piece.startsWith('slot:')) ?? null;
}

function StreetHead({ view }: { view: View }) {
  const { s, words } = useOwn();
  return (
    <header className="cd-street-head">
      <div>
        <h2 className="title">{s(`place.${view.zone}`, { day: view.day })}</h2>
        {view.zone !== 'main' && <p className="cd-story">{words.say({ id: `card.${view.zone}.flavour` })}</p>}
      </div>
      <InForce view={view}>
        <li>
          <Icon name="card-pickup" />
          {s('piles.common', { n: view.piles.common })}
        </li>
      </InForce>
    </header>
  );
}

/** The last whisper and the Threats; pressed, a Threat says what it does. */
function InForce({ view, children }: { view: View; children?: ReactNode }) {
  const { s, words } = useOwn();
  const { THREATS } = useFacts();
  const zoom = useZoom();
  return (
    <ul className="cd-in-force">
      {view.lastWhisper && <li className="cd-warn">{s('whisper')}</li>}
      {view.threats.map((threat) => (
        <li key={threat} className="cd-warn cd-threat">
          <button
            type="button"
            title={words.say({ id: `threat.${threat}.text` })}
            onClick={() => zoom(words.say({ id: `threat.${threat}` }), <ThreatCard threat={threat} />)}
          >
            <Icon name={iconNamed(THREATS[threat].icon)} />
            {words.say({ id: `threat.${threat}` })}
            <span className="sr">: {words.say({ id: `threat.${threat}.text` })}</span>
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
