// DC-ACT-11…13, DC-RULING-38, -39: looting the Group space, or drinking instead.
import { choose, type Blocked } from '@gravetable/kernel';
import { intoBag } from '../gains/bag.ts';
import { activateRune, drinkPotion, thirsty } from '../gains/icons.ts';
import { beheadedSaid } from './words.ts';
import { procedure, type T } from '../rulebook.ts';
import type { RuneId } from '../schema.ts';
import type { HeroNo, LootToken } from '../state.ts';
import { combatOf, hasConstraint, heroAt, living, malaiseOf, type Seen } from '../table.ts';
import { onHero } from './damage.ts';

const LOOT_TYPES = [
  'tooth',
  'cell',
  'scroll',
  'vial',
  'potion',
  'equipment',
  'blueprint',
  'rune',
  'key',
] as const;
export type LootType = (typeof LOOT_TYPES)[number];
export interface Drink {
  readonly do: 'drink';
  readonly who: HeroNo;
}
/** A Potion on that Beheaded, as an option. */
export const DRINKS: readonly Drink[] = [0, 1, 2, 3].map((who) => ({ do: 'drink', who }));

/** DC-RULING-38: `scroll.survival` is of the type scroll. */
const readType = (token: LootToken): LootType =>
  token.startsWith('scroll') ? 'scroll' : token.startsWith('rune') ? 'rune' : (token as LootType);

/** Read once of each token: loot is looked through after every Action. */
const types = new Map<LootToken, LootType>();
function typeOf(token: LootToken): LootType {
  let type = types.get(token);
  if (type === undefined) types.set(token, (type = readType(token)));
  return type;
}

export function typesIn(t: Seen): LootType[] {
  const { tokens, equipment, blueprints } = combatOf(t).loot;
  if (tokens.length + equipment.length + blueprints.length === 0) return [];
  return LOOT_TYPES.filter((type) => {
    if (type === 'equipment') return equipment.length > 0;
    if (type === 'blueprint') return blueprints.length > 0;
    return tokens.some((token) => typeOf(token) === type);
  });
}

/** DC-RULING-52: who may be given a Potion now, and has a use for it; the passing player too. */
export function drinks(t: Seen): Drink[] {
  if (t.board.bag.potions === 0 || hasConstraint(t, 3)) return [];
  return thirsty(t).map((no) => DRINKS[no]!);
}
/** Why the others are not offered one. */
export const sated = (t: Seen): Blocked<Drink>[] =>
  living(t)
    .filter((no) => !thirsty(t).includes(no))
    .map((no) => [DRINKS[no]!, 'UNHURT', 'DC-RULING-52']);

export function drink(t: T, who: HeroNo): void {
  drinkPotion(t, who);
}

/** All items of one type go into the Bag; Scrolls, Vials, Equipment and Blueprints wait there for upkeep. */
function take(t: T, type: LootType, no: HeroNo): RuneId | null {
  const { loot } = combatOf(t);
  const bag = t.board.bag;
  let rune: RuneId | null = null;
  if (type === 'equipment') bag.loot.equipment.push(...loot.equipment.splice(0));
  else if (type === 'blueprint') bag.loot.blueprints.push(...loot.blueprints.splice(0));
  else {
    const taken = loot.tokens.filter((token) => typeOf(token) === type);
    loot.tokens = loot.tokens.filter((token) => typeOf(token) !== type);
    for (const token of taken) {
      if (type === 'scroll' || type === 'vial') bag.loot.tokens.push(token);
      else if (type === 'rune') rune = token.slice('rune.'.length) as RuneId;
      else intoBag(t, token, 1);
    }
  }
  t.tell?.({ kind: 'looted', beheaded: heroAt(t, no).who, loot: type, pieces: onHero(no) });
  return rune;
}

/** DC-RULING-39: one must loot if there is anything; a Potion may be spent instead. */
export const loot = procedure<{ hero: HeroNo }>('loot')
  .ask('DC-ACT-11a', 'choice', (t, v) => {
    const types = malaiseOf(heroAt(t, v.hero))?.kind === 'noLoot' ? [] : typesIn(t);
    const potions = drinks(t);
    if (potions.length === 0 && types.length < 2) return null;
    const decline = types.length === 0 ? (['decline'] as const) : [];
    return choose(heroAt(t, v.hero).seat, [...types, ...potions, ...decline], {
      kind: 'loot',
      says: (one) =>
        typeof one === 'object'
          ? { id: 'option.drink', args: { who: beheadedSaid(t, one.who) } }
          : { id: `option.${one}` },
      blocked: () => (potions.length === 0 ? [] : sated(t)),
      touches: (one) => {
        if (one === 'decline') return [];
        return typeof one === 'object' ? [`hero:${one.who}`] : [`loot:${one}`];
      },
    });
  })
  .set('DC-ACT-12', 'rune', (t, v) => {
    const choice = v.choice;
    if (choice === 'decline') return null;
    if (choice !== null && typeof choice === 'object') {
      drink(t, choice.who);
      return null;
    }
    const barred = malaiseOf(heroAt(t, v.hero))?.kind === 'noLoot';
    const type = choice ?? (barred ? undefined : typesIn(t)[0]);
    return type === undefined ? null : take(t, type, v.hero);
  })
  .call('DC-ICON-11l', (_, v) => (v.rune === null ? null : activateRune.with({ rune: v.rune, ifOwned: [] })))
  .end();
