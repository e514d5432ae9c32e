/** Who stands at the door with nothing but the table's word: its host lets them in, or does not. */

import { useEffect } from 'react';
import { Icon } from '../art/index.ts';
import { announce } from '../table/speech/announce.ts';
import { useAsking, useHere, useRoom } from './context.tsx';
import { Refusal } from './Refusal.tsx';
import { useOnlineWords } from './words.ts';

export function useKnocks(): number {
  const { you } = useHere();
  const knocks = useRoom((room) => room.knocks.length);
  return you.host ? knocks : 0;
}

/** Read out where no table does it. */
export function KnocksSaid() {
  const { o } = useOnlineWords();
  const waiting = useKnocks();
  const first = useRoom((room) => room.knocks[0]);
  return (
    <p className="sr" role="status">
      {waiting === 0 ? '' : o('door.knocks', { name: first?.name ?? '' })}
    </p>
  );
}

/** One after the other: the first, and how many wait behind. */
export function Knocks() {
  const { o } = useOnlineWords();
  const { ask, refusal } = useAsking();
  const waiting = useKnocks();
  const first = useRoom((room) => room.knocks[0]);
  const { number = 0, name = '' } = first ?? {};
  const title = waiting === 0 ? '' : o('door.knocks', { name });
  useEffect(() => announce(title, 'turn'), [title, number]);
  if (waiting === 0) return null;
  const answer = (opens: boolean): void => void ask('door', { number, opens });
  return (
    <section className="vote knocks" aria-label={o('door.title')}>
      <Icon name="wooden-door" />
      <div className="grow">
        <h2>{title}</h2>
        <p className="note">{waiting > 1 ? o('door.more', { n: waiting - 1 }) : o('door.note')}</p>
        <Refusal refusal={refusal} />
      </div>
      <button
        type="button"
        className="button accept"
        aria-label={o('door.let-in-of', { name })}
        onClick={() => answer(true)}
      >
        {o('door.let-in')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={o('door.not-of', { name })}
        onClick={() => answer(false)}
      >
        {o('door.not')}
      </button>
    </section>
  );
}
