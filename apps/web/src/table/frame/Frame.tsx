/** The one frame of all games: strip, seats, board, decision bar, own sheet, side panel; a bottom sheet on a phone. */

import { memo, useState, type ReactNode } from 'react';
import { useMedia, WIDE } from '../../media.ts';
import { useSettings } from '../../settings.ts';
import { useWay } from '../../way.ts';
import { IN_BAR } from '../asking/Asking.tsx';
import type { Table } from '../store/desk.ts';
import { BoardGround } from './BoardGround.tsx';
import { BottomSheet, type Leaves } from './BottomSheet.tsx';
import { useTable, useTableWords } from '../context.tsx';
import { DecisionBar } from '../asking/DecisionBar.tsx';
import { useByPlace } from '../asking/KeyNumber.tsx';
import type { TableModule } from '../module.ts';
import { LESSON_PLACE, useLessonAt } from '../lesson/place.ts';
import { OwnSheet } from './OwnSheet.tsx';
import { KeyMoments } from '../review/KeyMoments.tsx';
import { Seats } from './Seats.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useTogether } from '../together.ts';
import { Tabs } from './tabs.tsx';
import { Tips } from './Tips.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useMotions } from '../kit/motion.ts';

export const Frame = memo(function Frame({ module }: { module: TableModule }) {
  const wide = useMedia(WIDE);
  const words = useTableWords();
  const { t } = words;
  const game = useTable((table) => table.meta.game);
  const seats = useTable((table) => table.meta.seats.length);
  const branched = useTable((table) => table.branch !== null);
  const past = useTable((table) => table.phase === 'past');
  const [leaves, setLeaves] = useState<Leaves>('');
  const together = useTogether();
  useMotions(module.motions);
  return (
    <Ground module={module} className={wide ? 'frame' : `frame compact ${leaves}`}>
      <a className="skip" href="#decision" onClick={focusDecision}>
        {t('ui.skip')}
      </a>
      <TopStrip module={module} wide={wide} />
      {wide && (
        <aside
          className={past ? 'seat-column tabbed' : 'seat-column'}
          data-seats={seats}
          aria-label={t('table.seats')}
        >
          <SeatColumn module={module} />
        </aside>
      )}
      {!wide && <div id={LESSON_PLACE} className="lesson-place" />}
      <main
        className={branched ? 'board branched' : 'board'}
        id="board"
        tabIndex={0}
        aria-label={t('table.board')}
      >
        <BoardGround game={game} />
        <BranchNotice />
        <module.Board />
      </main>
      {together !== null && <together.Marks />}
      <DecisionBar module={module} />
      <Tips />
      {wide ? (
        <>
          <section
            className="own-sheet"
            id="own"
            tabIndex={-1}
            aria-label={module.ownLabel?.(words) ?? t('table.own')}
          >
            <OwnSheet module={module} />
          </section>
          <SidePanel module={module} />
        </>
      ) : (
        <BottomSheet module={module} tell={setLeaves} />
      )}
    </Ground>
  );
});

/** Up to three answers stand in the bar, and those of one piece beside it: then only they are numbered. */
function countsAnswers({ narrowed, question }: Table): boolean {
  const asked = question();
  return narrowed !== null || (asked !== null && asked.form === 'one' && asked.options.length <= IN_BAR.wide);
}

interface GroundProps {
  readonly module: TableModule;
  readonly className: string;
  readonly children: ReactNode;
}

/** Says of what part of the table a lesson speaks. */
function Ground({ module, className, children }: GroundProps) {
  const about = useTable((table) => table.about);
  const keyed = useSettings((settings) => settings.singleKeys);
  const counted = useTable(({ snapshot, phase }) => `${snapshot.count}-${phase}`);
  const byAnswers = useTable(countsAnswers);
  const byPlace = useByPlace();
  const keys = keyed ? ` keyed${byAnswers ? ' by-answers' : ''}${byPlace ? ' by-place' : ''}` : '';
  const at = useLessonAt(module);
  const still = useWay().speed === 'instant';
  const reading = useTable(({ guide }) => guide?.wants === null && guide.says === 'lesson.reading');
  // Only the step that says goodbye guides nobody.
  const goodbye = useTable(({ guide }) => guide === null);
  const past = useTable((table) => table.phase === 'past');
  const roomy = past || at !== null || module.foot === true;
  return (
    <div
      className={`${className}${keys}${roomy ? ' roomy' : ''}${past ? ' past' : ''}`}
      // A number goes with its card, and those behind it keep theirs until the count itself is a new one.
      style={keyed ? { counterReset: `key of-${counted}` } : undefined}
      data-still={still ? '' : undefined}
      {...(about === null ? {} : { 'data-about': about })}
      {...(at === null ? {} : { 'data-lesson': at, 'data-reading': reading, 'data-goodbye': goodbye })}
    >
      {children}
    </div>
  );
}

/** The seats and what they share; whoever looks back sees the key moments first. */
function SeatColumn({ module }: { module: TableModule }) {
  const { t } = useTableWords();
  const past = useTable((table) => table.phase === 'past');
  const [tab, setTab] = useState('keys');
  const seats = (
    <>
      <Seats module={module} />
      {module.Shared !== undefined && <module.Shared />}
    </>
  );
  if (!past) return seats;
  return (
    <Tabs
      label={t('replay.title')}
      chosen={tab}
      choose={setTab}
      tabs={[
        { id: 'keys', label: t('replay.keys'), content: <KeyMoments module={module} /> },
        { id: 'seats', label: t('table.seats'), content: seats },
      ]}
    />
  );
}

function focusDecision(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('decision')?.focus();
}

function BranchNotice() {
  const { t } = useTableWords();
  const branch = useTable((table) => table.branch !== null);
  const leave = useTable((table) => table.leaveBranch);
  if (!branch) return null;
  return (
    <p className="notice">
      <span className="grow">{t('replay.branch-note')}</span>
      <button type="button" className="button small" onClick={leave}>
        {t('replay.leave-branch')}
      </button>
    </p>
  );
}
