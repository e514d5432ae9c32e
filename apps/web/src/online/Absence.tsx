/**
 * Somebody's absence, on the decision bar's upper edge: who plays in one's own place, and how to take the seat back; on a
 * phone, where the seats are in a drawer, also whom the table waits for and the ways to go on without them.
 */

import { isRefusal, type Refusal as Refused } from '@gravetable/kernel';
import type { RoomView, SeatView, You } from '@gravetable/protocol';
import { useState } from 'react';
import { SeatChip } from '../art/index.ts';
import { useMedia, WIDE } from '../media.ts';
import { useTable } from '../table/context.tsx';
import { useAtTable, useHere, useRoom } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { usePresence, WaysOut } from './SeatNote.tsx';
import { useOnlineWords } from './words.ts';

/** The own seat that somebody else plays. */
const lost = ({ seats }: RoomView, { member }: You): SeatView | undefined =>
  seats.find((seat) => member !== null && seat.member === member && seat.playedBy !== null);

/** What there is to show of it; null where there is nothing. */
export function useAbsence(): { readonly seat: number; readonly mine: boolean } | null {
  const { room, you } = useHere();
  const wide = useMedia(WIDE);
  const asked = useRoom(({ vote }) => vote !== null);
  const waiting = useTable(({ snapshot }) => (snapshot.outcome === null ? snapshot.waiting.join() : ''));
  const mine = lost(room, you);
  if (mine !== undefined) return { seat: mine.seat, mine: true };
  if (wide || asked || you.seats.length === 0) return null;
  const gone = room.seats.find(
    ({ seat, awaySince, playedBy }) =>
      awaySince !== null && playedBy === null && waiting.split(',').includes(String(seat)),
  );
  return gone === undefined ? null : { seat: gone.seat, mine: false };
}

export function Absence() {
  const absence = useAbsence();
  if (absence === null) return null;
  return absence.mine ? <InMyPlace seat={absence.seat} /> : <Gone key={absence.seat} seat={absence.seat} />;
}

function InMyPlace({ seat }: { seat: number }) {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const { room } = useHere();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { lentTo, playedBy } = room.seats[seat]!;
  const take = async (): Promise<void> => {
    const reply = await online.ask('takeBack', { seat });
    setRefusal(isRefusal(reply) ? reply : null);
  };
  return (
    <section className="vote" aria-label={o('seat.mine')}>
      <SeatChip seat={seat} size={34} />
      <div className="grow">
        <h2>{playedBy === 'lent' ? o('seat.mine-lent', { by: lentTo ?? '' }) : o('seat.mine-bot')}</h2>
        <p className="note">{o('seat.mine-note')}</p>
        <Refusal refusal={refusal} />
      </div>
      <button type="button" className="button accept" onClick={() => void take()}>
        {o('seat.take-back')}
      </button>
    </section>
  );
}

function Gone({ seat }: { seat: number }) {
  const { view, text } = usePresence(seat);
  return (
    <section className="vote gone" aria-label={view.name}>
      <p className="presence away">
        <b>{view.name}</b> {text}
      </p>
      <WaysOut view={view} />
    </section>
  );
}
