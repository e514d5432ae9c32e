// DC-R0, DC-RULING-51, -52, -77: Round 0, with its automatic abilities, its optional ones and the Potions.
import { choose } from '@gravetable/kernel';
import { actionNo, actionOf, POWERS } from '../box/actions.ts';
import { askGroup } from '../asking.ts';
import { combatCard } from '../box/box.ts';
import { activate, hasSkill, maySpend, perform } from '../effects.ts';
import { profileOf } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Sym } from '../schema.ts';
import type { ActionNo, HeroNo } from '../state.ts';
import {
  combatOf,
  equipmentIn,
  hasConstraint,
  heroAt,
  isSolo,
  isStrongEnough,
  lineOf,
  linesOf,
  malaiseOf,
  participants,
  turnIsOver,
  type Seen,
} from '../table.ts';
import { onHero } from './damage.ts';
import { drink, drinks, sated, type Drink } from './loot.ts';
import { hasTarget } from './ranges.ts';
import { afflict } from './states.ts';
import { beheadedSaid, itemSaid } from './words.ts';

const STOP = 'stop';

/** DC-R0-04: any number of Potions from the Bag. */
export const potions = procedure('potions')
  .set('DC-R0-04', 'more', (t): boolean => drinks(t).length > 0)
  .while(
    'DC-R0-04a',
    (_, v) => v.more,
    (each) =>
      each
        .ask('DC-RULING-52', 'potion', (t) =>
          askGroup<Drink | 'stop'>(t, [STOP, ...drinks(t)], {
            kind: 'usePotion',
            blocked: () => sated(t),
            says: (one) =>
              one === STOP
                ? { id: 'option.noPotion' }
                : { id: 'option.drink', args: { who: beheadedSaid(t, one.who) } },
            touches: (one) => (one === STOP ? [] : [`hero:${one.who}`]),
          }),
        )
        .do('DC-R0-04b', (t, v) => {
          if (v.potion !== STOP) drink(t, v.potion.who);
        })
        .set('DC-R0-04c', 'more', (t, v) => v.potion !== STOP && drinks(t).length > 0),
  )
  .end();

/** DC-SOLO-09, -10: the symbols on the top card of the Beheaded's discard pile. */
function powerSymbols(t: Seen): readonly Sym[] {
  if (!isSolo(t)) return [];
  const top = heroAt(t, 0).discard.at(-1);
  return top === undefined ? [] : combatCard(top).symbols;
}

/** DC-RULING-77: the power is read once, as the first Round of the Turn opens. */
export const readPower = procedure('readPower')
  .ask('DC-SOLO-10', 'symbol', (t) => {
    const symbols = powerSymbols(t);
    return symbols.length < 2 ? null : choose(heroAt(t, 0).seat, symbols, { kind: 'serenadeSymbol' });
  })
  .do('DC-RULING-77', (t, v) => {
    const power = v.symbol ?? powerSymbols(t)[0] ?? null;
    const combat = combatOf(t);
    combat.power = power;
    const lost = combat.round !== 0 && power !== 'brutality' ? 'yes' : 'no';
    if (power !== null) t.tell?.({ kind: 'powerUsed', sym: power, lost });
  })
  .end();

/** Ledger 6.8: a Malaise that poisons at each Combat start. */
export function sicken(t: T): void {
  for (const no of participants(t)) {
    const handicap = malaiseOf(heroAt(t, no));
    if (handicap?.kind !== 'stateAtCombatStart') continue;
    for (let i = 0; i < handicap.n; i++) afflict(t, no, handicap.state, -1);
  }
}

/** What happens by itself at this Beheaded's place: line 0 of its cards, then its tracks, then Serenade's power. */
function automatic(t: Seen, no: HeroNo): [action: ActionNo, fromCard: boolean][] {
  const hero = heroAt(t, no);
  const found: [ActionNo, boolean][] = [];
  for (let card = 0; card < linesOf(hero); card++) {
    for (const action of lineOf(hero, card, 0)) found.push([actionNo(action), true]);
  }
  for (const action of profileOf(hero).roundZero) found.push([action, false]);
  const power = hero.who === 'serenade' ? combatOf(t).power : null;
  if (power === 'survival' || power === 'tactics') found.push([actionNo(POWERS[power]), false]);
  return found;
}

/** A Round 0 item by its slot, the level-0 Skill, or what Serenade's track allows. */
type Extra =
  | { readonly do: 'item'; readonly n: number }
  | { readonly do: 'skill' }
  | { readonly do: 'track' };
