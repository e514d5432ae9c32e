// CD-GAME Game turn: Fast arrivals, Maintenance, Turn On, Get Close.

import { aftermath } from './aftermath.ts';
import { cardOf } from './cards/deck.ts';
import { currentField, currentLayout, leftToRight } from './layout.ts';
import { effectsOf, perform } from './perform.ts';
import { discard } from './piles.ts';
import { enter, spaceName } from './playing-area.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board, SpaceState } from './state.ts';
import { isLost } from './survivor.ts';

/** CD-RULING-53: the two EXIT cards are never discarded for lack of space. */
const waitsForSpace = (id: string): boolean => id === 'exit' || id === 'exit-indoors';

/** CD-GAME-08 Turned-over cards move, left to right, each to the leftmost Free space. */
function moveIn(t: T, fastOnly: boolean): void {
  const { board } = t;
  const field = currentField(board);
  if (!field.up.includes(true)) return;
  for (const slot of leftToRight(currentLayout(board))) {
    if (field.up[slot] !== true) continue;
    const instance = field.cards[slot]!;
    const card = cardOf(instance);
    if (fastOnly && card.speed !== 'fast') continue;
    const at = enter(board, instance);
    if (at === -1 && waitsForSpace(card.id)) {
      t.tell?.({ kind: 'waits', card: card.id });
      continue;
    }
    field.cards[slot] = null;
    field.up[slot] = false;
    field.known[slot] = false;
    if (at === -1) {
      discard(board, instance);
      t.tell?.({ kind: 'noRoom', card: card.id });
    } else t.tell?.({ kind: 'enters', card: card.id, space: spaceName(at), pieces: [`card:${instance}`] });
  }
}

/**
 * CD-GAME-03 A token that has cost a turn goes; CD-GAME-04, 05, CD-RULING-42: one Turn Token per card with a Turn
 * value, unless paralysed or done.
 */
function maintain(board: Board): void {
  for (const space of board.spaces) {
    if (space.card === null) continue;
    if (space.paralysis === 'served') space.paralysis = 'none';
    if (space.done || space.paralysis !== 'none') continue;
    if (cardOf(space.card).turn !== null) space.turns++;
  }
}

/** CD-GAME-06, 07: the next space, at `from` or right of it, whose card has something to do; 7 if none has. */
function nextToAct(board: Board, from: number): number {
  const { spaces } = board;
  for (let at = from; at < spaces.length; at++) {
    const { card } = spaces[at]!;
    if (card === null) continue;
    const { on } = cardOf(card);
    if (on.each !== null || on.timed !== null) return at;
  }
  return spaces.length;
}

/** CD-RULING-39: a waiting token costs the card this turn. */
function missesTurn(t: T, at: number): boolean {
  const space = t.board.spaces[at]!;
  if (space.paralysis !== 'pending') return false;
  space.paralysis = 'served';
  t.tell?.({ kind: 'skips', card: cardOf(space.card!).id, space: spaceName(at) });
  return true;
}

/** CD-CTR-01: the Turn Tokens equal the Turn value. */
function isDue(space: SpaceState): boolean {
  if (space.card === null || space.done) return false;
  const { turn } = cardOf(space.card);
  return turn !== null && space.turns === turn.n;
}

/** CD-RULING-41: what works in every Turn On. */
function actEach(t: T, at: number): void {
  const instance = t.board.spaces[at]!.card!;
  t.tell?.({
    kind: 'acts',
    card: cardOf(instance).id,
    space: spaceName(at),
    pieces: [`card:${instance}`],
  });
  perform(t, effectsOf(instance, 'each'), { card: instance, at });
}

/** CD-CTR-01, 02: plain acts once; yellow starts again. The mark is set first, for an explosion takes the card away. */
function actTimed(t: T, at: number): void {
  const space = t.board.spaces[at]!;
  const instance = space.card!;
  if (cardOf(instance).turn!.repeat) space.turns = 0;
  else space.done = true;
  perform(t, effectsOf(instance, 'timed'), { card: instance, at });
}

/**
 * CD-GAME-01 The Game turn performs its steps in order, each as far as possible. CD-GAME-06 Turn On goes from left to
 * right, one card at a time; CD-RULING-43: the pointer only moves right.
 */
export const gameTurn = procedure('gameTurn')
  .do('CD-GAME-02', (t) => moveIn(t, true))
  .do('CD-GAME-04', (t) => maintain(t.board))
  .set('CD-GAME-06', 'at', (t) => nextToAct(t.board, 0))
  .while(
    'CD-GAME-01',
    (t, v) => v.at < t.board.spaces.length && !isLost(t.board),
    (each) =>
      each
        .when(
          'CD-RULING-39',
          (t, v) => !missesTurn(t, v.at),
          (acts) =>
            acts
              .call('CD-DMG-ZOM-01', (t, v) => {
                actEach(t, v.at);
                return aftermath(t, false);
              })
              .when(
                'CD-CTR-01',
                (t, v) => isDue(t.board.spaces[v.at]!),
                (due) =>
                  due.call('CD-CTR-02', (t, v) => {
                    actTimed(t, v.at);
                    return aftermath(t, false);
                  }),
              ),
        )
        .set('CD-RULING-43', 'at', (t, v) => nextToAct(t.board, v.at + 1)),
  )
  .do('CD-GAME-08', (t) => {
    if (!isLost(t.board)) moveIn(t, false);
  })
  .end();
