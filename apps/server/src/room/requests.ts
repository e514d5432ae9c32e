/** What is asked about the table itself: sitting down, who may come in, what is said. Each returns what was asked for. */

import { botsOf } from '@gravetable/bots';
import { isRefusal, questionsFor, refuse } from '@gravetable/kernel';
import type { Json, Refusal, Seat } from '@gravetable/kernel';
import { readName } from '@gravetable/host';
import type { Mark, MemberId, RoomRequest, RoomRequestOf, TalkLine } from '@gravetable/protocol';
import { addMember, cleanName, inviteTo, seatsOf, spend } from './data.ts';
import type { SeatData } from './data.ts';
import type { Link } from './link.ts';
import { LINES_KEPT } from '../store/shelf.ts';
import { begin } from './begin.ts';
import type { Room } from './room.ts';

const DEVICE_CODE_FOR = 10 * 60_000;
const HOST_CHAIR_AFTER = 10 * 60_000;
/** A table sleeps after ten minutes without a connection: whatever wakes it is older than what watchers wait for. */
const LONGEST_DELAY = 300;

type Reply = Json | Refusal;

export async function roomRequest(room: Room, link: Link, request: RoomRequest): Promise<Reply> {
  const { data } = room;
  const isHost = link.member !== null && link.member === data.host;
  if (HOSTS.has(request.do) && !isHost) return refuse('HOST_ONLY');
  switch (request.do) {
    case 'sit':
      return sit(room, link, request);
    case 'stand':
      return stand(room, link.member);
    case 'seat':
      return changeSeat(room, request);
    case 'seats':
      return changeSeats(room, request.count);
    case 'set':
      return change(room, request);
    case 'begin':
      return begin(room);
    case 'lock':
      data.locked = request.locked;
      if (data.locked) room.doorstep.shut();
      return saved(room);
    case 'door':
      return room.doorstep.answer(request.number, request.opens);
    case 'kick':
      return kick(room, link, request.member);
    case 'host':
      return handOn(room, link, isHost, request.member);
    case 'link':
      return invitation(room, request.seat);
    case 'device':
      return device(room, link);
    case 'rename':
      return rename(room, link, request.name);
    case 'times':
      return link.member === null ? refuse('NOT_ASKED') : room.shelf.times(data.id, request.from);
    case 'takeBack':
      return takeBack(room, link, request.seat);
    case 'ready':
      return ready(room, link, request.ready);
    case 'push':
      if (link.member === null) return refuse('NOT_ASKED');
      await room.shelf.subscribe(data.id, link.member, request.subscription);
      return null;
    case 'clock':
      return { sent: request.sent, now: room.now };
    case 'home':
      return home(room);
    case 'ping':
      return mark(room, link, { mark: 'ping', piece: request.piece, kind: request.kind });
    case 'intent':
      return intent(room, link, request);
    case 'sketch':
      return mark(room, link, { mark: 'sketch', points: request.points });
    case 'phrase':
      return mark(room, link, { mark: 'phrase', phrase: request.phrase });
    case 'say':
      return say(room, link, request.text);
    case 'mute':
      if (!request.muted) link.muted.delete(request.member);
      else if (data.members.some(({ id }) => id === request.member)) link.muted.add(request.member);
      else return refuse('NOT_ASKED');
      return null;
  }
}

const HOSTS: ReadonlySet<RoomRequest['do']> = new Set([
  'seat',
  'seats',
  'set',
  'begin',
  'lock',
  'door',
  'kick',
  'link',
  'home',
]);

async function saved(room: Room): Promise<null> {
  await room.save();
  room.tellSeats();
  return null;
}

