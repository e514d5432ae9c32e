// CD-CARD-NOTE, CD-SURV-SELENA-02 Searching: draw Common Cards, keep at most one Resource.

import { choose, type One, type Seat } from '@gravetable/kernel';
import { aboutOneCard } from './asides.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { DECLINE, keepOf, type Choice } from './choices.ts';
import { discardAside, drawFrom, idsOf, isShort, reshuffleCommon } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { hasHandRoom, named, takeFrom } from './survivor.ts';

const resourcesIn = (drawn: readonly CardInstance[]): CardInstance[] =>
  drawn.filter((card) => cardOf(card).kind === 'resource');

function draw(t: T, seat: Seat, n: number): CardInstance[] {
  const drawn = drawFrom(t.board.commonPile, n);
  t.board.aside.push(...drawn);
  t.tell?.({
    kind: 'drew',
    ...named(t, seat),
    cards: idsOf(drawn),
    keeps: resourcesIn(drawn).length,
    reveals: true,
  });
  return drawn;
}

/** CD-RULING-73: with several Resources the player chooses; keeping none is legal. */
function askKeep(t: T, seat: Seat, drawn: readonly CardInstance[]): One<Choice> | null {
  const resources = resourcesIn(drawn);
  return resources.length === 0
    ? null
    : choose<Choice>(
        seat,
        [...resources.map(keepOf), DECLINE],
        aboutOneCard('keep', t.board, { cards: idsOf(drawn) }),
      );
}

function settleDrawn(t: T, seat: Seat, drawn: readonly CardInstance[], kept: Choice | null): void {
  const { board } = t;
  if (kept !== null && kept.do === 'keep') {
    const survivor = board.survivors[seat]!;
    const to = hasHandRoom(survivor) ? 'hand' : 'reserve';
    takeFrom(board.aside, kept.card);
    survivor[to].push(kept.card);
    t.tell?.({
      kind: 'kept',
      ...named(t, seat),
      card: cardOf(kept.card).id,
      to,
      pieces: [`card:${kept.card}`],
    });
  }
  for (const card of drawn) discardAside(board, card);
}

/** CD-CARD-NOTE-01 Draw cards, keep one Resource, discard the rest. They are set aside until the choice is made. */
export const search = procedure<{ seat: Seat; n: number }>('search')
  .call('CD-RULING-48', (t, v) => (isShort(t.board, v.n) ? reshuffleCommon.with() : null))
  .set('CD-CARD-NOTE-01', 'drawn', (t, v) => draw(t, v.seat, v.n))
  .ask('CD-RULING-73', 'kept', (t, v) => askKeep(t, v.seat, v.drawn))
  .do('CD-CARD-NOTE-01a', (t, v) => settleDrawn(t, v.seat, v.drawn, v.kept))
  .end();
