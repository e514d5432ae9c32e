/** A room as it is kept: who has a key, who sits where, how it is played. Keys are hashes. */

import type { Json, Seat } from '@gravetable/kernel';
import type { MemberId, NewRoom, RoomState, SeatKind, Talk } from '@gravetable/protocol';
import { freshKey, hashOf, opens } from '../keys.ts';

export interface MemberData {
  readonly id: MemberId;
  name: string;
  /** Of each device. */
  keys: string[];
}

export interface SeatData {
  kind: SeatKind;
  bot: string | null;
  keptFor: string | null;
  member: MemberId | null;
  /** Who plays it for its owner. */
  lent: MemberId | null;
  botPlays: boolean;
}

/** A way in: to the table, to a seat, to a seat that is lent, or for another device of somebody. */
export interface InviteData {
  readonly hash: string;
  readonly seat: Seat | null;
  readonly lend: boolean;
  readonly device: MemberId | null;
  readonly until: number | null;
}

export interface RoomData {
  readonly id: string;
  readonly word: string;
  readonly game: string;
  title: string;
  options: { readonly [id: string]: Json };
  way: { readonly [id: string]: Json };
  state: RoomState;
  seats: SeatData[];
  members: MemberData[];
  nextMember: MemberId;
  invites: InviteData[];
  host: MemberId | null;
  locked: boolean;
  talk: Talk;
  delay: number;
  watchersTalk: boolean;
  /** What somebody typed; null where nobody is to know it. */
  seed: string | null;
  seedKnown: boolean;
  lines: number;
}

const INVITES_KEPT = 32;
/** Whoever sits down and stands up again and again under new names fills no table. */
export const MEMBERS_KEPT = 64;
const DEVICES = 8;

export function roomOf(id: string, made: NewRoom, word: string): RoomData {
  const seats = made.seats.map(({ kind, bot, keptFor }): SeatData => ({
    kind: kind === 'person' ? 'open' : kind,
    bot: kind === 'bot' ? bot : null,
    keptFor,
    member: null,
    lent: null,
    botPlays: false,
  }));
  const { game, title, options, way, talk, seed } = made;
  return {
    id,
    word,
    game,
    title,
    options,
    way,
    talk,
    seed,
    seats,
    state: 'lobby',
    members: [],
    nextMember: 1,
    invites: [],
    host: null,
    locked: false,
    delay: 0,
    watchersTalk: false,
    seedKnown: seed !== null,
    lines: 0,
  };
}

/** Without what cannot be seen. */
export const cleanName = (name: string): string => name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** Somebody new, with a key that is told once. */
export function addMember(
  data: RoomData,
  name: string,
): { readonly member: MemberData; readonly key: string } {
  const key = freshKey();
  const member = { id: data.nextMember++, name, keys: [hashOf(key)] };
  data.members.push(member);
  return { member, key };
}

/** Who may be forgotten for somebody new: longest known of those who sit nowhere and are not here; null where nobody is. */
export function idleIn(data: RoomData, isHere: (member: MemberId) => boolean): MemberId | null {
  const sits = new Set(data.seats.flatMap(({ member, lent }) => [member, lent]));
  const idle = data.members.find(({ id }) => id !== data.host && !sits.has(id) && !isHere(id));
  return idle?.id ?? null;
}

export function memberWith(data: RoomData, key: string): MemberData | null {
  // All are compared: how long it takes says nothing.
  let found: MemberData | null = null;
  for (const member of data.members) for (const hash of member.keys) if (opens(key, hash)) found = member;
  return found;
}

export function inviteTo(
  data: RoomData,
  to: Partial<Pick<InviteData, 'seat' | 'lend' | 'device' | 'until'>>,
): string {
  const key = freshKey();
  const invite = { hash: hashOf(key), seat: null, lend: false, device: null, until: null, ...to };
  data.invites = [...data.invites, invite].slice(-INVITES_KEPT);
  return key;
}

export function inviteWith(data: RoomData, key: string, now: number): InviteData | null {
  let found: InviteData | null = null;
  for (const invite of data.invites) if (opens(key, invite.hash)) found = invite;
  return found !== null && (found.until === null || found.until > now) ? found : null;
}

/** It works once. */
export function spend(data: RoomData, invite: InviteData): void {
  data.invites = data.invites.filter((one) => one !== invite);
}

export function addDevice(member: MemberData): string {
  const key = freshKey();
  member.keys = [...member.keys, hashOf(key)].slice(-DEVICES);
  return key;
}

/** Whom a seat's questions are for now: its owner, or whoever it was lent to; nobody where a bot plays. */
export function playerOf({ member, lent, botPlays }: SeatData): MemberId | null {
  return botPlays ? null : (lent ?? member);
}

export function seatsOf(data: RoomData, member: MemberId | null): Seat[] {
  if (member === null) return [];
  return data.seats.flatMap((seat, at) => (playerOf(seat) === member ? [at] : []));
}
