// VG-RULING-17, -20, -65, -81: time enters the game only as answers of the clock's seat.

import { choose, CLOCK, isRecord, strand } from '@gravetable/kernel';
import type { Call, RealTime, Seat, StrandCall } from '@gravetable/kernel';
import { SOLO_LEVELS } from './cards/solo.ts';
import { LEVEL_IDS } from './numbers.ts';
import { isAlive } from './playerboard.ts';
import { livingSeats, playerOf, procedure, type T } from './rulebook.ts';
import { closeTaking, stopAll } from './spent.ts';
import type { Board, Phase } from './state.ts';

/** What the clock may say. A phase is named, so that a tick that comes late cannot end the next one. */
export type Tick =
  | { readonly do: 'start' | 'soloExpired' | 'tailExpired' | 'maxExpired' }
  | { readonly do: 'phaseExpired'; readonly who: Seat; readonly phase: Phase };

const START: Tick = { do: 'start' };
const SOLO: Tick = { do: 'soloExpired' };
const TAIL: Tick = { do: 'tailExpired' };
const MAX: Tick = { do: 'maxExpired' };

const hasClocks = (board: Board): boolean => !board.calm;
const isSolo = (board: Board): boolean => board.players.length === 1;
const livingCount = (board: Board): number => board.players.filter(isAlive).length;
/** Living seats that the phase still waits for. */
const waitedFor = (t: T): Seat[] =>
  livingSeats(t).filter((seat) => !playerOf(t, seat).done && !playerOf(t, seat).expired);

/** VG-RULING-48, -65, -79: whether phases outside Rolling are on the clock. Nobody waits for the last one alive. */
const timesPhases = (board: Board): boolean =>
  hasClocks(board) && board.clocks.phase > 0 && (isSolo(board) || livingCount(board) > 1);

/** The clock's own strand of a phase outside Rolling, where one runs. */
export const clockStrands = (t: T): StrandCall[] =>
  timesPhases(t.board) ? [strand(CLOCK, phaseClock.with())] : [];

const isAwaited = (t: T): boolean => timesPhases(t.board) && waitedFor(t).length > 0;

/** VG-RULING-65 Somebody idles: the clock ends the phase for that seat. */
const phaseClock = procedure('phaseClock')
  .while(
    'VG-RULING-65',
    (t) => isAwaited(t),
    (each) =>
      each
        .ask(
          'VG-RULING-65a',
          'tick',
          (t) =>
            choose<Tick>(
              CLOCK,
              waitedFor(t).map((who) => ({ do: 'phaseExpired', who, phase: t.board.phase })),
            ),
          (t) => isAwaited(t),
        )
        .do('VG-RULING-65b', (t, v) => {
          if (v.tick?.do !== 'phaseExpired') return;
          playerOf(t, v.tick.who).expired = true;
          t.tell?.({ kind: 'phaseExpired', who: v.tick.who });
        }),
  )
  .end();

/** VG-ROLL-01 All start at the same moment: when the clock says so. */
export const startClock = procedure('startClock')
  .ask('VG-ROLL-01', 'tick', (t) => (hasClocks(t.board) ? choose(CLOCK, [START]) : null))
  .end();

/** What may still run out in this Rolling Phase. One living player alone is timed only by the solo challenge. */
export function ticks(board: Board): Tick[] {
  if (!hasClocks(board) || board.over) return [];
  if (isSolo(board)) return board.taking ? [SOLO] : [];
  if (livingCount(board) < 2) return [];
  const { tail, max } = board.clocks;
  return [...(tail > 0 ? [TAIL] : []), ...(max > 0 ? [MAX] : [])];
}

