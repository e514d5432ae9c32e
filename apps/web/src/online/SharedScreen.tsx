/** One big screen for everybody: the board, whom the table waits for, and the places. Nothing private, and no buttons to play with. */

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { Icon, SeatChip, seatColour } from '../art/index.ts';
import { useSettings } from '../settings.ts';
import { useTable, useTableWords } from '../table/context.tsx';
import { BoardGround } from '../table/frame/BoardGround.tsx';
import type { Held, TableModule } from '../table/module.ts';
import { lineText, outcomeText } from '../table/speech/speech.ts';
import { useActed } from '../table/kit/acting.ts';
import { ForAll } from '../table/kit/forAll.ts';
import { listTable } from '../tables/list/index.tsx';
import { gameTitle } from '../titles.ts';
import { joinLink } from './api.ts';
import { useAtTable, useHere } from './context.tsx';
import { useInvite } from './Invite.tsx';
import { LinkBadge } from './LinkBadge.tsx';
import { Marks } from './Marks.tsx';
import { Qr } from './Qr.tsx';
import { usePresence } from './SeatNote.tsx';
import { useOnlineWords } from './words.ts';

/** How much larger than at a desk, the best first. */
const ZOOMS = [1.32, 1.25, 1.18, 1.1, 1, 0.92, 0.85] as const;

/** As large as there is room: nobody scrolls a screen for all, so the board, and what a table wants seen whole, is drawn smaller before it is cut. */
function useFitting(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  const { view } = useActed();
  useLayoutEffect(() => {
    const one = board.current!;
    const fit = (): void => {
      for (const zoom of ZOOMS) {
        one.style.setProperty('zoom', String(zoom));
        const wholes = [one, ...one.querySelectorAll('[data-whole]')];
        if (wholes.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)) return;
      }
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [view]);
  return board;
}

export function SharedScreen({ own }: { own: TableModule | null }) {
  const { o } = useOnlineWords();
  const words = useTableWords();
  const { table } = useAtTable();
  const { room } = useHere();
  const listView = useSettings((settings) => settings.listView);
  const module = own === null || listView ? listTable : own;
  const { view } = useActed();
  const outline = useTable(({ snapshot }) => snapshot.outline);
  const crumbs = module.crumbs?.(view, words) ?? outline.slice(0, 1).map(({ title }) => words.say(title));
  const board = useFitting();
  const phones = room.seats.reduce((sum, { devices }) => sum + devices, 0);
  useEffect(() => {
    // The screen of all stays lit as long as the browser lets it.
    let lock: { release(): Promise<void> } | null = null;
    const keep = navigator as {
      wakeLock?: { request(kind: 'screen'): Promise<{ release(): Promise<void> }> };
    };
    void keep.wakeLock
      ?.request('screen')
      .then((got) => (lock = got))
      .catch(() => undefined);
    return () => void lock?.release();
  }, []);
  return (
    <div className="shared-screen" data-game={room.game}>
      <header className="shared-strip">
        <Link href={`/online/${table}`} className="brand-mark" aria-label={o('screen.leave')}>
          <Icon name="tombstone" />
        </Link>
        <h1 className="game-name title">{words.speaker.find('title') ?? gameTitle(room.game, words)}</h1>
        <ul className="crumbs">
          {crumbs.map((crumb) => (
            <li key={crumb}>{crumb}</li>
          ))}
        </ul>
        <span className="strip-note">{o('screen.phones', { n: phones })}</span>
        <LinkBadge wide />
      </header>
      <main
        ref={board}
        className="board shared-board"
        id="board"
        tabIndex={0}
        aria-label={words.t('table.board')}
      >
        <BoardGround game={room.game} />
        <ForAll value>
          <module.Board />
        </ForAll>
      </main>
      <Marks />
      <WhoIsNext />
      <Places module={module} />
    </div>
  );
}

function WhoIsNext() {
  const { o } = useOnlineWords();
  const words = useTableWords();
  const waiting = useTable(({ snapshot }) => snapshot.waiting.filter((seat) => seat >= 0).join(' '));
  const outcome = useTable(({ snapshot }) => snapshot.outcome);
  const now = useTable((all) => all.now);
  const seats = waiting === '' ? [] : waiting.split(' ').map(Number);
  const names = words.listed(seats.map((seat) => words.seats[seat] ?? ''));
  const first =
    outcome !== null
      ? outcomeText(outcome, words) || o('screen.over')
      : seats.length === 0
        ? o('screen.acting')
        : seats.length === 1
          ? o('screen.waiting', { name: names })
          : o('screen.waiting-many', { names });
  return (
    <section className="decision-bar shared-bar" aria-live="polite">
      {seats.length === 1 && <SeatChip seat={seats[0]!} size={40} />}
      <div className="grow">
        <h2 id="decision">{first}</h2>
        <p className="note">{now === null ? o('screen.private') : lineText(now.event, words)}</p>
      </div>
    </section>
  );
}

function Places({ module }: { module: TableModule }) {
  const { o, words } = useOnlineWords();
  const { table } = useAtTable();
  const { room } = useHere();
  const invite = useInvite();
  const free = room.seats.filter(({ kind, keptFor }) => kind === 'open' && keptFor === null);
  return (
    <section aria-label={words.t('table.seats')} className="places-section">
      <ul className="places">
        {room.seats.map(({ seat }) => (
          <Place key={seat} seat={seat} module={module} />
        ))}
        {invite !== null && (
          <li className="place free">
            <div className="qr-card small">
              <Qr text={joinLink(table, invite, free[0]?.seat ?? null)} label={o('lobby.qr')} />
            </div>
            <div>
              <b>
                {free[0] === undefined ? o('screen.join') : o('screen.seat-free', { n: free[0].seat + 1 })}
              </b>
              <p>{o('screen.join-note')}</p>
              <p className="mono">{room.word}</p>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

function Place({ seat, module }: { seat: number; module: TableModule }) {
  const { seats } = useTableWords();
  const { presence, text } = usePresence(seat);
  const { view } = useActed();
  const deciding = useTable(({ snapshot }) => snapshot.outcome === null && snapshot.waiting.includes(seat));
  return (
    <li className={deciding ? 'place deciding' : 'place'} style={{ borderTopColor: seatColour(seat) }}>
      <h3>
        <SeatChip seat={seat} size={34} />
        {seats[seat]}
      </h3>
      <p className={`presence ${presence}`}>{text}</p>
      {module.SeatBody !== undefined && (
        <div className="place-body">
          <module.SeatBody seat={seat} />
        </div>
      )}
      {module.held?.(view, seat).map((held, at) => (
        <Backs key={at} held={held} />
      ))}
    </li>
  );
}

/** A hand from behind, and what is laid: how many, and nothing of what they are. */
function Backs({ held: { emblem, hand, laid } }: { held: Held }) {
  const { o } = useOnlineWords();
  const back = (at: number) => (
    <i key={at} className="back">
      <Icon name={emblem} />
    </i>
  );
  return (
    <div className="backs">
      <div className="back-fan">
        <span aria-hidden="true">{Array.from({ length: hand }, (_, at) => back(at))}</span>
        {o('place.hand', { n: hand })}
      </div>
      {laid !== null && (
        <div className="back-laid">
          <span aria-hidden="true">{laid === 0 ? <i className="back none" /> : back(0)}</span>
          {o(laid === 0 ? 'place.not-yet' : 'place.laid')}
        </div>
      )}
    </div>
  );
}
