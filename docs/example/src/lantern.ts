/** EX-LAMP The lantern: once in the game, at any time. */

import { choose, order, said, type Power, type Seat } from '@gravetable/kernel';
import { kindOf } from './relics.ts';
import { diggerOf, procedure, type T } from './rulebook.ts';
import type { Board, Event } from './state.ts';

const SHOWS = 3;

/** EX-LAMP-02 Look at the top of the deck, and put it back in an order. */
export const lightLantern = procedure<{ seat: Seat; choice: 'light' }>('lightLantern')
  .do('EX-LAMP-02', (t, v) => shine(t, v.seat))
  .ask('EX-LAMP-02a', 'relics', (t, v) => {
    const shown = t.board.deck.slice(0, t.board.light!.relics);
    return order(v.seat, shown, { says: (relic) => said(`relic.${kindOf(relic)}`) });
  })
  .do('EX-LAMP-02b', (t, v) => {
    t.board.deck.splice(0, v.relics.length, ...v.relics);
    t.board.light = null;
    t.tell?.({ kind: 'putBack', who: v.seat });
  })
  .end();

export const lantern: Power<Board, Event> = {
  label: 'EX-LAMP-01',
  // EX-RULING-04: no light on an empty deck. One lantern at a time, so that nobody waits for two.
  offer: (t, seat) =>
    diggerOf(t, seat).lantern && t.board.deck.length > 0 && t.board.light === null
      ? choose(seat, ['light'])
      : null,
  play: lightLantern as Power<Board, Event>['play'],
};

function shine(t: T, who: Seat): void {
  const n = Math.min(SHOWS, t.board.deck.length);
  diggerOf(t, who).lantern = false;
  t.board.light = { seat: who, relics: n };
  const relics = t.board.deck.slice(0, n).map(kindOf);
  t.tell?.({ kind: 'lit', who, n }, { to: [who], event: { kind: 'shown', who, relics, reveals: true } });
}
