// What a search has to know of this game: which answers are worth a try, where a try rests, what to look at there.

import { One, type AnyPlay, type Guide } from '@gravetable/kernel';
import type { Choice } from '../choices.ts';
import type { Board } from '../state.ts';
import { ACTIONS } from '../survivor.ts';
import { player, quickly, ranked } from './careful.ts';
import { features } from './features.ts';
import { NET } from './net.ts';
import { quick } from './quick.ts';
import { SEASONED } from './taste.ts';

/** So many answers are compared, and none that habit thinks so much worse than its own, in points of Vitality. */
const CANDIDATES = 5;
const MARGIN = 5;

/** Idle turns look safe to whoever never takes one: they are left to habit. */
function rivals([own, ...others]: ReturnType<typeof ranked>): readonly Choice[] {
  const close = others.filter(({ worth, choice }) => worth > own!.worth - MARGIN && choice.do !== 'endTurn');
  return [own!, ...close].slice(0, CANDIDATES).map(({ choice }) => choice);
}

/** The question of a turn that begins. */
function isTurnBegun(play: AnyPlay): boolean {
  const { active, survivors } = play.state.board as Board;
  const [pending] = play.pending;
  if (active === null || pending === undefined || survivors[active]!.actionsLeft !== ACTIONS) return false;
  return (play.ask(pending) as One<Choice>).aside?.kind === 'turn';
}

const seasoned = player('seasoned', SEASONED);
/** What the turn that is being weighed is played on by: a glance says too little of what an Action was taken for. */
const onward = quickly(SEASONED);

export const guide: Guide<Board> = {
  habit: seasoned,
  quick,
  plan: () => onward,
  moves(look, below, tries) {
    const ask = look.question;
    if (tries === 0 || !(ask instanceof One) || ask.aside?.kind !== 'turn')
      return [seasoned.choose(look, below)];
    return rivals(ranked(look, below, SEASONED));
  },
  tries: 1000,
  rest: { at: isTurnBegun, depth: 10, from: 5, features, net: NET },
};
