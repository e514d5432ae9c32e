// CD-CALL Calls: cards fetched from the open supply, and the rewards of obstacles.

import { choose, type One } from '@gravetable/kernel';
import { aboutOneCard } from './asides.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { SUPPLY } from './cards/supply.ts';
import { DECLINE, discardOf, type Choice } from './choices.ts';
import type { Letter } from './effects.ts';
import { discard, discardAside } from './piles.ts';
import { enter, spaceName } from './playing-area.ts';
import { procedure, type T } from './rulebook.ts';
import { activeSurvivor, canBeDiscarded, hasHandRoom, named, takeFrom } from './survivor.ts';

/** CD-CARD-MOMMY-01, CD-RULING-49: a called zombie takes the leftmost Free space; without one it stays in the supply. */
export function callZombie(t: T, letter: Letter): void {
  const supply = t.board.supply[letter];
  const instance = supply.at(-1);
  if (instance === undefined) return;
  const at = enter(t.board, instance);
  const card = cardOf(instance).id;
  if (at === -1) {
    t.tell?.({ kind: 'noRoom', card });
    return;
  }
  supply.pop();
  t.tell?.({ kind: 'enters', card, space: spaceName(at), pieces: [`card:${instance}`] });
}

/** One copy of each card of the letter, set aside for its taker. */
function fetchAll(t: T, letter: Letter): CardInstance[] {
  const supply = t.board.supply[letter];
  const fetched: CardInstance[] = [];
  for (const id of SUPPLY[letter]) {
    const instance = supply.find((one) => cardOf(one).id === id);
    if (instance === undefined) continue;
    takeFrom(supply, instance);
    t.board.aside.push(instance);
    fetched.push(instance);
  }
  return fetched;
}

/** CD-RULING-18, 19: with a full Hand one card has to go, the incoming one included. */
function askRoom(t: T, incoming: CardInstance | null): One<Choice> | null {
  const survivor = activeSurvivor(t.board)!;
  if (incoming === null || hasHandRoom(survivor)) return null;
  const cards = survivor.hand.filter(canBeDiscarded);
  const about = { card: cardOf(incoming).id };
  return choose<Choice>(
    t.board.active!,
    [...cards.map(discardOf), DECLINE],
    aboutOneCard('room', t.board, about),
  );
}

function take(t: T, incoming: CardInstance | null, room: Choice | null): void {
  if (incoming === null) return;
  const { board } = t;
  const survivor = activeSurvivor(board)!;
  const who = named(t, board.active!);
  if (room !== null && room.do === 'discard') {
    takeFrom(survivor.hand, room.card);
    discard(board, room.card);
    t.tell?.({ kind: 'discarded', ...who, card: cardOf(room.card).id, skill: null });
  }
  if (room !== null && room.do === 'decline') {
    discardAside(board, incoming);
    t.tell?.({ kind: 'discarded', ...who, card: cardOf(incoming).id, skill: null });
    return;
  }
  takeFrom(board.aside, incoming);
  survivor.hand.push(incoming);
  t.tell?.({ kind: 'reward', ...who, card: cardOf(incoming).id, pieces: [`card:${incoming}`] });
}

/** CD-RULING-70 Rewards go to the active Survivor, one card after the other; without one they stay in the supply. */
export const rewards = procedure('rewards')
  .while(
    'CD-RULING-70',
    (t) => t.board.rewards.length > 0,
    (each) =>
      each
        .set('CD-CALL-01', 'cards', (t) => {
          const letter = t.board.rewards.shift()!;
          return activeSurvivor(t.board) === null ? [] : fetchAll(t, letter);
        })
        .while(
          'CD-CALL-01a',
          (_, v) => v.cards.length > 0,
          (card) =>
            card
              .ask('CD-RULING-19', 'room', (t, v) => askRoom(t, v.cards[0] ?? null))
              .do('CD-CALL-01b', (t, v) => take(t, v.cards[0] ?? null, v.room))
              .set('CD-CALL-01c', 'cards', (_, v) => v.cards.slice(1)),
        ),
  )
  .end();
