/** A phone as a hand: the board is on the big screen, here are the own cards and decisions. They can be covered with one press. */

import { useState, type ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useOnlineWords } from './words.ts';

export function Hand({ children }: { children: ReactNode }) {
  const { o } = useOnlineWords();
  const [covered, setCovered] = useState(false);
  if (covered)
    return (
      <main className="hand-over">
        <h1 className="title">{o('hand.covered')}</h1>
        <button type="button" className="button primary" autoFocus onClick={() => setCovered(false)}>
          {o('hand.show')}
        </button>
      </main>
    );
  return (
    <div className="as-hand">
      <p className="hand-note">
        <span className="grow">
          {o('hand.board')} {o('hand.only-you')}
        </span>
        <button type="button" className="button small" onClick={() => setCovered(true)}>
          <Icon name="hand" />
          {o('hand.cover')}
        </button>
      </p>
      {children}
    </div>
  );
}
