/**
 * The dice in the own hand: the rules keep a bag of faces, a hand has places. A die stays where it lies, what was rolled
 * falls where it was, and a die that is kept is not rolled with the others.
 */

import { create } from 'zustand';
import { diceIn, WOUND } from '../facts.ts';

interface Hand {
  /** Whose it is, and in which round. */
  readonly of: string;
  /** The dice by place; null where one has gone. */
  readonly dice: readonly (string | null)[];
  readonly kept: readonly boolean[];
  /** Places whose dice are in the air, and how often each place was rolled: every fall begins its tumble anew. */
  readonly falling: readonly number[];
  readonly tumbles: readonly number[];
}

const EMPTY: Hand = { of: '', dice: [], kept: [], falling: [], tumbles: [] };

export const useHand = create<Hand>(() => EMPTY);

/** The dice of a pool in their places: those that are still there stay, the others fill the gaps. */
export function arranged(
  before: readonly (string | null)[],
  falling: readonly number[],
  pool: string,
  limit: number,
): readonly (string | null)[] {
  const left = [...diceIn(pool)];
  const places = Array.from({ length: Math.max(limit, left.length) }, (_, at): string | null => {
    const die = falling.includes(at) ? null : (before[at] ?? null);
    const found = die === null ? -1 : left.indexOf(die);
    if (found < 0) return null;
    left.splice(found, 1);
    return die;
  });
  const into = [...falling, ...places.keys()].filter((at) => places[at] === null);
  for (const at of into) if (places[at] === null) places[at] = left.shift() ?? null;
  return places;
}

/** The pool is another one now. */
export function followPool(of: string, pool: string, limit: number): void {
  const hand = useHand.getState();
  const known = hand.of === of ? hand : { ...EMPTY, of };
  const dice = arranged(known.dice, known.falling, pool, limit);
  const kept = dice.map((die, at) => known.kept[at] === true && die !== null && die === known.dice[at]);
  useHand.setState({ ...known, dice, kept, falling: [] });
}

export const isLoose = (die: string | null): die is string => die !== null && die !== WOUND;

/** The places whose dice a roll would take: all that are loose and not kept. */
export const looseIn = ({ dice, kept }: Pick<Hand, 'dice' | 'kept'>): readonly number[] =>
  [...dice.keys()].filter((at) => isLoose(dice[at] ?? null) && kept[at] !== true);

export function keep(at: number): void {
  const { dice, kept } = useHand.getState();
  const die = dice[at] ?? null;
  if (!isLoose(die)) return;
  useHand.setState({
    kept: dice.map((_, place) => (place === at ? kept[at] !== true : kept[place] === true)),
  });
}

/** Keep all but these dice: what a hint to roll means. */
export function keepAllBut(rolled: string): void {
  const { dice } = useHand.getState();
  const left = [...diceIn(rolled)];
  const kept = dice.map((die) => {
    const found = die === null ? -1 : left.indexOf(die);
    if (found >= 0) left.splice(found, 1);
    return found < 0 && isLoose(die);
  });
  useHand.setState({ kept });
}

export function fall(places: readonly number[]): void {
  const { dice, tumbles } = useHand.getState();
  const next = dice.map((_, at) => (tumbles[at] ?? 0) + (places.includes(at) ? 1 : 0));
  useHand.setState({ falling: places, tumbles: next });
}

/** Whether two handfuls hold the same dice. */
export const sameDice = (one: string, other: string): boolean =>
  diceIn(one).toSorted().join('') === diceIn(other).toSorted().join('');
