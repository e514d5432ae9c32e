// DK-PP-01, DK-GEN-06: the Player Phase: seat by seat from the First Player on, then those revived too late.

import { choose, said, type Ask, type Seat } from '@gravetable/kernel';
import { isKo } from './health.ts';
import { isOver } from './judge.ts';
import { procedure, type T } from './rulebook.ts';
import { seatsFromFirst } from './seats.ts';
import type { Adventurer, Board, Who } from './state.ts';
import { turn } from './turn.ts';

/** Whether the Turn of this Adventurer, of that seat, has not begun; who lies KO has none. */
function isUnplayed(a: Adventurer, seat: Seat): boolean {
  return a.seat === seat && !a.played && !isKo(a);
}

/** Adventurers of a seat whose Turn has not begun and who stand. */
export function unplayed(board: Board, seat: Seat): Who[] {
  const found: Who[] = [];
  for (let who = 0; who < board.party.length; who++) if (isUnplayed(board.party[who]!, seat)) found.push(who);
  return found;
}

/** The first of them; -1 where there is none. */
function firstUnplayed({ party }: Board, seat: Seat): Who {
  for (let who = 0; who < party.length; who++) if (isUnplayed(party[who]!, seat)) return who;
  return -1;
}

const hasUnplayed = (board: Board, seat: Seat): boolean => firstUnplayed(board, seat) >= 0;

/**
 * The place, in the order of seats, of whoever plays next: this seat or one to its left; after the last the first seat
 * with somebody revived too late (DK-RULING-26, -159). -1 when everybody has played.
 */
function nextPlace({ board }: T, order: readonly Seat[], from: number): number {
  for (let place = from; place < order.length; place++) if (hasUnplayed(board, order[place]!)) return place;
  for (let place = 0; place < from; place++) if (hasUnplayed(board, order[place]!)) return place;
  return -1;
}

function askPick(t: T, seat: Seat): Ask<Who> | null {
  const { board } = t;
  const who = unplayed(board, seat);
  if (isOver(board) || who.length < 2) return null;
  return choose(seat, who, () => ({
    kind: 'pick',
    about: { n: who.length },
    says: (one) => said('option.adventurer', { adventurer: board.party[one]!.id }),
    touches: (one) => [`adventurer:${board.party[one]!.id}`],
  }));
}

/** DK-PP-01 Everybody's Turns. */
export const playerPhase = procedure('playerPhase')
  .do('DK-PP-01', (t) => {
    t.board.phase = 'players';
    for (const a of t.board.party) a.played = false;
  })
  .set('DK-GEN-06', 'order', (t): readonly Seat[] => seatsFromFirst(t))
  .set('DK-GEN-06a', 'from', (): number => 0)
  .set('DK-GEN-06b', 'place', (t, v): number => nextPlace(t, v.order, v.from))
  .while(
    'DK-PP-01a',
    (t, v) => v.place >= 0 && !isOver(t.board),
    (each) =>
      each
        .ask('DK-PP-01b', 'who', (t, v) => askPick(t, v.order[v.place]!))
        .call('DK-PP-01c', (t, v) => turn.with({ who: v.who ?? firstUnplayed(t.board, v.order[v.place]!) }))
        // Once the last seat is done, late Turns are looked for from the first seat on.
        .set('DK-RULING-26', 'from', (_, v): number => (v.place >= v.from ? v.place : v.order.length))
        .set('DK-RULING-159', 'place', (t, v): number => nextPlace(t, v.order, v.from)),
  )
  .end();