/** VG-RULING-20 The clock of the Rolling Phase. A tail that ends while the supply holds dice changes nothing. */
const rollingClock = procedure('rollingClock')
  .while(
    'VG-RULING-20',
    (t) => ticks(t.board).length > 0,
    (each) =>
      each
        .ask(
          'VG-RULING-17',
          'tick',
          (t) => choose<Tick>(CLOCK, ticks(t.board)),
          (t) => !t.board.over,
        )
        .do('VG-RULING-17a', (t, v) => {
          if (v.tick?.do === 'soloExpired') closeTaking(t);
          else if (v.tick?.do === 'maxExpired') stopAll(t, 'maxExpired');
          else if (v.tick?.do === 'tailExpired' && t.board.supply === 0) stopAll(t, 'tailExpired');
        }),
  )
  .end();

export const rollingClockStrands = (t: T): StrandCall[] =>
  ticks(t.board).length > 0 ? [strand(CLOCK, rollingClock.with() as Call<unknown>)] : [];

/** A timer that a server or a terminal runs: how long, and what the clock answers when it runs out. */
export interface Timer {
  readonly answer: Tick;
  readonly seconds: number;
}

/** VG-RULING-81 How many times as long everything takes; 1 where nothing is stretched. */
export const stretchOf = (board: Board): number => (hasClocks(board) ? board.clocks.stretch : 1);

/** The timers that run now. One that was not there before starts; one that is gone is dropped (VG-SOLO-03, VG-RULING-20). */
export const timers = (board: Board): Timer[] =>
  unstretchedTimers(board).map(({ answer, seconds }) => ({ answer, seconds: seconds * stretchOf(board) }));

function unstretchedTimers(board: Board): Timer[] {
  if (!hasClocks(board)) return [];
  const { tail, max, phase } = board.clocks;
  if (board.phase !== 'rolling') {
    if (!timesPhases(board) || !['flashback', 'fighting', 'resolution'].includes(board.phase)) return [];
    return board.players.flatMap((p, who) =>
      isAlive(p) && !p.done && !p.expired
        ? [{ answer: { do: 'phaseExpired', who, phase: board.phase } as Tick, seconds: phase }]
        : [],
    );
  }
  const solo = SOLO_LEVELS[LEVEL_IDS[board.levels.time]!].seconds;
  return ticks(board).flatMap((answer) => {
    if (answer.do === 'soloExpired') return board.rolls > 0 ? [{ answer, seconds: solo }] : [];
    if (answer.do === 'tailExpired') return board.supply === 0 ? [{ answer, seconds: tail }] : [];
    return [{ answer, seconds: max }];
  });
}

/** VG-RULING-19 The roll gate: whether a roll comes too soon after the seat's last accepted one. Times in milliseconds. */
export const comesTooSoon = (last: number | null, now: number, gate: number): boolean =>
  last !== null && now - last < gate;

/** VG-RULING-16 Commands of one tick, in rotating order of seats. */
export function inTickOrder<C extends { readonly seat: Seat }>(
  commands: readonly C[],
  round: number,
  seats: number,
): C[] {
  const first = (round - 1) % seats;
  const rank = (seat: Seat): number => (seat - first + seats) % seats;
  return commands.toSorted((a, b) => rank(a.seat) - rank(b.seat));
}

/** VG-RULING-23 Milliseconds between a bot's commands in real time. Simulations do not wait. */
export const TEMPO = { easy: 1600, normal: 1100, hard: 800 } as const;

/** VG-RULING-16 The seats in the order in which commands of one tick are taken. */
export const tickOrder = (board: Board, seats: number): Seat[] =>
  inTickOrder(
    Array.from({ length: seats }, (_, seat) => ({ seat })),
    Math.max(1, board.round),
    seats,
  ).map(({ seat }) => seat);

/** For whoever keeps the clock: VG-RULING-16, -23 and -25. */
export const realTime: RealTime<Board> = {
  tick: 50,
  order: tickOrder,
  contended: (answer) => isRecord(answer) && answer['do'] === 'take',
  // The random bot is the easy one; whoever is gone is played by a normal one.
  botEvery: (bot, board) => (bot === 'random' ? TEMPO.easy : TEMPO.normal) * stretchOf(board),
  awayAfter: 60_000,
};
