// CD-TURN Survivor turn: Maintenance, Actions, Walk, and the checks at its end.

import { some, type Call, type Seat, type Some } from '@gravetable/kernel';
import { attack } from './actions/attack.ts';
import { pickUp } from './actions/pick-up.ts';
import { give, swapReserve } from './actions/swap.ts';
import { use } from './actions/use.ts';
import { equip, flip, load } from './actions/weapon.ts';
import { aftermath } from './aftermath.ts';
import { aboutCards } from './asides.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { SURVIVORS } from './cards/survivors.ts';
import type { Choice } from './choices.ts';
import { loseImmunity } from './damage.ts';
import { failsLastWhisper, hearLastWhisper } from './last-whisper.ts';
import { askTurn } from './menu.ts';
import { discard } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { run, track } from './skills.ts';
import type { Board } from './state.ts';
import { ACTIONS, canBeDiscarded, HAND_LIMIT, hasTurned, isAlive, named, takeFrom } from './survivor.ts';
import { walk, walkPlace } from './walk.ts';

/** CD-TURN-08, CD-SURV-RICK-03: 1 Immunity, or what Rick's Zombie Skill says. */
function infection(board: Board): number {
  const { zombieSkill } = SURVIVORS.rick;
  return hasTurned(board, 'rick') && zombieSkill.op === 'maintenanceImmunity' ? zombieSkill.n : 1;
}

/** CD-TURN-10, CD-RULING-40: a token that has cost a turn goes; one that waits costs this turn. */
function handleParalysis(t: T, seat: Seat): boolean {
  const survivor = t.board.survivors[seat]!;
  if (survivor.paralysis === 'served') {
    survivor.paralysis = 'none';
    t.tell?.({ kind: 'movesAgain', ...named(t, seat) });
  }
  if (survivor.paralysis !== 'pending') return false;
  survivor.paralysis = 'served';
  t.tell?.({ kind: 'missesTurn', ...named(t, seat) });
  return true;
}

/** What a choice costs, and the procedure that carries it out. Null ends the turn. */
function carryOut(t: T, seat: Seat, choice: Choice | null): Call<unknown> | null {
  if (choice === null) return null;
  const survivor = t.board.survivors[seat]!;
  if (costsAnAction(choice)) survivor.actionsLeft--;
  switch (choice.do) {
    case 'walk':
      return walk.with({ seat, choice });
    case 'walkPlace':
      return walkPlace.with({ seat, choice });
    case 'run':
      return run.with({ seat, choice });
    case 'track':
      return track.with({ seat, choice });
    case 'attack':
      return attack.with({ seat, choice });
    case 'use':
      return use.with({ seat, choice });
    case 'load':
      return load.with({ seat, choice });
    case 'equip':
      return equip.with({ seat, choice });
    case 'flip':
      return flip.with({ seat });
    case 'pickUp':
      return pickUp.with({ seat, choice });
    case 'store':
    case 'fetch':
    case 'exchange':
      return swapReserve.with({ seat, choice });
    case 'give':
      return give.with({ seat, choice });
    case 'endTurn':
    case 'keep':
    case 'discard':
    case 'pay':
    case 'decline':
      return null;
  }
}

/** CD-TURN-11: every Pick Up, Swap or Use; a Walk takes all that is left, a Skill none. */
function costsAnAction(choice: Choice): boolean {
  switch (choice.do) {
    case 'walk':
    case 'walkPlace':
    case 'run':
    case 'track':
    case 'endTurn':
      return false;
    case 'attack':
      return choice.pay === 'action';
    default:
      return true;
  }
}

function endsTurn(choice: Choice | null): boolean {
  if (choice === null) return true;
  return choice.do === 'endTurn' || choice.do === 'walk' || choice.do === 'run' || choice.do === 'walkPlace';
}

/** CD-TURN-13: exactly the excess over five, never the Punch. */
function askLimit(t: T, seat: Seat): Some<CardInstance> | null {
  const { hand } = t.board.survivors[seat]!;
  const excess = hand.length - HAND_LIMIT;
  if (excess <= 0) return null;
  return some(
    seat,
    hand.filter(canBeDiscarded),
    { min: excess, max: excess },
    aboutCards('limit', { n: excess }),
  );
}

function dropExcess(t: T, seat: Seat, cards: readonly CardInstance[]): void {
  for (const card of cards) {
    takeFrom(t.board.survivors[seat]!.hand, card);
    discard(t.board, card);
    t.tell?.({ kind: 'discarded', ...named(t, seat), card: cardOf(card).id, skill: null });
  }
}

/** CD-LAST-02, CD-RULING-65: a Survivor who lived to the end of the turn answers for the row; the duty ends with it. */
function endWhisper(t: T, seat: Seat): void {
  const { board } = t;
  if (!board.lastWhisper) return;
  board.whisperFailed = isAlive(board.survivors[seat]!) && failsLastWhisper(board);
  if (board.whisperFailed) t.tell?.({ kind: 'whisperFailed', ...named(t, seat) });
  board.lastWhisper = false;
}

/** CD-TURN-11 Actions, mixed and repeated in any order; then the end of the turn. */
export const actions = procedure<{ seat: Seat }>('actions')
  .set('CD-TURN-11', 'over', (): boolean => false)
  .while(
    'CD-TURN-11a',
    (t, v) => !v.over && isAlive(t.board.survivors[v.seat]!),
    (each) =>
      each
        .ask('CD-TURN-11b', 'choice', (t, v) => askTurn(t, v.seat))
        .set('CD-TURN-12', 'over', (_, v) => endsTurn(v.choice))
        .call('CD-TURN-11c', (t, v) => carryOut(t, v.seat, v.choice)),
  )
  .when(
    'CD-TURN-13',
    (t, v) => t.board.survivors[v.seat]!.hand.length > HAND_LIMIT,
    (full) =>
      full
        .ask('CD-TURN-13a', 'excess', (t, v) => askLimit(t, v.seat))
        .do('CD-TURN-13b', (t, v) => dropExcess(t, v.seat, v.excess ?? [])),
  )
  .do('CD-LAST-02', (t, v) => endWhisper(t, v.seat))
  .end();

/** CD-TURN-06 A Survivor turn: Maintenance, then Actions until a Walk or the player ends it. */
export const survivorTurn = procedure<{ seat: Seat }>('survivorTurn')
  .do('CD-TURN-04', (t, v) => {
    t.board.active = v.seat;
    const { vitality, immunity } = t.board.survivors[v.seat]!;
    t.tell?.({ kind: 'turnBegins', ...named(t, v.seat), vitality, immunity });
  })
  .do('CD-TURN-07', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    survivor.actionsLeft = ACTIONS;
    survivor.skillUsed = false;
  })
  .call('CD-TURN-08', (t, v) => {
    loseImmunity(t, v.seat, infection(t.board));
    return aftermath(t, false);
  })
  .set('CD-TURN-10', 'misses', (t, v) => isAlive(t.board.survivors[v.seat]!) && handleParalysis(t, v.seat))
  .when(
    'CD-RULING-40',
    (t, v) => !v.misses && isAlive(t.board.survivors[v.seat]!),
    (plays) =>
      plays.do('CD-LAST-01', hearLastWhisper).call('CD-TURN-03', (_, v) => actions.with({ seat: v.seat })),
  )
  .end();
