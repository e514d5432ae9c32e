// DK-RULING-66: what is paid and decided before the dice: Class Abilities, Mana Skills, other numbers of dice.

import { choose, said, type Ask, type Said } from '@gravetable/kernel';
import { skillBy } from '../skills.ts';
import type { Class } from '../cards/ids.ts';
import type { SkillKey } from '../cards/skill.ts';
import type { ChoiceOf } from '../choices.ts';
import { hasClassUse, hasFreeUse, spendClassUse, spendFreeUse, WAIVED_MANA } from '../classes.ts';
import { enemiesIn } from '../enemies/packs.ts';
import { payMana } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { useKey, type Source } from '../skills.ts';
import type { Board, CardNo } from '../state.ts';
import { GAIN_MANA, gainBySkill, objectToGain } from '../actions/mana.ts';
import { actionSources, attackOf, lends, lineOf, type Blow } from './blow.ts';
import { diceOf } from './numbers.ts';

export type Boost =
  | { readonly do: 'roll' }
  /** Crush or Apocalypse: `n` dice; free: up to two of them cost nothing. */
  | { readonly do: 'crush'; readonly n: number; readonly free: boolean }
  | { readonly do: 'boost'; readonly skill: SkillKey; readonly card: CardNo | null }
  | { readonly do: 'substitute' }
  | ChoiceOf<'gainMana'>;

/** The Class Ability that buys dice for this type of attack. */
const abilityOf = (blow: Blow): Class | null => {
  const attack = attackOf(blow);
  return attack === 'melee' ? 'crusher' : attack === 'magic' ? 'magician' : null;
};

const crushCost = (n: number, free: boolean): number => Math.max(0, n - (free ? WAIVED_MANA : 0));

/** DK-CLASS-CRUSHER-01, DK-CLASS-MAGICIAN-01; without Mana only where it matters that it is a Crush (DK-RULING-164). */
function offerCrush(board: Board, blow: Blow, out: Boost[]): void {
  const ability = abilityOf(blow);
  if (ability === null || blow.crush !== null || !hasClassUse(board, blow.who, ability)) return;
  const { mana } = board.party[blow.who]!;
  const least = attackOf(blow) === 'melee' && lends(actionSources(board, blow), 'crushRoll') ? 0 : 1;
  for (let n = least; n <= mana; n++) out.push({ do: 'crush', n, free: false });
  if (!hasFreeUse(board, blow.who)) return;
  for (let n = 1; crushCost(n, true) <= mana; n++) out.push({ do: 'crush', n, free: true });
}

/** Skills that cost Mana before rolling, of the bracket of this attack or of none. */
function boostsLeft(board: Board, blow: Blow): Source[] {
  const attack = attackOf(blow);
  return actionSources(board, blow).filter((source) => {
    const { skill, of } = skillBy(source.key);
    if (blow.boosts.some((one) => useKey(blow.who, one) === useKey(blow.who, source))) return false;
    if (skill === 'manaIgnore' || skill === 'manaWounds')
      if (blow.boosts.some((one) => skillBy(one.key).skill === skill)) return false;
    if (skill === 'manaIgnore') return true;
    const typed = skill === 'manaPen' || skill === 'manaDice' || skill === 'manaWounds';
    return typed && (of === attack || of === 'combat');
  });
}

const SUBSTITUTES = { melee: 'barbarian', ranged: 'ironRain', magic: 'manaRain' } as const;

function boostsOf(board: Board, blow: Blow): Boost[] {
  const out: Boost[] = [];
  offerCrush(board, blow, out);
  if (board.party[blow.who]!.mana > 0)
    for (const { key, card } of boostsLeft(board, blow)) out.push({ do: 'boost', skill: key, card });
  const sources = actionSources(board, blow);
  if (!blow.substitute && lends(sources, SUBSTITUTES[attackOf(blow)]))
    if (enemiesIn(board, blow.zone) !== lineOf(blow).dice) out.push({ do: 'substitute' });
  for (const gain of GAIN_MANA) if (objectToGain(board, blow.who, gain) === null) out.push(gain);
  return out;
}

