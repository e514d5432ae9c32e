/** The careful digger: takes high dice, stops in time, sells sets, fills the niche. */

import { One, Some, Split, type Bot, type Look } from '@gravetable/kernel';
import { worth, type Relic } from './relics.ts';
import { sum } from './rulebook.ts';
import { MOST_DICE } from './state.ts';
import type { View } from './view.ts';

interface Act {
  readonly do: string;
  readonly face?: number;
  readonly grave?: number;
}

export const careful: Bot = {
  name: 'careful',
  choose(look, below) {
    const { question } = look;
    if (question instanceof Split) return fullNiche(question);
    if (question instanceof Some)
      return look.rule === 'EX-SELL-01' ? bestSale(look, question) : cheapest(question);
    if (!(question instanceof One)) return question.sample(below);
    const acts = question.options as readonly Act[];
    if (look.rule === 'EX-DIG-02') return dig(look, acts);
    if (look.rule === 'EX-OPEN-01') return acts[0];
    return question.sample(below);
  },
};

/** High dice first; a low last die is thrown again. */
function dig(look: Look, acts: readonly Act[]): Act {
  const { dice } = look.view<View>().diggers[look.seat]!;
  const spit = acts.find((act) => act.do === 'spit');
  if (dice.length === MOST_DICE && spit !== undefined && Math.min(...dice) < 3) return spit;
  const takes = acts.filter((act) => act.do === 'take').sort((a, b) => b.face! - a.face!);
  return takes[0] ?? acts.find((act) => act.do === 'stop')!;
}

function answersOf<A>(question: Some<A>): (readonly A[])[] {
  return Array.from({ length: question.count() }, (_, n) => question.nth(n));
}

function cheapest(question: Some<unknown>): readonly unknown[] {
  const ways = answersOf(question as Some<number>);
  return ways.reduce((best, paid) => (sum(paid) < sum(best) ? paid : best));
}

/** Pairs and better are sold at once; single relics wait for the last night. */
function bestSale(look: Look, question: Some<unknown>): readonly unknown[] {
  const { night, nights } = look.view<View>();
  const ways = answersOf(question as Some<Relic>).filter((relics) => night === nights || relics.length !== 1);
  return ways.reduce((best, relics) => (worth(relics) > worth(best) ? relics : best));
}

function fullNiche({ total, limits }: Split): readonly number[] {
  const niche = Math.min(total, limits[1]!);
  return [total - niche, niche];
}
