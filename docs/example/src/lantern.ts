/** EX-LAMP The lantern: once in the game, at any time. */

import { assign, choose, order, said, type Ask, type Power, type Said, type Seat } from '@gravetable/kernel';
import { kindOf, type Relic } from './relics.ts';
import { diggerOf, procedure, type T } from './rulebook.ts';
import type { Board, Event } from './state.ts';

const SHOWS = 3;

/** Where a relic under the light can go. */
const PLACES = ['top', 'under'] as const;
const UNDER = PLACES.indexOf('under');

/** EX-LAMP-02 Look at the top of the deck, slip a relic under it, and put the rest back in an order. */
export const lightLantern = procedure<{ seat: Seat; choice: 'light' }>('lightLantern')
  .do('EX-LAMP-02', (t, v) => shine(t, v.seat))
  .ask('EX-LAMP-03', 'where', (t, v) => whereTo(t, v.seat))
  .do('EX-LAMP-03a', (t, v) => slip(t, v.seat, v.where?.indexOf(UNDER) ?? -1))
  .ask('EX-LAMP-02a', 'relics', (t, v) => order(v.seat, shownBy(t), { says: relicSaid }))
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

const relicSaid = (relic: Relic): Said => said(`relic.${kindOf(relic)}`);

const shownBy = (t: T): Relic[] => t.board.deck.slice(0, t.board.light?.relics);

/** Nothing but skulls, or nothing to slip it under: nothing is asked. */
function whereTo(t: T, seat: Seat): Ask<readonly number[]> | null {
  const shown = shownBy(t);
  const fits = (relic: Relic, place: (typeof PLACES)[number]): true | string =>
    place === 'top' || kindOf(relic) !== 'skull' || 'SKULL_STAYS';
  if (shown.length === t.board.deck.length || !shown.some((relic) => fits(relic, 'under') === true))
    return null;
  return assign(
    seat,
    shown,
    PLACES,
    { room: [shown.length, 1], now: shown.map(() => 0), fits },
    { says: relicSaid, place: { says: (place) => said(`place.${place}`) } },
  );
}

function slip(t: T, who: Seat, at: number): void {
  if (at === -1) return;
  t.board.deck.push(...t.board.deck.splice(at, 1));
  t.board.light!.relics -= 1;
  t.tell?.({ kind: 'slipped', who });
}

function shine(t: T, who: Seat): void {
  const n = Math.min(SHOWS, t.board.deck.length);
  diggerOf(t, who).lantern = false;
  t.board.light = { seat: who, relics: n };
  const relics = t.board.deck.slice(0, n).map(kindOf);
  t.tell?.({ kind: 'lit', who, n }, { to: [who], event: { kind: 'shown', who, relics, reveals: true } });
}
