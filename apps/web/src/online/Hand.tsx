/** A phone as a hand: the board is on the big screen, here are the own cards and decisions. They can be covered with one press. */

import { useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { MuteButton } from '../table/frame/MuteButton.tsx';
import { useOnlineWords } from './words.ts';

/** A card that is tapped comes to the middle of the fan. */
function bringForward({ target }: MouseEvent): void {
  const card = (target as Element).closest('.dc-hand > ul > li');
  card?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

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
    <div className="as-hand" onClick={bringForward}>
      <p className="hand-note">
        <span className="grow" title={o('hand.board')}>
          {o('hand.only-you')}
        </span>
        <MuteButton />
        <button
          type="button"
          className="button icon-only"
          aria-label={o('hand.cover')}
          title={o('hand.cover')}
          onClick={() => setCovered(true)}
        >
          <Icon name="hand" />
        </button>
      </p>
      {children}
    </div>
  );
}
