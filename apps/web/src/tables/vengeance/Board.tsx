/** The board: set-up, Flashback, the roll or the den, and what is laid over them for a moment. */

import { useRef } from 'react';
import { Link } from 'wouter';
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
import { useDeal } from './setup/dealing.ts';
import { SetupBoard } from './setup/SetupBoard.tsx';
import { nameOfPiece } from './names.ts';
import { useOwn } from './words/index.ts';

/** Below this width the board is a phone's. */
const COMPACT = 620;
/** Below this height what stands above each other is drawn smaller; what is said above the board takes its part. */
const LOW = 480;
const SAID = 140;

export function Board() {
  const { view, event, at, acting } = useActed<View, TableEvent>();
  const { now, after } = useMine();
  const own = useOwn();
  useDeal(view.phase === 'setup');
  const phase = useTable((table) => table.phase);
  const over = phase === 'over' || view.phase === 'over';
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const lesson = useIsLesson(LESSON_TABLE.seed);
  const clocked = useIsLesson(CLOCK_TABLE.seed);
  const branch = useTable((table) => table.branch !== null);
  const matters = useCoachNote(notes, mattering(view, now));
  const calm = phase === 'playing' && view.calm && !branch && !acting;
  const coached = !lesson && !clocked && calm ? matters : null;
  const compact = width > 0 && width < COMPACT;
  const noted = lesson || clocked || coached !== null;
  const trayed = TRAYED.has(useQuestion()?.kind ?? '');
  const low = !compact && height > 0 && height - (noted ? SAID : 0) < LOW;
  return (
    <div
      ref={box}
      className={`vg-board vg-${view.phase}${compact ? ' vg-compact' : ''}${low ? ' vg-low' : ''}${noted ? ' vg-noted' : ''}${trayed ? ' vg-trayed' : ''}`}
    >
      {lesson && <Lesson steps={LESSON} text={own.s} />}
      {lesson && view.round > 1 && (
        <Link className="button small vg-try" href="/learn/vengeance:clock">
          {own.s('lesson.try-clock')}
        </Link>
      )}
      {clocked && <Lesson steps={CLOCK_LESSON} text={own.s} />}
      {coached !== null && <Coach note={coached} />}
      {view.phase === 'setup' && <SetupBoard view={view} player={now} />}
      {view.phase === 'flashback' && <FlashBoard view={view} player={now} after={after} />}
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
