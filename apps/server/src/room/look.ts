/** A room as everybody at it may know it. */

import { botNamed, usualBot } from '@gravetable/bots';
import type { AnyGame } from '@gravetable/kernel';
import type { MemberId, RoomView, SeatView } from '@gravetable/protocol';
import { playerOf, type RoomData, type SeatData } from './data.ts';

/** What only a running room knows. */
export interface Running {
  readonly game: AnyGame;
  /** Connections of each member. */
  readonly devices: ReadonlyMap<MemberId, number>;
  /** The shortest way to a device of each member, in milliseconds there and back. */
  readonly trips: ReadonlyMap<MemberId, number>;
  readonly awaySince: ReadonlyMap<MemberId, number>;
  readonly ready: ReadonlySet<MemberId>;
  readonly watchers: number;
  readonly paused: boolean;
  readonly commitment: string | null;
}

export function botName(at: number, seat: SeatData): string {
  return seat.keptFor ?? `Bot ${at + 1}`;
}

export function nameOf(data: RoomData, at: number): string {
  const seat = data.seats[at]!;
  const owner = data.members.find(({ id }) => id === seat.member);
  return owner?.name ?? (seat.kind === 'bot' ? botName(at, seat) : (seat.keptFor ?? ''));
}

/** The bot that plays here while nobody else does. */
export function botOf(game: AnyGame, { bot }: SeatData): string {
  return (bot === null ? undefined : botNamed(game, bot))?.name ?? usualBot(game).name;
}

function seatView(data: RoomData, at: number, running: Running): SeatView {
  const seat = data.seats[at]!;
  const player = playerOf(seat);
  const devices = player === null ? 0 : (running.devices.get(player) ?? 0);
  const isOwned = seat.member !== null;
  const isBots = seat.kind === 'bot' || (data.state !== 'lobby' && (!isOwned || seat.botPlays));
  return {
    seat: at,
    kind: seat.kind,
    name: nameOf(data, at),
    member: seat.member,
    bot: isBots ? botOf(running.game, seat) : null,
    keptFor: seat.keptFor,
    playedBy: seat.botPlays ? 'bot' : seat.lent === null ? null : 'lent',
    lentTo: data.members.find(({ id }) => id === seat.lent)?.name ?? null,
    here: devices > 0,
    awaySince: player === null || devices > 0 ? null : (running.awaySince.get(player) ?? null),
    devices,
    trip: player === null || seat.botPlays ? null : (running.trips.get(player) ?? null),
    ready: player !== null && running.ready.has(player),
  };
}

export function roomView(data: RoomData, running: Running): RoomView {
  const { id: table, word, game, title, options, way, state, host, locked, talk, delay, watchersTalk } = data;
  const isThere = host !== null && (running.devices.get(host) ?? 0) > 0;
  return {
    table,
    word,
    game,
    title,
    options,
    way,
    state,
    host,
    locked,
    talk,
    delay,
    watchersTalk,
    rules: running.game.version,
    content: running.game.contentHash,
    seats: data.seats.map((_, at) => seatView(data, at, running)),
    hostAwaySince: host === null || isThere ? null : (running.awaySince.get(host) ?? null),
    watchers: running.watchers,
    paused: running.paused,
    seedKnown: data.seedKnown,
    commitment: running.commitment,
  };
}
