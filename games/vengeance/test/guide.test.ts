/** What a try is worth to a search: its points, so that one that falls short is not as bad as any other. */

import { belowOf, fall, isRefusal, Look, open, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { guide } from '../src/bots/guide.ts';
import { vengeance } from '../src/index.ts';
import type { Board } from '../src/state.ts';

const GAMES = 24;
const hard = { dice: 'hard', time: 'hard', target: 'hard' } as never;

function played(seed: string): Play<Board> {
  const play = open(vengeance, { seats: 1, seed, options: hard });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf(seed);
  while (!play.over) {
    const pending = play.pending[0]!;
    const { chance } = pending;
    expect(guide.settled!(play.state.board, 0)).toBeNull();
    play.put(pending, chance === null ? careful.choose(new Look(play, pending), below) : fall(chance, below));
  }
  return play as unknown as Play<Board>;
}

test('VG-SCORE-07 VG-SOLO-05 a finished game is worth its points, won or not; death brings none', () => {
  const reasons = new Set<string>();
  const lost = new Set<number>();
  for (let n = 0; n < GAMES; n++) {
    const play = played(`points ${n}`);
    const { reason, scores } = play.outcome as unknown as { reason: string; scores: readonly number[] };
    const points = guide.settled!(play.state.board, 0)! * guide.measure!.most;
    expect(points).toBeCloseTo(Math.max(0, scores[0]!));
    reasons.add(reason);
    if (reason === 'short') lost.add(scores[0]!);
  }
  expect([...reasons].toSorted()).toEqual(['died', 'short', 'won']);
  expect(lost.size).toBeGreaterThan(5);
});
