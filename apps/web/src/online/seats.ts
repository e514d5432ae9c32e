/** Seats as this screen sees them, and how they follow the room while the table is open. */

import { same, type Json, type SeatInfo } from '@gravetable/kernel';
import type { RoomView, You } from '@gravetable/protocol';
import type { TableStore } from '../table/store/store.ts';
import type { RoomStore } from './room.ts';

/** Its own are persons; the others act elsewhere, or are bots. */
export function seatsFor({ seats }: RoomView, own: You['seats'], bot: string): SeatInfo[] {
  return seats.map(({ seat, name, bot: which, keptFor }) => ({
    name: name || keptFor || `${bot} ${seat + 1}`,
    kind: own.includes(seat) ? 'person' : (which ?? 'elsewhere'),
  }));
}

/** Somebody took a seat, or is called something else: the table says so. */
export function followSeats(store: TableStore, rooms: RoomStore, bot: string): () => void {
  return rooms.subscribe(({ room }) => {
    const { meta } = store.getState();
    if (room === null) return;
    const own = meta.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const seats = seatsFor(room, own, bot);
    if (!same(seats as unknown as Json, meta.seats as unknown as Json))
      store.setState({ meta: { ...meta, seats } });
  });
}
