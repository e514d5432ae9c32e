// VG-ROUND, VG-GEN-01: set-up, four rounds of four phases, scoring. The outermost procedure.

import type { Outcome } from '@gravetable/kernel';
import { ROUNDS } from './cards/tracks.ts';
import { stretchOf } from './clock.ts';
import { fightingPhase } from './fighting.ts';
import { flashbackPhase } from './flashback.ts';
import { availableHealth } from './health.ts';
import { isAlive } from './playerboard.ts';
import { resolutionPhase } from './resolution.ts';
import { rollingPhase } from './rolling.ts';
import { livingSeats, procedure, type T } from './rulebook.ts';
import { scoreOf, winnersOf } from './scoring.ts';
import { setUp } from './setup.ts';
import { soloOutcome } from './solo.ts';
import type { Board } from './state.ts';

/** VG-ROUND-01 Flashback, Rolling, Fighting, Resolution. */
const round = procedure('round')
  .call('VG-ROUND-01a', () => flashbackPhase.with())
  .call('VG-ROUND-01b', () => rollingPhase.with())
  .call('VG-ROUND-01c', () => fightingPhase.with())
  .call('VG-ROUND-01d', () => resolutionPhase.with())
  .end();

/** VG-SCORE-07, -08, VG-RULING-48 The ranking; dead seats have no score. */
function outcomeOf(t: T): Outcome {
  const { players } = t.board;
  if (players.length === 1) return soloOutcome(t.board);
  if (!players.some(isAlive)) return { winners: [], reason: 'allDead', scores: players.map(() => 0) };
  const winners = winnersOf(players);
  return {
    winners,
    reason: winners.length > 1 ? 'shared' : 'won',
    scores: players.map((p) => (isAlive(p) ? scoreOf(p).total : 0)),
    health: players.map((p) => (isAlive(p) ? availableHealth(p) : 0)),
    dead: players.flatMap((p, seat) => (isAlive(p) ? [] : [seat])),
  };
}

/** VG-RULING-81 A result reached with stretched time says so. */
const marked = (board: Board, outcome: Outcome): Outcome =>
  stretchOf(board) > 1 ? { ...outcome, stretch: stretchOf(board) } : outcome;

/** VG-GEN-01 A whole game. */
export const game = procedure<object, Outcome>('game')
  .call('VG-SETUP-12', () => setUp.with())
  .while(
    'VG-ROUND-04',
    (t) => t.board.round < ROUNDS && livingSeats(t).length > 0,
    (each) =>
      each
        .do('VG-ROUND-04a', (t) => {
          t.board.round += 1;
        })
        .call('VG-ROUND-04b', () => round.with()),
  )
  .do('VG-GEN-02', (t) => {
    t.board.phase = 'over';
    t.board.players.forEach((p, seat) => {
      if (isAlive(p)) t.tell?.({ kind: 'scored', who: seat, ...scoreOf(p) });
    });
    const n = stretchOf(t.board);
    if (n > 1) t.tell?.({ kind: 'stretched', n });
  })
  .return('VG-GEN-01', (t) => marked(t.board, outcomeOf(t)))
  .end();
