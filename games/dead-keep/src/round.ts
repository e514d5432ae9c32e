// DK-GEN-05…08: Game Rounds, Player Phase, Enemy Phase and End Phase, until the Quest is won or lost.

import { activationStep } from './enemies/activation.ts';
import { joinPacks } from './enemies/packs.ts';
import { isOver, koLoss, lose } from './judge.ts';
import { playerPhase } from './player-phase.ts';
import { procedure, type T } from './rulebook.ts';
import { seatsFromFirst } from './seats.ts';
import { liftMist } from './spawn/mist.ts';
import { spawnStep } from './spawn/street.ts';

/** DK-RULING-46, -67: what lasts until the End Phase is over. */
function clearMarks(t: T): void {
  const { board } = t;
  board.toughUsed = [];
  for (const one of board.party) one.ward = false;
  for (const pack of board.packs) pack.noRegen = false;
  joinPacks(board);
  board.boss.noRegen = false;
  board.boss.armor = 0;
}

/** DK-GEN-08: the token goes to the next seat on the left that plays an Adventurer. */
function passToken(t: T): void {
  const [, ...others] = seatsFromFirst(t);
  const next = others.find((seat) => t.board.party.some((one) => one.seat === seat));
  if (next !== undefined) t.board.first = next;
}

/** Blinding Mist lifts, the KO'ed are counted against the Potions (DK-RULING-23), marks go, the First Player token is passed. */
export const endPhase = procedure('endPhase')
  .do('DK-GEN-08', (t) => {
    t.board.phase = 'end';
    t.tell?.({ kind: 'endPhase', round: t.board.round });
    liftMist(t);
  })
  .do('DK-GEN-04', (t) => {
    if (koLoss(t.board)) lose(t, 'ko');
  })
  .do('DK-GEN-08a', (t) => {
    clearMarks(t);
    if (!isOver(t.board)) passToken(t);
  })
  .end();

export const gameRound = procedure('gameRound')
  .do('DK-GEN-05', (t) => {
    t.board.round += 1;
    t.board.phase = 'players';
    t.tell?.({ kind: 'roundBegins', round: t.board.round, who: t.board.first });
  })
  .call('DK-GEN-05d', () => playerPhase.with())
  .call('DK-GEN-07a', (t) => (isOver(t.board) ? null : activationStep.with()))
  .call('DK-GEN-07b', (t) => (isOver(t.board) ? null : spawnStep.with()))
  .call('DK-GEN-08b', (t) => (isOver(t.board) ? null : endPhase.with()))
  .end();

/** Round after Round. */
export const rounds = procedure('rounds')
  .while(
    'DK-GEN-05a',
    (t) => !isOver(t.board),
    (each) => each.call('DK-GEN-05b', () => gameRound.with()),
  )
  .do('DK-GEN-03a', (t) => {
    t.board.phase = 'over';
  })
  .end();
