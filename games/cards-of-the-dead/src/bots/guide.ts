// What a search has to know of this game: which answers are worth a try, where a try rests, what to look at there.

import { One, type AnyPlay, type Guide } from '@gravetable/kernel';
import type { Choice } from '../choices.ts';
import type { Board } from '../state.ts';
import { ACTIONS } from '../survivor.ts';
import { careful, quick, ranked } from './careful.ts';
import { features } from './features.ts';
import { NET } from './net.ts';

/** So many answers are compared. */
const CANDIDATES = 6;

/** The question of a turn that begins. */
function isTurnBegun(play: AnyPlay): boolean {
  const { active, survivors } = play.state.board as Board;
  const [pending] = play.pending;
  if (active === null || pending === undefined || survivors[active]!.actionsLeft !== ACTIONS) return false;
  return (play.ask(pending) as One<Choice>).aside?.kind === 'turn';
}

export const guide: Guide<Board> = {
  habit: careful,
  quick,
  moves(look, below, tries) {
    const ask = look.question;
    if (tries === 0 || !(ask instanceof One) || ask.aside?.kind !== 'turn')
      return [careful.choose(look, below)];
    return ranked(look, below).slice(0, CANDIDATES);
  },
  tries: 100,
  rest: { at: isTurnBegun, depth: 2, features, net: NET },
};