/** Take a seat: an open one, a bot's, one that is kept for whoever has its link, or one that is lent. */
async function sit(room: Room, link: Link, { seat: at, name }: RoomRequestOf<'sit'>): Promise<Reply> {
  const { data } = room;
  const seat = data.seats[at];
  const called = cleanName(name);
  if (seat === undefined || called === '') return refuse('MALFORMED', null, { why: seat ? 'name' : 'seat' });
  if (data.state === 'over') return refuse('GAME_OVER');
  const grant = link.grant?.seat === at && data.invites.includes(link.grant) ? link.grant : null;
  const isLend = grant?.lend === true;
  const isFree = isLend
    ? seat.member !== null
    : seat.kind !== 'person' && (seat.keptFor === null || grant !== null);
  if (!isFree) return refuse('SEAT_TAKEN');
  if (data.locked && grant === null && link.member === null) return refuse('LOCKED');
  if (link.member === null && !room.hasRoom()) return refuse('NOT_NOW');
  const made = link.member === null ? addMember(data, called) : null;
  link.member ??= made!.member.id;
  if (grant !== null) {
    spend(data, grant);
    link.grant = null;
  }
  if (isLend) {
    seat.lent = link.member;
    seat.botPlays = false;
  } else Object.assign(seat, { kind: 'person', member: link.member, botPlays: false });
  const member = room.memberOf(link)!;
  await room.save();
  const refused = data.state === 'play' ? await room.personSits(at, member.name) : null;
  room.tellSeats();
  return refused ?? { key: made?.key ?? null };
}

/** Leave one's seats: in the lobby they are open again; in a game a bot plays until somebody comes. */
async function stand(room: Room, member: MemberId | null): Promise<Reply> {
  if (member === null) return refuse('NOT_ASKED');
  await free(room, member);
  return saved(room);
}

async function free(room: Room, member: MemberId): Promise<void> {
  for (const [at, seat] of room.data.seats.entries()) {
    if (seat.lent === member) await room.letBotPlay(at);
    if (seat.member !== member) continue;
    Object.assign(seat, { kind: 'open', member: null, lent: null, botPlays: false });
    if (room.data.state === 'play') await room.letBotPlay(at);
  }
}

async function changeSeat(
  room: Room,
  { seat: at, kind, bot, keptFor }: RoomRequestOf<'seat'>,
): Promise<Reply> {
  const seat = room.data.seats[at];
  if (seat === undefined) return refuse('MALFORMED', null, { why: 'seat' });
  if (room.data.state !== 'lobby' && (kind === 'bot' || seat.member !== null)) return refuse('NOT_NOW');
  if (seat.member !== null && kind === 'bot' && seat.member !== room.data.host) return refuse('SEAT_TAKEN');
  const known = botsOf(room.game).some(({ name }) => name === bot);
  if (bot !== null && !known) return refuse('MALFORMED', null, { why: 'bot' });
  Object.assign(seat, { kind, bot: kind === 'bot' ? bot : null, keptFor, member: null, lent: null });
  return saved(room);
}

async function changeSeats(room: Room, count: number): Promise<Reply> {
  const { data } = room;
  const { min, max } = room.game.seats;
  if (data.state !== 'lobby') return refuse('NOT_NOW');
  if (count < min || count > max) return refuse('BAD_OPTIONS', null, { where: 'seats' });
  if (data.seats.slice(count).some((seat) => seat.member !== null)) return refuse('SEAT_TAKEN');
  const open = (): SeatData => ({
    kind: 'open',
    bot: null,
    keptFor: null,
    member: null,
    lent: null,
    botPlays: false,
  });
  data.seats = Array.from({ length: count }, (_, at) => data.seats[at] ?? open());
  return saved(room);
}

async function change(room: Room, request: RoomRequestOf<'set'>): Promise<Reply> {
  const { title, options, way, talk, delay, watchersTalk } = request;
  const { data } = room;
  if (options !== null && data.state !== 'lobby') return refuse('NOT_NOW');
  if (delay !== null && (delay < 0 || delay > LONGEST_DELAY))
    return refuse('MALFORMED', null, { why: 'delay' });
  Object.assign(data, {
    title: title ?? data.title,
    options: options ?? data.options,
    way: way ?? data.way,
    talk: talk ?? data.talk,
    watchersTalk: watchersTalk ?? data.watchersTalk,
  });
  room.applyWay();
  if (delay !== null) room.watchLater(delay);
  return saved(room);
}

async function kick(room: Room, link: Link, member: MemberId): Promise<Reply> {
  const { data } = room;
  if (member === link.member || !data.members.some(({ id }) => id === member)) return refuse('NOT_ASKED');
  room.forget(member);
  await free(room, member);
  for (const one of room.links) if (one.member === member) one.bye('kicked');
  return saved(room);
}

