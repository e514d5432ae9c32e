// DK-SETUP-05, -15, -18, DK-RULING-154: who plays whom, and who begins.

import { assign, choose } from '@gravetable/kernel';
import { onZone } from './asking.ts';
import type { AdventurerId } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { chartOf, zoneNo } from './map/chart.ts';
import { procedure, type T } from './rulebook.ts';
import { freshAdventurer } from './setup.ts';
import type { Board } from './state.ts';

/** Seats that play at least one Adventurer. */
function playing(board: Board): number[] {
  const seats: number[] = [];
  for (const { seat } of board.party) if (!seats.includes(seat)) seats.push(seat);
  return seats.sort((a, b) => a - b);
}

/** Who shared out last time, where that still says something; else one after the other. */
const suggested = (t: T, ids: readonly AdventurerId[]): number[] =>
  ids.map((id, at) => t.board.party.find((one) => one.id === id)?.seat ?? at % t.seats.length);

/**
 * DK-SETUP-05: the Adventurers are shared out freely. A seat that gets none sits out this Quest (DK-RULING-177).
 * DK-SETUP-15, -16: then they stand in the Starting Zone, with Dashboards as at the start.
 */
export const shareOut = procedure<{ ids: readonly AdventurerId[] }>('shareOut')
  .set('DK-SETUP-05', 'now', (t, v): readonly number[] => suggested(t, v.ids))
  .ask('DK-SETUP-05a', 'seats', (t, v) =>
    t.seats.length === 1
      ? null
      : assign(
          t.seats[0]!,
          v.ids,
          t.seats,
          { room: t.seats.map(() => v.ids.length), now: v.now },
          {
            kind: 'shareOut',
            says: (adventurer) => ({ id: 'option.adventurer', args: { adventurer } }),
            touches: (adventurer) => [`adventurer:${adventurer}`],
            place: { says: (who) => ({ id: 'option.seat', args: { who } }) },
          },
        ),
  )
  .do('DK-SETUP-15', (t, v) => {
    const { board } = t;
    const start = zoneNo(chartOf(board.quest), questOf(board.quest).start);
    const seats = v.seats ?? v.now;
    board.party = v.ids.map((id, at) => freshAdventurer(id, seats[at]!, start));
    for (const { id, seat } of board.party)
      t.tell?.({ kind: 'plays', adventurer: id, who: seat, pieces: onZone(board, start) });
  })
  .end();

/** DK-SETUP-18. */
export const chooseFirst = procedure('chooseFirst')
  .ask('DK-SETUP-18', 'seat', (t) => {
    const seats = playing(t.board);
    if (seats.length < 2) return null;
    return choose(seats[0]!, seats, {
      kind: 'firstPlayer',
      says: (who) => ({ id: 'option.seat', args: { who } }),
    });
  })
  .do('DK-SETUP-18a', (t, v) => {
    t.board.first = v.seat ?? playing(t.board)[0]!;
    t.tell?.({ kind: 'firstPlayer', who: t.board.first });
  })
  .end();
