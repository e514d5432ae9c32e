// What a search has to know of this game. Nothing is hidden, and nothing is left to chance once the dice lie: what is tried
// is a whole fight, and a beam over the seat's own answers finds it.

import type { Guide } from '@gravetable/kernel';
import { isAlive } from '../playerboard.ts';
import { scoreOf } from '../scoring.ts';
import type { Board } from '../state.ts';
import { careful, player } from './careful.ts';
import { quick } from './quick.ts';

const DEPTH = 30;
const TRIED = 100;

/** More points than anybody brings. Who wins says little: where every try falls short, one mistake is as good as none. */
const MOST_POINTS = 60;

export const guide: Guide<Board> = {
  habit: careful,
  quick,
  moves(look, below, tries) {
    if (tries === 0) return [careful.choose(look, below)];
    const beam = { width: tries, depth: DEPTH, tried: TRIED * tries };
    return [player('beam', beam, true).choose(look, below)];
  },
  tries: 200,
  lapses: 6,
  settled({ phase, players }, seat) {
    const p = players[seat]!;
    if (phase !== 'over') return null;
    return isAlive(p) ? Math.min(1, Math.max(0, scoreOf(p).total / MOST_POINTS)) : 0;
  },
  measure: { says: 'advice.points', most: MOST_POINTS },
};
