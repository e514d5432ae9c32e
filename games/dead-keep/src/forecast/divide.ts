// DK-ATK-03, DK-FF-02: what becomes of everybody if Attacks or misses are divided so: before Mana, re-rolls, Tough and Potions.
import type { AdventurerId } from '../cards/ids.ts';
import type { Blow as Action } from '../combat/blow.ts';
import { woundsPerHit } from '../combat/numbers.ts';
import { armorWays } from '../enemies/armor.ts';
import type { Blow } from '../enemies/attacks.ts';
import { FRIEND, isIronclad, type Hit } from '../enemies/hits.ts';
import { healthOf } from '../health.ts';
import type { Board, Who } from '../state.ts';
import { oddsOf } from './attack.ts';

export interface DividedAhead {
  readonly adventurer: AdventurerId;
  /** The chance of exactly 0, 1, 2 … health left, up to what is left now. */
  readonly left: readonly number[];
  /** The least Armor result that cancels one of these, Mana unspent; null: nothing does. */
  readonly need: number | null;
}

/** Whom something is divided among, what one of it does, and what was divided before. */
interface Dividing {
  readonly victims: readonly Who[];
  readonly enemy: string;
  readonly damage: number;
  readonly due: readonly Hit[];
}

type Vars = { readonly [name: string]: unknown };

/** By the step that asks. */
const DIVIDING: Readonly<Record<string, (board: Board, vars: Vars) => Dividing>> = {
  'DK-ATK-03a': (_, vars) => {
    const [{ enemy, damage }] = vars['left'] as readonly [Blow];
    return { victims: vars['victims'] as readonly Who[], enemy, damage, due: vars['hits'] as readonly Hit[] };
  },
  'DK-FF-02': (board, vars) => ({
    victims: vars['friends'] as readonly Who[],
    enemy: FRIEND,
    damage: woundsPerHit(board, vars['blow'] as Action, vars['sixes'] as number, null),
    due: [],
  }),
};

function needOf(board: Board, who: Who, enemy: string): number | null {
  return armorWays(board, who, enemy).find(({ mana }) => mana === 0)?.need ?? null;
}

/** The chance of each number of health left after one kind of hits more. */
function after(board: Board, left: readonly number[], hit: Hit): number[] {
  const need = needOf(board, hit.who, hit.enemy);
  const landing = isIronclad(board, hit) ? 0 : need === null ? 1 : (need - 1) / 6;
  const found = left.map(() => 0);
  oddsOf(hit.n, landing).forEach((chance, landed) => {
    left.forEach((was, health) => {
      found[Math.max(0, health - landed * hit.damage)]! += was * chance;
    });
  });
  return found;
}

/** Null where nothing is being divided that hurts Adventurers. Parts that were not given yet are not counted. */
export function dividedAhead(
  board: Board,
  step: string,
  vars: Vars,
  parts: readonly number[],
): DividedAhead[] | null {
  const dividing = DIVIDING[step]?.(board, vars);
  if (dividing === undefined) return null;
  const { victims, enemy, damage, due } = dividing;
  return victims.map((who, place) => {
    const a = board.party[who]!;
    const now = Math.max(0, healthOf(a) - a.wounds);
    const hits = [...due.filter((hit) => hit.who === who), { who, enemy, damage, n: parts[place] ?? 0 }];
    const sure = Array.from({ length: now + 1 }, (_, health) => (health === now ? 1 : 0));
    return {
      adventurer: a.id,
      left: hits.reduce<number[]>((left, hit) => after(board, left, hit), sure),
      need: needOf(board, who, enemy),
    };
  });
}
