/** A proposal, on the decision bar's upper edge: who, what, why the table is asked, and how everybody has answered. */

import type { Refusal as Refused } from '@gravetable/kernel';
import { useEffect, useState } from 'react';
import { Icon, SeatChip } from '../art/index.ts';
import { useTableWords } from '../table/context.tsx';
import { announce } from '../table/speech/announce.ts';
import { useAtTable, useHere, useRoom, useTick } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export function Vote() {
  const vote = useRoom((room) => room.vote);
  return vote === null ? null : <Open key={vote.number} />;
}

function Open() {
  const { o } = useOnlineWords();
  const { seats } = useTableWords();
  const { online } = useAtTable();
  const { room, you } = useHere();
  const vote = useRoom((all) => all.vote)!;
  const now = useTick(1000, vote.left !== null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { number, by, what, seat, agreed, asked, left, at } = vote;
  const mine = you.seats.includes(by);
  const isAsked = you.seats.some((one) => asked.includes(one));
  const args = { name: seats[by] ?? '', whose: seat === null ? '' : (seats[seat] ?? '') };
  const title = o(mine ? `vote.${what}-you` : `vote.${what}`, args);
  useEffect(() => announce(title, 'turn'), [title]);
  const answer = async (how: 'accept' | 'decline' | 'withdraw'): Promise<void> =>
    setRefusal(await online.vote(how, number));
  const markOf = (one: number): string => {
    const view = room.seats[one];
    if (agreed.includes(one)) return o('vote.yes');
    if (asked.includes(one)) return you.seats.includes(one) ? o('seat.you') : o('vote.asked');
    return view?.member === null || view?.playedBy === 'bot' ? o('vote.bot-seat') : o('vote.away');
  };
  return (
    <section className="vote" aria-label={o('vote.title')}>
      <SeatChip seat={by} size={34} />
      <div className="grow">
        <h2>
          {title}{' '}
          {left !== null && (
            <span className="mono vote-left">
              {o('vote.left', { n: Math.max(0, Math.ceil((left - (now - at)) / 1000)) })}
            </span>
          )}
        </h2>
        <p className="note">{o(`vote.${what}-why`, args)}</p>
        <Refusal refusal={refusal} />
      </div>
      <ul className="vote-marks">
        {seats.map((name, one) => (
          <li key={one} className={agreed.includes(one) ? 'yes' : asked.includes(one) ? 'asked' : 'out'}>
            <SeatChip seat={one} size={24} />
            {agreed.includes(one) && <Icon name="check-mark" />}
            <span className="sr">{name}: </span>
            <span>{markOf(one)}</span>
          </li>
        ))}
      </ul>
      {isAsked && (
        <>
          <button type="button" className="button accept" onClick={() => void answer('accept')}>
            {o('vote.accept')}
          </button>
          <button type="button" className="button" onClick={() => void answer('decline')}>
            {o('vote.refuse')}
          </button>
        </>
      )}
      {mine && (
        <button type="button" className="button" onClick={() => void answer('withdraw')}>
          {o('vote.withdraw')}
        </button>
      )}
    </section>
  );
}
