/** The clock stands still for everybody: all agreed to it, or the server was started again. Whoever sits here lets it go on. */

import { useEffect } from 'react';
import { Icon } from '../art/index.ts';
import { announce } from '../table/speech/announce.ts';
import { useAtTable, useHere } from './context.tsx';
import { useOnlineWords } from './words.ts';

export function Held() {
  const { o } = useOnlineWords();
  const { online } = useAtTable();
  const { you } = useHere();
  const title = o('held');
  useEffect(() => announce(title, 'turn'), [title]);
  return (
    <section className="vote held" aria-label={title}>
      <Icon name="pause-button" />
      <div className="grow">
        <h2>{title}</h2>
        <p className="note">{o('held.why')}</p>
      </div>
      {you.seats.length > 0 && (
        <button type="button" className="button accept" onClick={() => void online.engine.hold(false)}>
          {o('held.go-on')}
        </button>
      )}
    </section>
  );
}
