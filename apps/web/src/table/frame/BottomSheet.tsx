/** The phone's sheet: hand and options first, then the others, the log, the rules. Three heights. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LOW, useMedia } from '../../media.ts';
import { useHinted, useQuestion, useTable, useTableWords } from '../context.tsx';
import { Seats } from './Seats.tsx';
import type { TableModule } from '../module.ts';
import { useLessonPart } from '../lesson/place.ts';
import { useTogether } from '../together.ts';
import { useGrab, type Height } from './grab.ts';
import { OwnSheet } from './OwnSheet.tsx';
import { usePanels } from './SidePanel.tsx';
import { PANELS, type Panel } from '../store/state.ts';
import { MuteButton } from './MuteButton.tsx';
import { FirstTab, Tabs } from './tabs.tsx';
import { nth } from '../../nth.ts';

const NEXT: Readonly<Record<Height, Height>> = { peek: 'half', half: 'full', full: 'peek' };

/** By then the pieces of a board that opens are there, in milliseconds. */
const FIRST_DRAWN = 250;

/** What the sheet leaves to the board: a strip, on a hand beside a large screen a glance, else as much as it can. */
export type Leaves = 'sheet-full' | 'sheet-first' | '';

interface Props {
  readonly module: TableModule;
  readonly tell: (leaves: Leaves) => void;
}

export function BottomSheet({ module, tell }: Props) {
  const words = useTableWords();
  const { t } = words;
  const [moved, setHeight] = useState<Height | null>(null);
  const [tab, setTab] = useState('own');
  const [led, setLed] = useState<string | null>(null);
  const { asks, id } = useAsks(led);
  const asksHere = asks === 'own';
  const hand = useTogether()?.hand === true;
  const boardFirst = useTable((table) => module.boardFirst?.(table.snapshot.view) === true);
  const low = useMedia(LOW) && (!hand || asks === 'board');
  const height = moved ?? ((low || boardFirst) && !asksHere ? 'peek' : 'half');
  // The board is on the large screen: it gets the room here only where something of it is to be pressed.
  const first = hand && height === 'half' && (asks === null || asksHere) && !boardFirst;
  const leaves: Leaves = height === 'full' ? 'sheet-full' : first ? 'sheet-first' : '';
  useLayoutEffect(() => tell(leaves), [tell, leaves]);
  const wanted = useTable((table) => table.wanted);
  const [followed, setFollowed] = useState(wanted);
  const showPanel = useTable((table) => table.showPanel);
  const past = useTable((table) => table.phase === 'past');
  const panels = usePanels(module, true);
  // What is asked for is opened, whatever tab was there and however low the sheet lay.
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== null) setTab(wanted.part);
    if (height === 'peek') setHeight('half');
  }
  // A hint about a piece on another tab opens that tab.
  const suggested = useSuggestedTab(module);
  const [hinted, setHinted] = useState(suggested);
  if (suggested !== hinted) {
    setHinted(suggested);
    if (suggested !== null) setTab(suggested);
  }
  // So does a lesson that speaks of one.
  const spoken = useLessonPart(module)?.tab ?? null;
  const [heard, setHeard] = useState(spoken);
  if (spoken !== heard) {
    setHeard(spoken);
    if (spoken !== null) setTab(spoken);
  }
  // A new question with no answer in sight opens the tab where they lie; who then turns to another one stays there.
  const [looked, setLooked] = useState(id);
  if (id !== looked) {
    setLooked(id);
    if (asks === 'elsewhere') {
      setTab('own');
      setLed(id);
    }
  }
  const choose = (id: string): void => {
    setTab(id);
    if (PANELS.includes(id as Panel)) showPanel(id as Panel);
    if (height === 'peek') setHeight('half');
  };
  const tabs = [
    {
      id: 'own',
      label: past ? t('replay.title') : ((module.ownTab ?? module.ownLabel)?.(words) ?? t('table.own')),
      content: <OwnSheet module={module} />,
    },
    ...(module.tabs?.(words) ?? []).map(({ id, label, Content }) => ({ id, label, content: <Content /> })),
    {
      id: 'seats',
      label: <FirstTab icon="three-friends" word={t('table.seats')} />,
      content: (
        <>
          <Seats module={module} />
          {module.Shared !== undefined && <module.Shared />}
        </>
      ),
    },
    ...panels,
  ];
  const label = { peek: t('panel.sheet-half'), half: t('panel.sheet-full'), full: t('panel.sheet-peek') }[
    height
  ];
  const sheet = useRef<HTMLElement>(null);
  const grab = useGrab(sheet, (to) => setHeight(to ?? NEXT[height]));
  return (
    <section
      className={`bottom-sheet ${height}${past ? ' past' : ''}`}
      id="own"
      tabIndex={-1}
      aria-label={t('table.own')}
      ref={sheet}
    >
      <div className="grab-row">
        <button type="button" className="grab" aria-label={label} {...grab}>
          <i />
        </button>
        {!hand && <MuteButton />}
      </div>
      {module.SheetHead !== undefined && <module.SheetHead />}
      <Tabs label={t('table.own')} tabs={tabs} chosen={tab} choose={choose} />
    </section>
  );
}

/** Where the answers to the open question lie: on the board, in the sheet alone, in the bar, or on another tab. */
type Asks = 'board' | 'own' | 'bar' | 'elsewhere' | null;

/** And of which question that was found out. */
interface Asked {
  readonly asks: Asks;
  readonly id: string | null;
}

/** Looked up with each question, and again once somebody was led to its answers. */
function useAsks(led: string | null): Asked {
  const question = useQuestion();
  const [asked, setAsked] = useState<Asked>({ asks: null, id: null });
  useEffect(() => {
    const touched = (question?.options ?? []).flatMap((option) => option.touches);
    const liesIn = (place: string): boolean =>
      document.querySelector(`${place} :is([data-answer], .options fieldset:not(.options-power))`) !== null ||
      touched.some(
        (piece) => document.querySelector(`${place} [data-piece="${CSS.escape(piece)}"]`) !== null,
      );
    // With the next frame, which lays the pieces out; a board that is drawn for the first time takes a moment longer.
    const look = (): void => {
      const asks =
        question === null
          ? null
          : liesIn('#board')
            ? 'board'
            : liesIn('#own')
              ? 'own'
              : liesIn('.decision-bar')
                ? 'bar'
                : 'elsewhere';
      const id = question?.id ?? null;
      // Drawn again while another tab is looked at, a question is no new one.
      const known = (was: Asked): boolean => was.asks === asks || asks === 'elsewhere';
      setAsked((was) => (was.id === id && known(was) ? was : { asks, id }));
    };
    const frame = requestAnimationFrame(look);
    const later = setTimeout(look, FIRST_DRAWN);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [question, led]);
  return asked;
}

/** The tab where a suggested piece lies; null while nothing is suggested. */
function useSuggestedTab(module: TableModule): string | null {
  const words = useTableWords();
  const question = useQuestion();
  const hints = useHinted();
  const { view, viewer } = useTable((table) => table.snapshot);
  if (question === null || viewer === null || hints.length === 0) return null;
  const pieces = hints.flatMap((at) => nth(question.options, at).touches);
  const tab = module.tabs?.(words).find(({ holds }) => pieces.some((piece) => holds?.(piece, view, viewer)));
  return tab?.id ?? 'own';
}
