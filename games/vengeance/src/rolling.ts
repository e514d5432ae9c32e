// VG-ROLL: the Rolling Phase, in real time and calm. One loop of commands serves both.

import {
  choose,
  dice,
  isRecord,
  refuse,
  strand,
  type Power,
  type Refusal,
  type Seat,
} from '@gravetable/kernel';
import { SOLO_LEVELS } from './cards/solo.ts';
import { rollingClockStrands, startClock } from './clock.ts';
import { type Command, mayRoll, offerAssigns, offerRolls, offerWound, whyNotCommand } from './commands.ts';
import { placeDie } from './health.ts';
import { gathered, read, SIDES, sizeOf, UNROLLED, WOUND } from './handful.ts';
import { LEVEL_IDS } from './numbers.ts';
import { isAlive, poolLimit, setOf, tileNumber } from './playerboard.ts';
import { livingSeats, piece, playerOf, procedure, type Event, type T } from './rulebook.ts';
import { Commands, facesOf, otherPhase } from './said.ts';
import { closeTaking, settle, takeable } from './spent.ts';
import { NONE, type Board } from './state.ts';

const TAKE: Command = { do: 'take' };
const STOP: Command = { do: 'stop' };
const RESUME: Command = { do: 'resume' };
const WAIT: Command = { do: 'wait' };
const END_TURN: Command = { do: 'endTurn' };
const AGAIN: readonly Command[] = [RESUME, WAIT];

/** Every command of a seat now, what is urgent first. In calm mode a roll comes before any assigning of the turn (VG-RULING-21). */
export function commands(board: Board, seat: Seat): readonly Command[] {
  const p = board.players[seat]!;
  if (p.stand === 'stopped') return AGAIN;
  const options: Command[] = [];
  offerAssigns(p, options);
  if (takeable(board, p) > 0) options.push(TAKE);
  if (mayRoll(board)) offerRolls(p, options);
  offerWound(p, options);
  if (!mayRoll(board)) options.push(END_TURN);
  options.push(STOP);
  return options;
}

function whyNot(t: T, seat: Seat, value: unknown): Refusal | null {
  if (!isRecord(value)) return null;
  const p = playerOf(t, seat);
  if (p.stand === 'stopped') return refuse('SEAT_STOPPED', 'VG-RULING-14');
  if (value['do'] === 'endTurn') return refuse('ACTION_NOT_ALLOWED', 'VG-RULING-21');
  if (value['do'] === 'roll' && !mayRoll(t.board)) return refuse('ACTION_NOT_ALLOWED', 'VG-RULING-21');
  return whyNotCommand(t.board, p, value) ?? otherPhase(value, 'rolling');
}

/** VG-ROLL-02 The dice fall; wounds among them are locked. */
function putRolled(t: T, seat: Seat, command: Command, faces: Parameters<typeof gathered>[0]): void {
  if (command.do !== 'roll') return;
  const p = playerOf(t, seat);
  p.pool += gathered(faces) - read(command.dice)!;
  t.board.rolls += 1;
  t.board.acted = true;
  const fell = faces.join('');
  t.tell?.({
    kind: 'rolled',
    who: seat,
    dice: fell,
    faces: facesOf(fell) as never,
    pieces: [piece.pool(seat)],
  });
  const budget = SOLO_LEVELS[LEVEL_IDS[t.board.levels.time]!].calmRolls;
  const solo = t.seats.length === 1;
  // VG-RULING-24: in calm solo play a number of rolls stands for the timer.
  if (t.board.calm && solo && t.board.taking && t.board.rolls >= budget) closeTaking(t);
}

function takeDice(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  const taken = takeable(t.board, p);
  if (taken === 0) return;
  const wanted = poolLimit(p) - sizeOf(p.pool);
  t.board.supply -= taken;
  p.pool += taken * UNROLLED;
  const kind = taken < wanted ? 'tookLast' : 'took';
  t.tell?.({ kind, who: seat, n: taken, wanted, pieces: [piece.pool(seat)], reveals: true });
}

type Of<K extends Command['do']> = Extract<Command, { readonly do: K }>;

/** The command that was given, where it is this one. */
const given = <K extends Command['do']>(command: Command | null, what: K): Of<K> | null =>
  command?.do === what ? (command as Of<K>) : null;

// Whatever is told of these draws a line: nothing of it is taken back (VG-RULING-64).

/** VG-ROLL-04, -06 Dice go from the pool to an ability, and a wound die may be picked up. */
function assign(t: T, seat: Seat, command: Of<'assign'> | null): void {
  if (command === null) return;
  const p = playerOf(t, seat);
  const set = read(command.dice)!;
  const number = tileNumber(p, command.to)!;
  const released = command.release.length;
  p.sets.push(setOf(number, set));
  p.pool += released * (UNROLLED - WOUND) - set;
  t.board.acted = true;
  const { to: ability, dice: paid } = command;
  t.tell?.({
    kind: 'assigned',
    who: seat,
    ability,
    dice: paid,
    faces: facesOf(paid) as never,
    n: released,
    pieces: [piece.tile(seat, ability)],
    reveals: true,
  });
}

/** VG-ROLL-10 A wound die goes to the Health Track, and any of the others are picked up. */
function assignWound(t: T, seat: Seat, command: Of<'assignWound'> | null): void {
  if (command === null) return;
  const p = playerOf(t, seat);
  const released = command.release.length;
  placeDie(p);
  p.pool += released * (UNROLLED - WOUND) - WOUND;
  t.board.acted = true;
  t.tell?.({ kind: 'woundPlaced', who: seat, n: released, pieces: [piece.health(seat)], reveals: true });
}

