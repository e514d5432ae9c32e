// Who takes what: Attacks and stray hits so that nobody falls, or only one; ties of Enemies away from the weak; Armor, Tough, Potions.
import { armorWays, type ArmorWay } from '../enemies/armor.ts';
import { isIronclad, type Hit } from '../enemies/hits.ts';
import { healthOf, isKo, standingIn, type Drink } from '../health.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Board, Who } from '../state.ts';
import { manaPrice } from './fighting.ts';
import { foesOf, leftOf, woundsAt } from './threat.ts';

/** The share of such Attacks that Armor lets through. */
function throughArmor(board: Board, who: Who, enemy: string): number {
  const need = armorWays(board, who, enemy)[0]?.need ?? 7;
  return 1 - (7 - need) / 6;
}

/** What so many more Wounds cost somebody who is about to take others already. */
function cost(board: Board, who: Who, wounds: number): number {
  const left = leftOf(board.party[who]!);
  if (wounds <= 0) return 0;
  return wounds >= left ? left + 10 : wounds * (1 + wounds / left);
}

/** Divide Attacks of one kind; `due` are Wounds that are on their way already. */
export function divided(
  board: Board,
  victims: readonly Who[],
  n: number,
  { enemy, damage }: { readonly enemy: string; readonly damage: number },
  due: readonly number[],
): number[] {
  const each = victims.map((who) =>
    isIronclad(board, { who, enemy, damage, n: 1 }) ? 0 : damage * throughArmor(board, who, enemy),
  );
  const total = (parts: readonly number[]): number =>
    victims.reduce((sum, who, at) => sum + cost(board, who, due[at]! + parts[at]! * each[at]!), 0);
  const even = victims.map(() => 0);
  for (let left = n; left > 0; left--) {
    let best = 0;
    let least = Infinity;
    victims.forEach((who, at) => {
      const before = due[at]! + even[at]! * each[at]!;
      const more = cost(board, who, before + each[at]!) - cost(board, who, before);
      if (more < least) {
        least = more;
        best = at;
      }
    });
    even[best]!++;
  }
  // Where somebody falls anyway, one may take it all.
  const heaps = victims.map((_, at) => victims.map((__, other) => (other === at ? n : 0)));
  return [even, ...heaps].reduce((best, one) => (total(one) < total(best) - 1e-9 ? one : best));
}

/** Wounds on their way to each of the victims. */
export const dueTo = (victims: readonly Who[], hits: readonly Hit[]): number[] =>
  victims.map((who) =>
    hits.reduce((sum, hit) => (hit.who === who ? sum + hit.n * hit.damage * 0.8 : sum), 0),
  );

/** Which of several Zones had best be attacked: where those who stand there can take it. */
export function sturdiest(board: Board, zones: readonly ZoneNo[]): ZoneNo {
  const foes = foesOf(board);
  const strain = (zone: ZoneNo): number => {
    const there = standingIn(board, zone);
    const health = there.reduce((sum, who) => sum + leftOf(board.party[who]!), 0);
    return health === 0 ? 99 : (1 + woundsAt(board, foes, zone)) / health;
  };
  return zones.reduce((best, one) => (strain(one) < strain(best) ? one : best));
}

/** Mana for Armor where it keeps off more than it costs. */
export function armorWay(
  board: Board,
  who: Who,
  ways: readonly ArmorWay[],
  n: number,
  damage: number,
): ArmorWay {
  const price = manaPrice(board.party[who]!.mana);
  const left = leftOf(board.party[who]!);
  const worth = ({ need, mana }: ArmorWay): number => {
    const kept = (n * damage * (7 - need)) / 6;
    return kept * (n * damage >= left ? 2 : 1) - mana * price * 2;
  };
  return ways.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

const HEALS = 3;

/** A Potion before Wounds: for somebody it keeps on their feet. */
export function remedy(
  board: Board,
  options: readonly (Drink | { readonly do: 'pass' })[],
  due: readonly { readonly who: Who; readonly n: number }[],
): Drink | { readonly do: 'pass' } {
  const saves = ({ target }: Drink): boolean => {
    const a = board.party[target]!;
    const n = due.find(({ who }) => who === target)?.n ?? 0;
    const left = leftOf(a);
    return !isKo(a) && n >= left && n < left + Math.min(HEALS, a.wounds);
  };
  const found = options.find((one) => one.do === 'drink' && saves(one));
  return found ?? options.find((one) => one.do === 'pass')!;
}

/** A Potion out of turn: for one who lies, or is about to. Enough of them stay for those who lie elsewhere. */
export function potionNow(board: Board, drinks: readonly Drink[]): Drink | null {
  const lying = drinks.find(({ target }) => isKo(board.party[target]!));
  if (lying !== undefined) return lying;
  if (board.phase !== 'players') return null;
  const potions = board.party.reduce((sum, a) => sum + (isKo(a) ? 0 : a.potions), 0);
  if (potions <= board.party.filter(isKo).length + 1) return null;
  const foes = foesOf(board);
  return (
    drinks.find(({ target }) => {
      const a = board.party[target]!;
      const share = woundsAt(board, foes, a.zone) / standingIn(board, a.zone).length;
      return a.wounds >= HEALS && leftOf(a) <= healthOf(a) / 3 && share >= leftOf(a);
    }) ?? null
  );
}
