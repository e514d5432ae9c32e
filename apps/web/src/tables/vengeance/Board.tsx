/** The board: set-up, Flashback, the roll or the den, and what is laid over them for a moment. */

import { useRef } from 'react';
import { Link } from 'wouter';
import { useMedia, WIDE } from '../../media.ts';
import { useQuestion, useTable } from '../../table/context.tsx';
import { useSize } from '../../table/frame/useSize.ts';
import { useActed } from '../../table/kit/acting.ts';
import { PieceMenu } from '../../table/kit/PieceMenu.tsx';
import { useCoachNote } from '../../table/lesson/Coach.tsx';
import { Lesson, useIsLesson } from '../../table/lesson/Lesson.tsx';
import { Coach } from './Coach.tsx';
import { DenBoard } from './den/DenBoard.tsx';
import { End } from './End.tsx';
import type { TableEvent, View } from './facts.ts';
import { FlashBoard } from './flash/FlashBoard.tsx';
import { LootTray, TRAYED } from './flash/LootTray.tsx';
import { CLOCK_LESSON, CLOCK_TABLE, LESSON, LESSON_TABLE } from './lesson.ts';
import { useMine } from './mine.ts';
import { mattering, notes } from './notes.ts';
import { RollBoard } from './roll/RollBoard.tsx';
import { useDeal, useOpening } from './setup/dealing.ts';
import { SetupBoard } from './setup/SetupBoard.tsx';
import { nameOfPiece } from './names.ts';
import { useOwn } from './words/index.ts';

/** Below this width the board is a phone's. */
const COMPACT = 620;
/** Below this height what stands above each other is drawn smaller; what is said above the board takes its part. */
const LOW = 480;
const SAID = 140;
/** Below this height a phone has no room for the den and what is asked about it. */
const TIGHT = 400;

export function Board() {
  const { view, event, at, acting } = useActed<View, TableEvent>();
  const { now, after } = useMine();
  const own = useOwn();
  useDeal(view.phase === 'setup');
  const phase = useTable((table) => table.phase);
  const over = phase === 'over' || view.phase === 'over';
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const narrow = !useMedia(WIDE);
  const lesson = useIsLesson(LESSON_TABLE.seed);
  const clocked = useIsLesson(CLOCK_TABLE.seed);
  const question = useQuestion();
  const opening = clocked
    ? view.phase === 'setup' || view.phase === 'flashback'
    : lesson && question?.form === 'order';
  useOpening(opening);
  const about = useTable((table) => table.about);
  const branch = useTable((table) => table.branch !== null);
  const matters = useCoachNote(notes, mattering(view, now));
  const calm = phase === 'playing' && view.calm && !branch && !acting;
  const coached = !lesson && !clocked && calm ? matters : null;
  const compact = width === 0 ? narrow : width < COMPACT; // Until the board is measured the page counts.
  // On a desk a note stands at the side.
  const noted = lesson || clocked || (coached !== null && narrow);
  const trayed = TRAYED.has(question?.kind ?? '');
  const low = !compact && height > 0 && height - (noted ? SAID : 0) < LOW;
  const looks = {
    'vg-compact': compact,
    'vg-low': low,
    'vg-tight': compact && height > 0 && height < TIGHT,
    'vg-noted': noted,
    'vg-trayed': trayed,
  };
  const worn = Object.entries(looks).flatMap(([name, on]) => (on ? [name] : []));
  return (
    <div ref={box} className={['vg-board', `vg-${view.phase}`, ...worn].join(' ')}>
      {lesson && !opening && <Lesson steps={LESSON} text={own.s} />}
      {lesson && view.round > 1 && (about === 'clock' || about === 'bar') && (
        <Link className="button small vg-try" href="/learn/vengeance:clock">
          {own.s('lesson.try-clock')}
        </Link>
      )}
      {clocked && !opening && <Lesson steps={CLOCK_LESSON} text={own.s} />}
      {coached !== null && <Coach note={coached} />}
      {view.phase === 'setup' && !opening && <SetupBoard view={view} player={now} />}
      {view.phase === 'flashback' && !opening && <FlashBoard view={view} player={now} after={after} />}
      {view.phase === 'rolling' && <RollBoard view={view} player={now} event={event} />}
      {(view.phase === 'fighting' || view.phase === 'resolution' || over) && view.phase !== 'setup' && (
        <DenBoard
          player={now}
          after={after}
          upTo={at}
          over={over}
          event={event}
          beside={trayed && !compact}
        />
      )}
      <LootTray player={now} />
      <PieceMenu
        className="vg-menu"
        title={(piece) => own.s('menu.title', { piece: nameOfPiece(piece, view, own) })}
        or={own.s('menu.or')}
      />
      <End />
    </div>
  );
}