/** VG-RULING-14 Whoever has stopped may come back. */
function stopOrGoOn(t: T, seat: Seat, command: Command | null): void {
  if (command?.do === 'stop') {
    playerOf(t, seat).stand = 'stopped';
    t.board.turn = NONE;
    t.tell?.({ kind: 'stopped', who: seat, reveals: true });
  } else if (command?.do === 'resume') {
    playerOf(t, seat).stand = 'rolling';
    t.tell?.({ kind: 'resumed', who: seat, reveals: true });
  }
}

function endTurn(t: T, seat: Seat, command: Command | null): void {
  if (command?.do !== 'endTurn') return;
  t.board.turn = NONE;
  t.tell?.({ kind: 'turnEnded', who: seat, reveals: true });
}

/** The dice a command rolls. */
const rolledDice = (command: Command | null): string => (command?.do === 'roll' ? command.dice : '');

const isSet = ({ do: what }: Command): boolean => what === 'assign' || what === 'assignWound';

/** Whether a seat's commands are waited for. */
function mayAct(board: Board, seat: Seat): boolean {
  if (board.over || board.players[seat]!.stand === 'spent') return false;
  return !board.calm || board.turn === seat;
}

/** VG-ROLL-02 A seat rolls, assigns and takes, as often as it likes, until the phase is over or its turn has ended. */
export const rollDice = procedure<{ seat: Seat }>('rollDice')
  .while(
    'VG-ROLL-02',
    (t, v) => mayAct(t.board, v.seat),
    (each) =>
      each
        .ask(
          'VG-ROLL-02a',
          'command',
          (t, v) =>
            choose<Command>(v.seat, commands(t.board, v.seat), new Commands('command', t, v.seat, whyNot)),
          (t, v) => mayAct(t.board, v.seat),
        )
        .when(
          'VG-ROLL-02b',
          (_, v) => rolledDice(v.command) !== '',
          (roll) =>
            roll
              .chance('VG-RULING-18', 'faces', (_, v) => dice(rolledDice(v.command).length, SIDES))
              .do('VG-ROLL-03', (t, v) => putRolled(t, v.seat, v.command!, v.faces)),
        )
        .do('VG-ROLL-04', (t, v) => assign(t, v.seat, given(v.command, 'assign')))
        .do('VG-ROLL-10', (t, v) => assignWound(t, v.seat, given(v.command, 'assignWound')))
        .do('VG-ROLL-12', (t, v) => {
          if (v.command?.do === 'take') takeDice(t, v.seat);
        })
        .do('VG-RULING-14b', (t, v) => stopOrGoOn(t, v.seat, v.command))
        .do('VG-RULING-21d', (t, v) => endTurn(t, v.seat, v.command))
        .do('VG-RULING-80', (t, v) => {
          if (v.command !== null && isSet(v.command) && t.board.autoTake) takeDice(t, v.seat);
        })
        .do('VG-RULING-13', (t, v) => {
          if (v.command !== null) settle(t);
        }),
  )
  .end();

/** The next seat after this one that still rolls. */
function nextRolling(t: T, after: Seat): Seat {
  const order = t.seats.map((_, n) => (after + 1 + n) % t.seats.length);
  const next = order.find((seat) => isAlive(playerOf(t, seat)) && playerOf(t, seat).stand === 'rolling');
  if (next === undefined) throw new Error('nobody rolls, and Rolling is not over');
  return next;
}

/** VG-RULING-21 Calm play: the seats act in order, one turn at a time. */
const calmTurns = procedure('calmTurns')
  .set('VG-RULING-21', 'seat', (t) => ((t.board.round - 1) % t.seats.length) - 1)
  .while(
    'VG-RULING-21a',
    (t) => !t.board.over,
    (each) =>
      each
        .do('VG-RULING-21b', (t, v) => {
          v.seat = nextRolling(t, v.seat);
          t.board.turn = v.seat;
          t.board.acted = false;
        })
        .together('VG-RULING-21c', (_, v) => [strand(v.seat, rollDice.with({ seat: v.seat }))]),
  )
  .end();

/** VG-RULING-14 Out of turn, a stopped seat may come back in calm play. */
export const comeBack: Power<Board, Event> = {
  label: 'VG-RULING-14',
  offer: (t, seat) => {
    const waits = t.board.calm && t.board.phase === 'rolling' && !t.board.over;
    return waits && playerOf(t, seat).stand === 'stopped' && isAlive(playerOf(t, seat))
      ? choose(seat, [RESUME])
      : null;
  },
  play: procedure<{ seat: Seat; choice: Command }>('comeBack')
    .do('VG-RULING-14a', (t, v) => stopOrGoOn(t, v.seat, v.choice))
    .end() as Power<Board, Event>['play'],
};

/** VG-ROLL The phase for the whole table. */
export const rollingPhase = procedure('rollingPhase')
  .do('VG-ROLL-14', (t) => {
    const { board } = t;
    board.phase = 'rolling';
    board.rolls = 0;
    board.taking = true;
    board.over = false;
    for (const p of board.players) p.stand = 'rolling';
    settle(t);
  })
  .call('VG-ROLL-01a', () => startClock.with())
  .call('VG-RULING-22', (t) => (t.board.calm ? calmTurns.with() : null))
  .together('VG-ROUND-02a', (t) =>
    t.board.calm || t.board.over
      ? []
      : [...livingSeats(t).map((seat) => strand(seat, rollDice.with({ seat }))), ...rollingClockStrands(t)],
  )
  .do('VG-ROLL-15', (t) => {
    t.board.turn = NONE;
    for (const p of t.board.players) {
      t.board.supply += sizeOf(p.pool);
      p.pool = 0;
    }
    t.tell?.({ kind: 'rollingOver' });
  })
  .end();