async function handOn(room: Room, link: Link, isHost: boolean, member: MemberId): Promise<Reply> {
  const { data } = room;
  if (!data.members.some(({ id }) => id === member)) return refuse('NOT_ASKED');
  const takes = member === link.member && room.hostIsGoneFor() >= HOST_CHAIR_AFTER;
  if (!isHost && !takes) return refuse('HOST_ONLY');
  data.host = member;
  room.tellKnocks();
  return saved(room);
}

async function invitation(room: Room, seat: Seat | null): Promise<Reply> {
  if (seat !== null && room.data.seats[seat] === undefined) return refuse('MALFORMED', null, { why: 'seat' });
  const invite = inviteTo(room.data, { seat });
  await room.save();
  return { invite };
}

async function device(room: Room, link: Link): Promise<Reply> {
  if (link.member === null) return refuse('NOT_ASKED');
  const code = inviteTo(room.data, { device: link.member, until: room.now + DEVICE_CODE_FOR });
  await room.save();
  return { code };
}

async function rename(room: Room, link: Link, name: string): Promise<Reply> {
  const member = room.memberOf(link);
  const called = cleanName(name);
  if (member === null || called === '') return refuse('MALFORMED', null, { why: 'name' });
  member.name = called;
  await room.save();
  if (room.data.state === 'play')
    for (const at of seatsOf(room.data, member.id)) await room.personSits(at, called);
  room.tellSeats();
  return null;
}

async function takeBack(room: Room, link: Link, at: Seat): Promise<Reply> {
  const seat = room.data.seats[at];
  if (seat === undefined || link.member === null || seat.member !== link.member)
    return refuse('NOT_ASKED', null, { seat: at });
  if (seat.lent === null && !seat.botPlays) return null;
  return room.takeBack(at);
}

function ready(room: Room, { member }: Link, isReady: boolean): Reply {
  if (member === null) return refuse('NOT_ASKED');
  if (isReady) room.ready.add(member);
  else room.ready.delete(member);
  room.tellSeats();
  return null;
}

/** The game goes home with the host, and is nowhere else any more. */
async function home(room: Room): Promise<Reply> {
  const table = await room.open();
  if (table === null || isRefusal(table)) return refuse('NOT_NOW');
  const record = await table.past.record();
  room.data.state = 'closed';
  await room.save();
  table.abandon();
  room.closing = true;
  return record as unknown as Json;
}

/** Signs are for those who sit at the table; a silent table has none. */
function mark(room: Room, link: Link, sign: Mark): Reply {
  const { member } = link;
  const [seat] = seatsOf(room.data, member);
  if (member === null || seat === undefined || room.data.talk === 'silent') return refuse('NO_TALK');
  room.tell({ say: 'mark', by: member, seat, mark: sign }, (one) => one !== link && !one.muted.has(member));
  return null;
}

/** What somebody is inclined to answer, where everybody may know what is asked. */
function intent(room: Room, link: Link, { question, value }: RoomRequestOf<'intent'>): Reply {
  const asked = readName(question);
  const table = room.table;
  if (table === null || asked === null || table.whole.play.over) return refuse('NOT_NOW');
  const { play } = table.whole;
  if (!seatsOf(room.data, link.member).includes(asked.seat))
    return refuse('NOT_ASKED', null, { seat: asked.seat });
  const others = play.seats.filter((seat: Seat) => seat !== asked.seat);
  const isOpen = others.some((seat: Seat) =>
    questionsFor(play, seat).some((one) => one.power && one.kind === 'vote'),
  );
  if (!isOpen) return refuse('NO_TALK');
  return mark(room, link, { mark: 'intent', question, value });
}

async function say(room: Room, link: Link, text: string): Promise<Reply> {
  const { data } = room;
  const member = room.memberOf(link);
  const said = text.trim();
  const mayTalk = data.talk === 'open' && member !== null && room.mayHear(link);
  const [seat = null] = seatsOf(data, link.member);
  if (!mayTalk || (seat === null && !data.watchersTalk)) return refuse('NO_TALK');
  if (said === '') return refuse('MALFORMED', null, { why: 'text' });
  const number = (room.talk.at(-1)?.number ?? 0) + 1;
  const line: TalkLine = { number, member: member.id, name: member.name, seat, text: said, at: room.now };
  await room.shelf.say(data.id, line);
  room.talk = [...room.talk, line].slice(-LINES_KEPT);
  room.tell({ say: 'talk', line }, (one) => room.mayHear(one) && !one.muted.has(member.id));
  return null;
}
