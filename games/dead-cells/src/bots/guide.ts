// What a search has to know of this game: cards and ways are compared, a try rests after the fight, a Run is worth its Cells.
import { One, type AnyPlay, type Guide } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { careful } from './careful.ts';
import { features } from './features.ts';
import { NET } from './net.ts';
import { quick } from './quick.ts';
import type { View } from '../view/seen.ts';

/** So many Cells are the best Run that is told apart. */
const MOST_CELLS = 40;

/** So many answers are compared. */
const CANDIDATES = 8;

/** A card counts once, whatever may be announced of it. */
const sameAs = (option: unknown): unknown =>
  typeof option === 'object' && option !== null && 'card' in option ? option.card : JSON.stringify(option);

function rivals({ options }: One<unknown>, first: unknown): unknown[] {
  const found = new Map<unknown, unknown>([[sameAs(first), first]]);
  for (const option of options)
    if (found.size < CANDIDATES && !found.has(sameAs(option))) found.set(sameAs(option), option);
  return [...found.values()];
}

const SEARCHED: readonly string[] = ['explore', 'interbiome', 'boss'];
const UNDER_WAY: readonly string[] = ['explore', 'interbiome'];

/** On the way, outside Combat, with somebody to answer. */
function isQuiet(play: AnyPlay): boolean {
  const { combat, run } = play.state.board as Board;
  const [pending] = play.pending;
  return combat === null && UNDER_WAY.includes(run.phase) && pending !== undefined && pending.chance === null;
}

export const guide: Guide<Board> = {
  habit: careful,
  quick,
  moves(look, below, tries) {
    const { question } = look;
    const first = careful.choose(look, below);
    const { phase } = look.view<View>().run;
    return tries > 0 && question instanceof One && SEARCHED.includes(phase)
      ? rivals(question, first)
      : [first];
  },
  tries: 50,
  settled({ run, bag, campaign }) {
    if (run.phase !== 'end' && (run.phase !== 'betweenRuns' || campaign.runs === 0)) return null;
    return Math.min(1, bag.cells / MOST_CELLS);
  },
  measure: { says: 'advice.cells', most: MOST_CELLS },
  rest: { at: isQuiet, depth: 1, features, net: NET },
};
