// CD-SURV Skills: RUN and TRACK. Dan's Skill is a way to pay for an attack.

import { choose, said, type Blocked, type One, type Seat } from '@gravetable/kernel';
import { cardOf } from './cards/deck.ts';
import { SURVIVORS } from './cards/survivors.ts';
import { runOf, trackOf, walkOf, type Choice, type ChoiceOf } from './choices.ts';
import { openBits, openSlots } from './layout.ts';
import { discard } from './piles.ts';
import { procedure, type T } from './rulebook.ts';
import { slotArguments, slotPiece } from './scouting.ts';
import { search } from './search.ts';
import type { Board, SurvivorState } from './state.ts';
import { ACTIONS, canBeDiscarded, discardable, isAlive, named, takeHeld } from './survivor.ts';
import { turnOver } from './walk.ts';

export function offerSkills(board: Board, survivor: SurvivorState, out: Choice[]): void {
  if (survivor.skillUsed) return;
  const { skill } = SURVIVORS[survivor.id];
  if (skill.op === 'run' && survivor.actionsLeft === skill.actions) {
    for (let slot = 0, open = openBits(board); open !== 0; slot++, open >>>= 1) {
      if ((open & 1) === 1) out.push(runOf(slot));
    }
  } else if (skill.op === 'track') {
    for (const card of survivor.hand) if (canBeDiscarded(card)) out.push(trackOf(card));
    for (const card of survivor.reserve) out.push(trackOf(card));
  }
}

export function blockedSkills(board: Board, survivor: SurvivorState, out: Blocked<Choice>[]): void {
  const { skill } = SURVIVORS[survivor.id];
  if (skill.op === 'run' && survivor.actionsLeft < ACTIONS) {
    for (const slot of openSlots(board)) out.push([runOf(slot), 'RUN_TOO_LATE', 'CD-RULING-27', {}]);
  } else if (skill.op === 'track' && survivor.skillUsed) {
    for (const card of discardable(survivor))
      out.push([trackOf(card), 'SKILL_USED', 'CD-TURN-05', { card: cardOf(card).id }]);
  }
}

/** CD-RULING-27: chosen after the first card is turned over and any Instant resolved; compulsory if there is one. */
function askSecond(t: T, seat: Seat): One<Choice> | null {
  const { board } = t;
  if (!isAlive(board.survivors[seat]!)) return null;
  const slots = openSlots(board);
  if (slots.length === 0) return null;
  return choose<Choice>(seat, slots.map(walkOf), {
    kind: 'runSecond',
    touches: (choice) => (choice.do === 'walk' ? [slotPiece(board, choice.slot)] : []),
    says: (choice) => said('option.runSecond', slotArguments(board, choice.do === 'walk' ? choice.slot : 0)),
  });
}

/** CD-SURV-RICK-02 RUN: all three Actions for a Walk that turns over two cards. */
export const run = procedure<{ seat: Seat; choice: ChoiceOf<'run'> }>('run')
  .do('CD-SURV-RICK-02', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    survivor.actionsLeft = 0;
    survivor.skillUsed = true;
    t.tell?.({ kind: 'runs', ...named(t, v.seat) });
  })
  .call('CD-SURV-RICK-02a', (_, v) => turnOver.with({ seat: v.seat, slot: v.choice.slot }))
  .ask('CD-RULING-27', 'second', (t, v) => askSecond(t, v.seat))
  .call('CD-SURV-RICK-02b', (_, v) =>
    v.second !== null && v.second.do === 'walk' ? turnOver.with({ seat: v.seat, slot: v.second.slot }) : null,
  )
  .end();

/** CD-SURV-SELENA-02 TRACK: discard a card, draw two Common Cards, keep one of them if it is a Resource. */
export const track = procedure<{ seat: Seat; choice: ChoiceOf<'track'> }>('track')
  .do('CD-SURV-SELENA-02', (t, v) => {
    const survivor = t.board.survivors[v.seat]!;
    const card = v.choice.discard;
    survivor.skillUsed = true;
    takeHeld(survivor, card);
    discard(t.board, card);
    t.tell?.({ kind: 'discarded', ...named(t, v.seat), card: cardOf(card).id, skill: 'track' });
  })
  .call('CD-RULING-28', (t, v) => {
    const { skill } = SURVIVORS[t.board.survivors[v.seat]!.id];
    return skill.op === 'track' ? search.with({ seat: v.seat, n: skill.draws }) : null;
  })
  .end();
