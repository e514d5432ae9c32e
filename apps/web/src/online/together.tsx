/** What the frame shows where people elsewhere sit at the table too. */

import { useLayoutEffect } from 'react';
import { useSettings } from '../settings.ts';
import { useTable } from '../table/context.tsx';
import type { Together } from '../table/together.ts';
import { Icon } from '../art/index.ts';
import { Absence, useAbsence } from './Absence.tsx';
import { Talk, useUnread } from './Chat.tsx';
import { useHere, useRoom } from './context.tsx';
import { Held } from './Held.tsx';
import { Knocks, useKnocks } from './Knocks.tsx';
import { LinkBadge } from './LinkBadge.tsx';
import { Marks } from './Marks.tsx';
import { TogetherMenu } from './Menu.tsx';
import { Pace } from './Pace.tsx';
import { SeatNote } from './SeatNote.tsx';
import { Vote } from './Vote.tsx';
import { useOnlineWords } from './words.ts';

function Strip({ wide }: { wide: boolean }) {
  const { o } = useOnlineWords();
  const { room, you } = useHere();
  return (
    <>
      {you.seats.length === 0 && room.delay > 0 && (
        <span className="strip-note">{o('table.late', { delay: room.delay })}</span>
      )}
      {wide && (
        <span className="strip-note mono" title={o('table.word', { word: room.word })}>
          <Icon name="linked-rings" />
          {room.word}
        </span>
      )}
      {wide && room.watchers > 0 && (
        <span className="strip-note" title={o('table.watchers', { n: room.watchers })}>
          <Icon name="eyeball" />
          {o('table.watch', { n: room.watchers })}
        </span>
      )}
      <LinkBadge wide={wide} />
    </>
  );
}

function ChatLabel() {
  const { o } = useOnlineWords();
  const unread = useUnread();
  return (
    <>
      <Icon name="talk" />
      <span className="tab-word">{o('chat')}</span>
      {unread > 0 && (
        <span className="unread">
          <span aria-hidden="true">{unread}</span>
          <span className="sr">{o('chat.unread', { n: unread })}</span>
        </span>
      )}
    </>
  );
}

/** Held and asked for ride on the bar; the board makes room while there is something of them. */
function Proposal() {
  const { room } = useHere();
  const asked = useRoom(({ vote }) => vote !== null);
  const held = room.paused && room.state === 'play';
  const knocks = useKnocks() > 0;
  const isThere = useAbsence() !== null || asked || held || knocks;
  useLayoutEffect(() => {
    if (!isThere) return;
    document.documentElement.dataset['proposed'] = '';
    return () => {
      delete document.documentElement.dataset['proposed'];
    };
  }, [isThere]);
  return (
    <div className="proposals">
      {held && <Held />}
      <Absence />
      <Vote />
      {!asked && !held && <Knocks />}
    </div>
  );
}

const together: Together = {
  hand: false,
  Strip,
  SeatNote,
  Proposal,
  Marks,
  Pace,
  Menu: TogetherMenu,
  useTabs: () => {
    const silent = useHere().room.talk === 'silent';
    const language = useSettings((settings) => settings.language);
    const over = useTable((table) => table.snapshot.outcome !== null);
    if (silent && !over) return [];
    return [{ id: 'chat', label: <ChatLabel key={language} />, content: <Talk /> }];
  },
};

/** The same for a device that is a hand beside the screen of all. */
const atHand: Together = { ...together, hand: true };

export const togetherAs = (how: string): Together => (how === 'hand' ? atHand : together);
