/** What to press now, for the questions a newcomer meets first. */

import type { QuestionView, Seat } from '@gravetable/kernel';
import type { Words } from '../../../words/index.ts';
import type { View } from '../cards/facts.ts';
import { ownOf, type OwnId } from '../words/index.ts';

const ADVICE: Readonly<Record<string, OwnId>> = {
  chooseBeheaded: 'advice.beheaded',
  firstPlayer: 'advice.first-player',
  choosePath: 'advice.path',
  playCard: 'advice.card',
  slot: 'advice.slot',
  spendCells: 'advice.cells',
};

/** DC-CMB-11, DC-SOLO-06: which of the two cards is laid, by whoever lays two. */
function ofTwo(seat: Seat, { heroes, run }: View, words: Words): string | null {
  const alone = heroes.some(({ who }) => who === 'serenade');
  const no = heroes.findIndex((hero) => hero.seat === seat && hero.who !== 'serenade');
  const hero = heroes[no];
  const laysTwo = alone || (heroes.length === 2 && no === run.firstPlayer);
  if (hero === undefined || !laysTwo || hero.activeCount + hero.handCount < 2) return null;
  const { s, name } = ownOf(words);
  const which = hero.activeCount === 0 ? 'first' : 'second';
  return s(`advice.${which}-${alone ? 'alone' : 'of-two'}`, { who: name(`beheaded.${hero.who}`) });
}

export function adviceOn(
  { kind, seat }: QuestionView,
  view: object,
  words: Words,
  narrowed: string | null,
): string | null {
  if (kind === 'playCard' && narrowed !== null) return ownOf(words).s('advice.announce');
  const id = ADVICE[kind];
  if (id === undefined) return null;
  return (kind === 'playCard' ? ofTwo(seat, view as View, words) : null) ?? ownOf(words).s(id);
}
