/** While one clock runs for several people: how the phase is played, and a pause for whoever asks, if all agree. */

import type { Refusal as Refused } from '@gravetable/kernel';
import { useId, useState } from 'react';
import { useTable } from '../table/context.tsx';
import { useAtTable, useHere, useRoom } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export function Pace() {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const { room, you } = useHere();
  const name = useId();
  const vote = useRoom((all) => all.vote);
  const timed = useTable(({ countdown, snapshot }) => countdown !== null && snapshot.outcome === null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  if (!timed || you.seats.length === 0) return null;
  const asks = vote?.what === 'pause' ? vote : null;
  const isStill = room.paused || asks !== null;
  const goOn = async (): Promise<void> => {
    if (room.paused) await online.engine.hold(false);
    else if (asks !== null)
      setRefusal(await online.vote(you.seats.includes(asks.by) ? 'withdraw' : 'decline', asks.number));
  };
  const pause = async (): Promise<void> => {
    if (!isStill) setRefusal(await online.propose('pause', null));
  };
  return (
    <section className="pace" aria-labelledby={name}>
      <h2 id={name}>{o('pace')}</h2>
      <div className="kinds" role="group" aria-labelledby={name}>
        <button type="button" aria-pressed={!isStill} onClick={() => void goOn()}>
          {o('pace.real-time')}
        </button>
        <button type="button" aria-pressed={isStill} onClick={() => void pause()}>
          {o('pace.pause')}
        </button>
      </div>
      <p className="note">{o('pace.note')}</p>
      <Refusal refusal={refusal} />
    </section>
  );
}
