/** A table online: connects, and shows what there is to show: the way in, the lobby, the table, or why there is none. */

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { loadIcons } from '../art/index.ts';
import { theEngine } from '../engine/client.ts';
import { online, type Online } from '../engine/online.ts';
import { Page } from '../screens/Page.tsx';
import { OnlineProvider, useAtTable, useHere, useRoom } from './context.tsx';
import { Join } from './Join.tsx';
import { keepTable, keptTable } from './kept.ts';
import { browserSocket } from './line.ts';
import { Lobby } from './Lobby.tsx';
import { OnlineTable, type How } from './OnlineTable.tsx';
import { useOnlineWords } from './words.ts';
import './style/index.css';

export interface OnlineProps {
  readonly table: string;
  readonly invite: string | null;
  /** The seat a link is for, as people count. */
  readonly seat?: number | null;
  readonly how: How;
}

export default function OnlineScreen({ table, invite, seat = null, how }: OnlineProps) {
  const [at, setAt] = useState<Online | null>(null);
  useEffect(() => {
    let gone = false;
    let made: Online | null = null;
    void loadIcons('online');
    void keptTable(table).then((kept) => {
      if (gone) return;
      made = online({
        table,
        key: how === 'screen' ? null : (kept?.key ?? null),
        invite: invite ?? kept?.invite ?? null,
        local: theEngine(),
        socket: browserSocket,
        keep: (key) => void keepTable({ table, key }),
        promised: kept?.commitment ?? null,
        promise: (commitment) => void keepTable({ table, commitment }),
      });
      if (invite !== null && how !== 'screen') void keepTable({ table, invite });
      setAt(made);
    });
    return () => {
      gone = true;
      made?.end();
      setAt(null);
    };
  }, [table, invite, how]);
  if (at === null) return <Waiting />;
  return (
    <OnlineProvider value={{ table, online: at }}>
      <Shown how={how} seat={seat} />
    </OnlineProvider>
  );
}

function Shown({ how, seat }: { how: How; seat: number | null }) {
  const { table, online: at } = useAtTable();
  const link = useRoom((room) => room.link);
  const room = useStore(at.room, (all) => all.room);
  const seated = useStore(at.room, (all) => (all.you?.seats.length ?? 0) > 0);
  const member = useStore(at.room, (all) => all.you?.member ?? null);
  const { game, title, state } = room ?? {};
  useEffect(() => {
    if (game !== undefined && title !== undefined && how !== 'screen') void keepTable({ table, game, title });
  }, [table, game, title, how]);
  if (link.state === 'ended') return <Ended />;
  if (room === null) return <Waiting />;
  if (how === 'join') return <Arriving asked={seat} />;
  if (state === 'lobby' && how !== 'screen')
    return seated || member !== null || how === 'watch' ? <Lobby /> : <Join asked={null} />;
  return <OnlineTable key={how} how={how} />;
}

/** Whoever opens the link again and has a seat goes where they sit; one who sits down here says so themselves. */
function Arriving({ asked }: { asked: number | null }) {
  const { table } = useAtTable();
  const { you } = useHere();
  const [, go] = useLocation();
  const [isIn] = useState(() => you.seats.length > 0 && asked === null);
  useEffect(() => {
    if (isIn) go(`/online/${table}`, { replace: true });
  }, [isIn, table, go]);
  return isIn ? <Waiting /> : <Join asked={asked} />;
}

function Waiting() {
  const { o } = useOnlineWords();
  return (
    <main className="hand-over">
      <p role="status">{o('opening')}</p>
    </main>
  );
}

function Ended() {
  const { o } = useOnlineWords();
  const bye = useRoom((room) => room.link.bye);
  const why = bye === 'locked' || bye === 'kicked' || bye === 'closed' || bye === 'newer' ? bye : 'unknown';
  return (
    <Page>
      <main className="narrow" id="main" tabIndex={-1}>
        <h1 className="title">{o(`bye.${why}`)}</h1>
        <p>{o(`bye.${why}-note`)}</p>
        <div className="row">
          {why === 'newer' && (
            <button type="button" className="button primary" onClick={() => location.reload()}>
              {o('bye.reload')}
            </button>
          )}
          <Link href="/" className="button">
            {o('home')}
          </Link>
        </div>
      </main>
    </Page>
  );
}
