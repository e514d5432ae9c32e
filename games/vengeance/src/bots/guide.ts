// What a search has to know of this game. Nothing is hidden, and nothing is left to chance once the dice lie: what is tried
// is a whole fight, and a beam over the seat's own answers finds it.

import type { Guide } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { careful, player } from './careful.ts';

const DEPTH = 30;
const TRIED = 100;

export const guide: Guide<Board> = {
  habit: careful,
  moves(look, below, tries) {
    if (tries === 0) return [careful.choose(look, below)];
    const beam = { width: tries, depth: DEPTH, tried: TRIED * tries };
    return [player('beam', beam, true).choose(look, below)];
  },
  tries: 200,
  lapses: 6,
};
