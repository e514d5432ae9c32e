/** The game begins: whoever has a seat plays it, and a bot plays the others until somebody comes. */

import { isRefusal, refuse, type Json, type Refusal } from '@gravetable/kernel';
import { freshSeed, type Room } from './room.ts';
import { botName, botOf, nameOf } from './look.ts';

export async function begin(room: Room): Promise<Json | Refusal> {
  const { data, game } = room;
  if (data.state !== 'lobby') return refuse('NOT_NOW');
  const seats = data.seats.map((seat, at) =>
    seat.member === null
      ? { name: botName(at, seat), kind: botOf(game, seat) }
      : { name: nameOf(data, at), kind: 'person' },
  );
  const opened = await room.host.begin({
    id: data.id,
    game: data.game,
    seats,
    options: data.options,
    seed: data.seed ?? freshSeed(),
    meta: () => null,
  });
  if (isRefusal(opened)) return opened;
  if (opened.log?.trouble !== null) {
    opened.abandon();
    return refuse('NOT_NOW'); // It could not be written: nothing has begun.
  }
  data.state = 'play';
  await room.save();
  room.take(opened);
  for (const link of room.links) {
    room.seat(link, opened);
    room.welcome(link);
  }
  return null;
}
