/** Who is in front of a seat: a sign and a word. For somebody who is away and is waited for, three ways to go on. */

import type { Refusal as Refused, Seat } from '@gravetable/kernel';
import type { SeatView } from '@gravetable/protocol';
import { useState } from 'react';
import { nth } from '../nth.ts';
import { copyText } from '../files.ts';
import { useTable, useTableWords } from '../table/context.tsx';
import { joinLink } from './api.ts';
import { Bars } from './Bars.tsx';
import { useAtTable, useHere, useRoom, useTick } from './context.tsx';
import { SLOW } from './line.ts';
import { clockTime, presenceOf, type Presence } from './presence.ts';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords, type OnlineWords } from './words.ts';

function presenceText(seat: SeatView, presence: Presence, gone: number, { o, level }: OnlineWords): string {
  switch (presence) {
    case 'away':
      return o('seat.away', { time: clockTime(gone) });
    case 'bot':
      if (seat.playedBy === 'bot') return o('seat.bot-for', { name: seat.name });
      return seat.kind === 'open' ? o('seat.free') : o('seat.bot', { name: level(seat.bot) });
    case 'lent':
      return o('seat.lent', { by: seat.lentTo ?? '', name: seat.name });
    default:
      return o(`seat.${presence}`);
  }
}

export function usePresence(seat: Seat): {
  readonly view: SeatView;
  readonly presence: Presence;
  readonly text: string;
} {
  const words = useOnlineWords();
  const { room, you } = useHere();
  const ahead = useRoom((all) => all.link.ahead);
  const view = nth(room.seats, seat);
  const asked = useTable(({ snapshot }) => snapshot.outcome === null && snapshot.waiting.includes(seat));
  // Who has answered the same as is asked here, a moment ago, has laid theirs.
  const laid = useTable(({ snapshot, question }) => {
    const rule = question()?.rule;
    const last = snapshot.moments.slice(-snapshot.waiting.length - room.seats.length);
    return snapshot.waiting.length > 0 && last.some((moment) => moment.seat === seat && moment.rule === rule);
  });
  const presence = presenceOf(view, { asked, laid: laid && !asked, own: you.seats.includes(seat) });
  const now = useTick(1000, presence === 'away');
  return { view, presence, text: presenceText(view, presence, now + ahead - (view.awaySince ?? now), words) };
}

export function SeatNote({ seat }: { seat: Seat }) {
  const { view, presence, text } = usePresence(seat);
  const asked = useTable(({ snapshot }) => snapshot.outcome === null && snapshot.waiting.includes(seat));
  const { you } = useHere();
  const isOwner = view.member !== null && view.member === you.member;
  return (
    <>
      <p className={`presence ${presence}`}>
        {text}
        {presence !== 'you' && view.trip !== null && <Trip trip={view.trip} />}
      </p>
      {presence === 'away' && asked && you.seats.length > 0 && !isOwner && <WaysOut view={view} />}
    </>
  );
}

/** How far away somebody is, as the server measures it: bars and a figure. */
function Trip({ trip }: { trip: number }) {
  const { o } = useOnlineWords();
  const isSlow = trip > SLOW;
  return (
    <span className={isSlow ? 'seat-trip slow' : 'seat-trip'} title={o('seat.trip-note')}>
      <Bars full={isSlow ? 2 : 3} />
      {o(isSlow ? 'seat.trip-slow' : 'seat.trip', { trip })}
    </span>
  );
}

/** Wait, lend the seat, or let a bot play: the last two are put to the people present. */
export function WaysOut({ view }: { view: SeatView }) {
  const { o } = useOnlineWords();
  const { seats } = useTableWords();
  const { online } = useAtTable();
  const vote = useRoom((room) => room.vote);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { seat } = view;
  const lent = useRoom((room) => (room.lent?.seat === seat ? room.lent : null));
  const chosen = vote?.seat === seat ? vote.what : lent === null ? 'wait' : 'lend';
  const propose = async (what: 'lend' | 'bot'): Promise<void> => setRefusal(await online.propose(what, seat));
  const wait = async (): Promise<void> => {
    if (vote?.seat === seat) setRefusal(await online.vote('withdraw', vote.number));
  };
  const name = seats[seat] ?? view.name;
  return (
    <div className="ways">
      <p className="note">{o('seat.ask', { name })}</p>
      <div className="kinds" role="group" aria-label={o('seat.ask', { name })}>
        <button type="button" aria-pressed={chosen === 'wait'} onClick={() => void wait()}>
          {o('seat.wait')}
        </button>
        <button type="button" aria-pressed={chosen === 'lend'} onClick={() => void propose('lend')}>
          {o('seat.lend')}
        </button>
        <button type="button" aria-pressed={chosen === 'bot'} onClick={() => void propose('bot')}>
          {o('seat.let-bot')}
        </button>
      </div>
      <Refusal refusal={refusal} />
      {lent !== null && <LentLink seat={seat} invite={lent.invite} name={name} />}
    </div>
  );
}

function LentLink({ seat, invite, name }: { seat: Seat; invite: string; name: string }) {
  const { o } = useOnlineWords();
  const { table } = useAtTable();
  const [said, setSaid] = useState('');
  const link = joinLink(table, invite, seat);
  return (
    <div className="ways lent">
      <p className="note">{o('seat.lent-link', { name })}</p>
      <button
        type="button"
        className="button small"
        onClick={() => void copyText(link).then((did) => setSaid(did ? o('lobby.copied') : ''))}
      >
        {o('lobby.copy')}
      </button>
      <p className="mono break lent-link">{link}</p>
      <span role="status">{said}</span>
    </div>
  );
}