function wordsOf(board: Board, blow: Blow, boost: Boost): Said {
  switch (boost.do) {
    case 'roll':
      return said('option.roll', { n: diceOf(board, blow) });
    case 'crush':
      return said(boost.free ? 'option.crush.free' : 'option.crush', {
        n: boost.n,
        mana: crushCost(boost.n, boost.free),
        ability: abilityOf(blow) ?? 'crusher',
      });
    case 'boost':
      return said('option.boost', { skill: boost.skill });
    case 'substitute':
      return said('option.substitute', {
        n: enemiesIn(board, blow.zone),
        skill: SUBSTITUTES[attackOf(blow)],
      });
    case 'gainMana':
      return said('option.gainMana', { skill: boost.skill });
  }
}

const ROLL: Boost = { do: 'roll' };

function askBoost(t: T, blow: Blow): Ask<Boost> | null {
  const { board } = t;
  if (isOver(board)) return null;
  const boosts = boostsOf(board, blow);
  if (boosts.length === 0) return null;
  return choose<Boost>(ownerOf(board, blow.who), [ROLL, ...boosts], () => ({
    kind: 'boosts',
    about: {
      adventurer: board.party[blow.who]!.id,
      n: diceOf(board, blow),
      mana: board.party[blow.who]!.mana,
    },
    says: (boost) => wordsOf(board, blow, boost),
  }));
}

/** The blow with a boost in it, as if it were paid. */
export function withBoost(board: Board, blow: Blow, boost: Boost): Blow {
  switch (boost.do) {
    case 'crush':
      return { ...blow, crush: boost.n };
    case 'boost':
      return { ...blow, boosts: [...blow.boosts, sourceOf(board, blow, boost)] };
    case 'substitute':
      return { ...blow, substitute: true };
    case 'roll':
    case 'gainMana':
      return blow;
  }
}

const sourceOf = (board: Board, blow: Blow, boost: Extract<Boost, { readonly do: 'boost' }>): Source =>
  boostsLeft(board, blow).find(({ key, card }) => key === boost.skill && card === boost.card)!;

/** Pay for a boost and put it into the blow. */
function boosted(t: T, blow: Blow, boost: Boost | null): Blow {
  const { board } = t;
  if (boost === null) return blow;
  const next = withBoost(board, blow, boost);
  switch (boost.do) {
    case 'roll':
    case 'substitute':
      break;
    case 'crush': {
      const ability = abilityOf(blow)!;
      spendClassUse(board, blow.who, ability);
      if (boost.free) spendFreeUse(board, blow.who);
      payMana(t, blow.who, crushCost(boost.n, boost.free), ability === 'crusher' ? 'crush' : 'apocalypse');
      break;
    }
    case 'boost':
      payMana(t, blow.who, 1, boost.skill);
      break;
    case 'gainMana':
      gainBySkill(t, blow.who, boost);
  }
  return next;
}

/** DK-RULING-66 Everything before the dice, one thing after the other, until they are rolled. */
export const boosts = procedure<{ blow: Blow }, Blow>('boosts')
  .set('DK-RULING-66', 'rolls', (): boolean => false)
  .while(
    'DK-RULING-66a',
    (_, v) => !v.rolls,
    (each) =>
      each
        .ask('DK-RULING-66b', 'boost', (t, v) => askBoost(t, v.blow))
        .set('DK-RULING-66c', 'rolls', (_, v): boolean => v.boost === null || v.boost.do === 'roll')
        .set('DK-CLASS-CRUSHER-01', 'blow', (t, v): Blow => boosted(t, v.blow, v.boost)),
  )
  .return('DK-RULING-66d', (_, v) => v.blow)
  .end();