const SKILL: Extra = { do: 'skill' };
const TRACK: Extra = { do: 'track' };
const ITEMS: readonly Extra[] = [0, 1, 2].map((n) => ({ do: 'item', n }));
/** What has been used is remembered by number: slots, then the Skill, then the track. */
const numberOf = (one: Extra): number => (one.do === 'item' ? one.n : one.do === 'skill' ? 3 : 4);

/** DC-R0-02, -03: the optional abilities not used yet; the limit of one Equipment does not hold here. */
function extras(t: Seen, no: HeroNo, spent: readonly number[]): Extra[] {
  const hero = heroAt(t, no);
  if (hero.dead) return [];
  const profile = profileOf(hero);
  const found: Extra[] = [];
  for (let slot = 0; slot < hero.slots.length; slot++) {
    const item = equipmentIn(hero, slot);
    if (item?.mode.type !== 'round0' || spent.includes(slot) || !isStrongEnough(hero, item)) continue;
    if (maySpend(t, no, slot, true) && hasTarget(t, item.mode.action)) found.push(ITEMS[slot]!);
  }
  const maySkill = profile.skillInRoundZero && !hasConstraint(t, 4) && !spent.includes(numberOf(SKILL));
  if (maySkill && hasTarget(t, actionOf(profile.skills[0]!))) found.push(SKILL);
  if (profile.roundZeroOptional.length > 0 && !spent.includes(numberOf(TRACK)) && hasSkill(t, 0))
    found.push(TRACK);
  return found;
}

export const hasZero = (t: Seen, no: HeroNo): boolean =>
  automatic(t, no).length > 0 || extras(t, no, []).length > 0;

/** DC-R0-02: one participant's place in Round 0: what is automatic first, then what it likes to use. */
export const takeZero = procedure<{ hero: HeroNo }>('takeZero')
  .set('DC-RULING-51', 'deeds', (t, v) => {
    const deeds = automatic(t, v.hero);
    if (deeds.length > 0)
      t.tell?.({ kind: 'beheadedActs', beheaded: heroAt(t, v.hero).who, pieces: onHero(v.hero) });
    return deeds;
  })
  .while(
    'DC-RULING-51a',
    (t, v) => v.deeds.length > 0 && !heroAt(t, v.hero).dead && !turnIsOver(t),
    (each) =>
      each
        .call('DC-RULING-51b', (_, v) => {
          const [action, fromCard] = v.deeds[0]!;
          return perform.with({ hero: v.hero, action, from: fromCard ? 'card' : 'other' });
        })
        .set('DC-RULING-51c', 'deeds', (_, v) => v.deeds.slice(1)),
  )
  .set('DC-R0-03', 'spent', (): number[] => [])
  .while(
    'DC-R0-03a',
    (t, v) => !turnIsOver(t) && extras(t, v.hero, v.spent).length > 0,
    (each) =>
      each
        .ask('DC-R0-02', 'extra', (t, v) =>
          choose<Extra | 'stop'>(heroAt(t, v.hero).seat, [STOP, ...extras(t, v.hero, v.spent)], {
            kind: 'roundZero',
            says: (one) => {
              if (one === STOP) return { id: v.spent.length === 0 ? 'option.nothing' : 'option.stop' };
              return one.do === 'item' ? itemSaid(t, v.hero, one.n) : { id: `option.zero.${one.do}` };
            },
            touches: (one) => {
              if (one === STOP) return [];
              return one.do === 'item' ? [`slot:${v.hero}.${one.n}`] : [`hero:${v.hero}`];
            },
          }),
        )
        .call('DC-R0-02a', (t, v) => {
          const extra = v.extra;
          if (extra === STOP) return null;
          const hero = heroAt(t, v.hero);
          if (extra.do === 'skill') return activate.with({ hero: v.hero, is: 'skill', n: 0 });
          if (extra.do === 'track') {
            return perform.with({
              hero: v.hero,
              action: profileOf(hero).roundZeroOptional[0]!,
              from: 'other',
            });
          }
          const { code, mode } = equipmentIn(hero, extra.n)!;
          t.tell?.({ kind: 'usesItem', beheaded: hero.who, equipment: code });
          const action = mode.type === 'round0' ? actionNo(mode.action) : -1;
          return perform.with({ hero: v.hero, action, from: 'other' });
        })
        .set('DC-R0-02b', 'spent', (_, v) =>
          v.extra === STOP ? EVERYTHING : [...v.spent, numberOf(v.extra)],
        ),
  )
  .end();

const EVERYTHING: number[] = [0, 1, 2, 3, 4];
