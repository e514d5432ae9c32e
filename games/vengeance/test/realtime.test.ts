// VG-RULING-16…19, -64: simultaneous play. Races, interleavings, records, taking back.

import {
  belowOf,
  CLOCK,
  isRefusal,
  load,
  open,
  questionsFor,
  same,
  save,
  Session,
  verify,
  type Json,
  type Seat,
} from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { ticks, timers } from '../src/clock.ts';
import { comesTooSoon, inTickOrder, TEMPO, vengeance } from '../src/index.ts';
import { written } from '../src/handful.ts';
import type { Board } from '../src/state.ts';

const HEROES = ['ironBelle', 'vance', 'nettle', 'doc'];
const seatsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Seat ${n}`, kind: 'person' }));

function session(count: number, seed: string, options: { [id: string]: Json } = {}): Session {
  const opened = Session.open(vengeance, seatsOf(count), {
    seed,
    options: { heroes: HEROES.slice(0, count), ...options },
  });
  if (isRefusal(opened)) throw new Error(opened.code);
  return opened;
}

const boardOf = (one: Session): Board => one.play.state.board as Board;

function give(one: Session, seat: Seat, value: Json): void {
  const pending = one.play.pendingOf(seat)!;
  const told = one.answer(seat, one.play.idOf(pending), value);
  if (isRefusal(told)) throw new Error(`${pending.op.label} refused ${JSON.stringify(value)}: ${told.code}`);
}

/** Set-up by the first answers, up to the first flashback. */
function toFlashback(one: Session): void {
  while (boardOf(one).phase === 'setup') {
    const pending = one.play.pending[0]!;
    give(one, pending.seat, one.play.ask(pending).nth(0) as Json);
  }
}

test('VG-RULING-64 a seat takes back its own plans although others have acted, until the phase is over', () => {
  const one = session(2, 'undo');
  toFlashback(one);
  const free = { do: 'act', slot: 3, action: 'training' };
  give(one, 0, free);
  give(one, 1, free);
  give(one, 1, { do: 'done' });
  expect(one.undo(0)).toBe(null);
  expect(boardOf(one).players.map((p) => p.trained)).toEqual([0, 2]);
  give(one, 0, { do: 'act', slot: 3, action: 'recon', ability: 'dash' });
  expect(one.undo(1)).toBe(null);
  give(one, 1, { do: 'done' });
  give(one, 0, { do: 'done' });
  expect(boardOf(one).phase).toBe('rolling');
  expect(one.undo(0)?.code).toBe('INFORMATION_LINE');
});

test('VG-RULING-64 in Fighting a seat takes back step by step to the start of its phase', () => {
  const one = session(2, 'undo');
  toFlashback(one);
  give(one, 0, { do: 'act', slot: 3, action: 'recon', ability: 'dash' });
  give(one, 0, { do: 'done' });
  give(one, 1, { do: 'act', slot: 3, action: 'recon', ability: 'dash' });
  give(one, 1, { do: 'done' });
  give(one, 0, { do: 'stop' });
  give(one, 1, { do: 'stop' });
  expect(boardOf(one).phase).toBe('fighting');
  give(one, 0, { do: 'useRecon', ability: 'dash' });
  give(one, 1, { do: 'useRecon', ability: 'dash' });
  const [first, second] = [0, 1].map((seat) => one.play.ask(one.play.pendingOf(seat)!).nth(0) as Json);
  give(one, 0, first!);
  give(one, 1, second!);
  expect(one.undo(0)).toBe(null);
  expect(one.undo(0)).toBe(null);
  expect(boardOf(one).players[0]!.room).toBe(0);
  expect(boardOf(one).players[1]!.room).not.toBe(0);
  expect(one.undo(0)?.code).toBe('INFORMATION_LINE');
  give(one, 0, { do: 'done' });
  give(one, 1, { do: 'done' });
  expect(boardOf(one).phase).not.toBe('fighting');
});

test('VG-T-25 VG-RULING-17 a record with clock answers replays to the same end', () => {
  const one = session(3, 'record', { calm: false });
  const below = belowOf('record');
  while (!one.play.over) {
    const answer = anAnswer(one.play, below)!;
    one.answer(answer.seat, answer.id, answer.value);
  }
  expect(one.moments.some(({ entry }) => entry[0] === CLOCK && same(entry[1], { do: 'tailExpired' }))).toBe(
    true,
  );
  expect(verify(one.record(), () => vengeance)).toMatchObject({ ok: true });
});

test('VG-RULING-78 while the clock stands still nothing runs out, and its timers are still there', () => {
  const one = session(1, 'still', { calm: false, soloPhases: true });
  toFlashback(one);
  const timers = () => (one.play.view(0) as { timers: readonly object[] }).timers;
  const before = timers();
  expect(before).toHaveLength(1);
  give(one, 0, { do: 'act', slot: 3, action: 'training' });
  expect(timers()).toEqual(before);
  give(one, 0, { do: 'done' });
  give(one, CLOCK, { do: 'start' });
  for (let n = 0; n < 40; n++) {
    const free = written(boardOf(one).players[0]!.pool).replaceAll('W', '');
    if (free === '') break;
    give(one, 0, { do: 'roll', dice: free });
  }
  expect(boardOf(one)).toMatchObject({ phase: 'rolling', taking: true });
  expect(timers()).not.toEqual([]);
});

/** Play a Rolling Phase with the given commands, in the given order of seats; the faces seat 0 rolled. */
function facesOfSeat0(order: readonly Seat[]): string[] {
  const one = session(2, 'faces', { calm: false, phaseSeconds: 0 });
  toFlashback(one);
  give(one, 0, { do: 'done' });
  give(one, 1, { do: 'done' });
  give(one, CLOCK, { do: 'start' });
  const faces: string[] = [];
  for (const seat of order) {
    const free = written(boardOf(one).players[seat]!.pool).replaceAll('W', '');
    if (free === '') continue;
    give(one, seat, { do: 'roll', dice: free });
    if (seat === 0) faces.push(written(boardOf(one).players[0]!.pool));
  }
  return faces;
}

test('VG-T-26 VG-RULING-18 how others interleave does not change a seat’s faces', () => {
  expect(facesOfSeat0([0, 0, 0, 1, 1, 1])).toEqual(facesOfSeat0([1, 0, 1, 1, 0, 0]));
});

test('VG-RULING-19 VG-RULING-16 the roll gate and the order within a tick', () => {
  expect(comesTooSoon(null, 0, 400)).toBe(false);
  expect(comesTooSoon(1000, 1399, 400)).toBe(true);
  expect(comesTooSoon(1000, 1400, 400)).toBe(false);
  const commands = [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 1 }];
  expect(inTickOrder(commands, 2, 3).map((one) => one.seat)).toEqual([1, 1, 2, 0]);
});

/** A command on its way: it may come twice, late, or when its question has long been answered. */
interface Sent {
  readonly seat: Seat;
  readonly id: string;
  readonly value: Json;
}

/** Everybody sends at once; commands overtake each other, come twice and come late. */
function storm(seed: string, seats: number): boolean {
  const below = belowOf(`storm ${seed}`);
  const play = open(vengeance, { seats, seed, options: { calm: false, phaseSeconds: 0 } });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const underway: Sent[] = [];
  for (let n = 0; n < 4000 && !play.over; n++) {
    for (const pending of play.pending) {
      if (pending.seat === CLOCK && below(40) > 0 && play.pending.length > 1) continue;
      const value = play.ask(pending).sample(below) as Json;
      underway.push({ seat: pending.seat, id: play.idOf(pending), value });
    }
    for (let k = below(6); k >= 0 && underway.length > 0; k--) {
      const at = below(underway.length);
      const sent = underway[at]!;
      if (below(4) > 0) underway.splice(at, 1);
      const before = vengeance.copyBoard(play.state.board);
      const refused = play.answer(sent.seat, sent.id, sent.value);
      const broken = vengeance.invariants(play.state.board);
      if (broken.length > 0) throw new Error(broken.join());
      if (refused !== null && !same(play.state.board, before))
        throw new Error(`${refused.code} left a trace`);
    }
  }
  return play.over;
}

test('VG-RULING-53 VG-RULING-16 commands that cross, repeat and come late never lose or make a die', () => {
  let over = 0;
  for (let game = 0; game < 6; game++) if (storm(`storm ${game}`, 2 + (game % 3))) over++;
  expect(over).toBe(6);
});

/** What the clock may say in the first Flashback Phase, with so many of the seats dead. */
function phaseTicks(count: number, dead: number, options: { [id: string]: Json } = {}): string[] {
  const one = session(count, 'alone', { calm: false, ...options });
  const { players } = boardOf(one);
  for (let seat = 0; seat < dead; seat++) players[count - 1 - seat]!.beatings = 2;
  toFlashback(one);
  const asked = one.play.pendingOf(CLOCK);
  const offered = asked === undefined ? [] : questionsFor(one.play, CLOCK)[0]!.options;
  const running = timers(boardOf(one)).map(({ answer }) => answer);
  expect(running).toEqual(offered.map(({ value }) => value));
  return running.map((tick) => tick.do);
}

test('VG-RULING-48 one living player is left: no phase is on the clock', () => {
  expect(phaseTicks(3, 0)).toEqual(['phaseExpired', 'phaseExpired', 'phaseExpired']);
  expect(phaseTicks(3, 2)).toEqual([]);
});

test('the time of a phase is told once, however many seats it runs for', () => {
  const one = session(3, 'told once', { calm: false });
  toFlashback(one);
  const [table] = vengeance.outline(one.play.view(0) as never);
  expect(table!.lines.filter(({ id }) => id.startsWith('outline.timer.'))).toHaveLength(1);
});

test('VG-RULING-48 one living player is left: nothing ends the Rolling Phase but they themselves', () => {
  const { players, ...rest } = boardOf(session(3, 'alone', { calm: false }));
  const left = (dead: number): Board => ({
    ...rest,
    taking: true,
    players: players.map((one, seat) => ({ ...one, beatings: seat < dead ? 2 : 0 })),
  });
  expect(ticks(left(1)).map((tick) => tick.do)).toEqual(['tailExpired', 'maxExpired']);
  expect(ticks(left(2))).toEqual([]);
});

test('VG-RULING-79 solo: nothing but Rolling is on the clock, unless the table wants it', () => {
  expect(phaseTicks(1, 0)).toEqual([]);
  expect(phaseTicks(1, 0, { soloPhases: true })).toEqual(['phaseExpired']);
  expect(phaseTicks(1, 0, { soloPhases: true, phaseSeconds: 0 })).toEqual([]);
});

test('VG-RULING-81 stretched time: timers and bots take so many times as long, and the result says so', () => {
  const seconds = (stretch: string): number[] => {
    const one = session(2, 'stretch', { calm: false, stretch });
    toFlashback(one);
    return timers(boardOf(one)).map((timer) => timer.seconds);
  };
  expect(seconds('1')).toEqual([120, 120]);
  expect(seconds('3')).toEqual([360, 360]);
  const slow = session(2, 'stretch', { calm: false, stretch: '5' });
  const { botEvery } = vengeance.realTime!;
  expect(botEvery('careful', boardOf(slow))).toBe(5 * TEMPO.normal);
  expect(boardOf(slow).clocks.gate).toBe(boardOf(session(2, 'stretch')).clocks.gate);
  const ended = (options: { [id: string]: Json }) => {
    const one = session(1, 'result', options);
    const below = belowOf('result');
    while (!one.play.over) {
      const { seat, id, value } = anAnswer(one.play, below)!;
      one.answer(seat, id, value);
    }
    return [one.play.outcome!['stretch'], one.log(0).some(({ event }) => event.kind === 'stretched')];
  };
  expect(ended({ calm: false, stretch: '2' })).toEqual([2, true]);
  expect(ended({ calm: false })).toEqual([undefined, false]);
  expect(ended({ calm: true, stretch: '2' })).toEqual([undefined, false]);
});

test('VG-RULING-82 a timer goes on from what was left of it: a table that comes back names the same timers', () => {
  const one = session(1, 'back', { calm: false });
  toFlashback(one);
  give(one, 0, { do: 'done' });
  give(one, CLOCK, { do: 'start' });
  give(one, 0, { do: 'roll', dice: 'uuuu' });
  const play = load(save(one.play), () => vengeance);
  if (isRefusal(play)) throw new Error(play.code);
  const back = Session.at(play, one.record(true));
  expect(timers(boardOf(one))).toMatchObject([{ answer: { do: 'soloExpired' }, seconds: 45 }]);
  expect(timers(boardOf(back))).toEqual(timers(boardOf(one)));
  give(back, CLOCK, { do: 'soloExpired' });
  expect(boardOf(back).taking).toBe(false);
});
