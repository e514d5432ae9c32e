// CD-DAY, CD-OBJ, CD-END, CD-GO The three Days, and how the game ends.

import { shuffled, type Call, type Outcome, type Seat } from '@gravetable/kernel';
import type { CardInstance } from './cards/deck.ts';
import { THREATS } from './cards/threats.ts';
import { clearField, deployIndoor, deployMain } from './deployment.ts';
import { gameTurn } from './game-turn.ts';
import { shuffledOnTop } from './layers.ts';
import { challengesMet } from './options.ts';
import { perform } from './perform.ts';
import { drawFrom, idsOf } from './piles.ts';
import { sweep } from './playing-area.ts';
import { procedure, type T } from './rulebook.ts';
import { setUp } from './setup.ts';
import type { Board, IndoorZone } from './state.ts';
import { HAND_LIMIT, isLost, livingFrom, named } from './survivor.ts';
import { survivorTurn } from './survivor-turn.ts';

const DAYS = 3;
/** CD-OPT-05: how many old cards take part in the shuffle of Hard mode. */
const HARD_CARDS = 10;

/** CD-DAY-02 Each player draws Survival Kit Cards until the Hand holds five cards. */
function drawKits(t: T): void {
  t.board.survivors.forEach((survivor, seat) => {
    const drawn = drawFrom(t.board.kitPile, HAND_LIMIT - survivor.hand.length);
    survivor.hand.push(...drawn);
    t.tell?.({ kind: 'kitDrawn', ...named(t, seat), cards: idsOf(drawn), reveals: true });
  });
}

/** CD-DAY-03, 04 One Threat is revealed and stays in force. */
function revealThreat(t: T): void {
  const threat = t.board.threatPile.pop()!;
  t.board.threats.push(threat);
  t.tell?.({ kind: 'threat', threat, text: { id: `threat.${threat}.text` }, reveals: true });
}

/** CD-RULING-79: after the Threat is revealed and before the layout, this Day and each later one. */
function startOfDayEffects(t: T): void {
  for (const threat of t.board.threats) {
    perform(t, THREATS[threat].dayStart, { card: 0 as CardInstance, at: null });
  }
}

function newCards(board: Board): CardInstance[] {
  return board.day === 2 ? board.day2Pile : board.day3Pile;
}

/** CD-OPT-05, CD-RULING-78: the cards of the Common pile that are shuffled with the new ones. */
function oldCards(board: Board): CardInstance[] {
  return board.hard ? board.commonPile.slice(-HARD_CARDS) : board.commonPile;
}

/** CD-DEPLOY-07 The new Day's Common Cards are shuffled with the remaining pile; the discards stay out. */
export const addDayDeck = procedure('addDayDeck')
  .set('CD-OPT-05', 'untouched', ({ board }): CardInstance[] =>
    board.hard ? board.commonPile.slice(0, -HARD_CARDS) : [],
  )
  .chance('CD-DEPLOY-07', 'order', (t) => shuffled([...oldCards(t.board), ...newCards(t.board)]))
  .do('CD-DEPLOY-07b', (t, v) => {
    const { board } = t;
    const { untouched } = v;
    const added = newCards(board);
    t.tell?.({
      kind: 'dayDeck',
      day: board.day,
      n: added.length,
      pile: untouched.length + v.order.length,
    });
    added.length = 0;
    shuffledOnTop(board, untouched.length);
    board.commonPile = untouched.concat(v.order);
  })
  .end();

/** CD-RULING-10, 81: the next living Survivor, clockwise; the dead are skipped together with their Game turn. */
function nextSeat(board: Board): Seat {
  const seat = livingFrom(board, board.next)[0]!;
  board.next = (seat + 1) % board.survivors.length;
  return seat;
}

function leaveMain(t: T): void {
  const { board } = t;
  sweep(board, false);
  clearField(t, board.main);
  // What was left face down lies open in the discard now.
  t.tell?.({ kind: 'dayEnds', day: board.day, reveals: true });
}

function leaveIndoor(t: T): void {
  const { board } = t;
  t.tell?.({ kind: 'goesOut', zone: board.zone, reveals: true });
  sweep(board, true);
  clearField(t, board.indoor);
  board.zone = 'main';
}

/** CD-GO-04: the row is swept, and the Indoor Zone laid out. */
function goIn(t: T, zone: IndoorZone): Call<unknown> {
  t.tell?.({ kind: 'goesIn', zone });
  sweep(t.board, true);
  return deployIndoor.with({ zone });
}

/** CD-TURN-01 One Survivor turn, one Game turn, and on. Returns once the EXIT has been used or all is lost. */
export const cycle = procedure('cycle')
  .do('CD-DAY-06', (t) => {
    t.board.door = null;
  })
  .while(
    'CD-TURN-01',
    (t) => t.board.door !== 'exit' && !isLost(t.board),
    (each) =>
      each
        .call('CD-RULING-10', (t) => survivorTurn.with({ seat: nextSeat(t.board) }))
        .call('CD-TURN-01a', (t) => (isLost(t.board) ? null : gameTurn.with()))
        .when(
          'CD-GO-02',
          (t) => t.board.door !== null && !isLost(t.board),
          (through) =>
            through
              .do('CD-GO-01', (t) => {
                if (t.board.door === 'exit') leaveMain(t);
              })
              .do('CD-GO-03', (t) => {
                if (t.board.door === 'exit-indoors') leaveIndoor(t);
              })
              .call('CD-GO-04', (t) => {
                const { door } = t.board;
                return door === 'pharmacy' || door === 'market' ? goIn(t, door) : null;
              })
              .do('CD-GO-06', (t) => {
                if (t.board.door !== 'exit') t.board.door = null;
              }),
        ),
  )
  .end();

/** CD-DAY-01 A Day: Survival Kit or Threat, the Main Zone, then turns until the EXIT is used. */
export const day = procedure('day')
  .do('CD-DAY-01', (t) => {
    t.board.day++;
    t.tell?.({ kind: 'dayBegins', day: t.board.day });
  })
  .when(
    'CD-DAY-02',
    (t) => t.board.day === 1,
    (first) => first.do('CD-DAY-02a', drawKits),
  )
  .when(
    'CD-DAY-03',
    (t) => t.board.day > 1,
    (later) =>
      later
        .do('CD-DAY-04', revealThreat)
        .do('CD-RULING-79', startOfDayEffects)
        .call('CD-DEPLOY-07a', () => addDayDeck.with()),
  )
  .call('CD-DAY-01a', () => deployMain.with())
  .call('CD-DAY-01b', () => cycle.with())
  .end();

/** CD-END-02: all living Survivors win together, or nobody does. */
export function outcome(t: T): Outcome {
  const { board } = t;
  const winners = isLost(board) ? [] : livingFrom(board, 0);
  const reason = winners.length > 0 ? 'won' : board.whisperFailed ? 'lastWhisper' : 'died';
  const zombies = board.zombiesEliminated;
  if (reason === 'won') t.tell?.({ kind: 'won', zombies });
  else t.tell?.({ kind: 'lost', reason });
  return { winners, reason, day: board.day, zombies, challenges: challengesMet(board) };
}

/** CD-OBJ-02 The game: three Days, as long as somebody lives. */
export const game = procedure<object, Outcome>('game')
  .call('CD-SETUP-07', () => setUp.with())
  .while(
    'CD-OBJ-02',
    (t) => t.board.day < DAYS && !isLost(t.board),
    (each) => each.call('CD-OBJ-02a', () => day.with()),
  )
  .return('CD-END-01', outcome)
  .end();
