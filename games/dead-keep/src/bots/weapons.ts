// What a weapon is worth in somebody's hands, before any target is known.
import { EQUIPMENT } from '../cards/box.ts';
import type { Line } from '../cards/equipment.ts';
import type { Attack, Class } from '../cards/ids.ts';
import { activeCards } from '../skills.ts';
import type { Board, CardNo, Who } from '../state.ts';

/** How much of a weapon each Class makes. */
const SKILLED: Readonly<Record<Class, Readonly<Record<Attack, number>>>> = {
  fighter: { melee: 1.3, ranged: 0.95, magic: 0.8 },
  crusher: { melee: 1.35, ranged: 0.9, magic: 0.8 },
  ranger: { melee: 0.8, ranged: 1.35, magic: 0.85 },
  magician: { melee: 0.7, ranged: 0.85, magic: 1.4 },
  duo: { melee: 1.1, ranged: 1.1, magic: 1 },
};

/** Hits of one roll, on average. */
export const meanHits = ({ dice, accuracy }: Pick<Line, 'dice' | 'accuracy'>): number =>
  (dice * (7 - accuracy)) / 6;

const PIERCING = [0.3, 0.75, 1.3, 1.6, 1.7] as const;
const MANA_PRICE = 0.75;

function lineWorth(line: Line, level: number): number {
  const pierces = level >= 4 && line.pen >= 3 ? 2 : PIERCING[Math.min(line.pen, 4)]!;
  return meanHits(line) * pierces * (1 + 0.12 * line.max) * (line.mana > 0 ? MANA_PRICE : 1);
}

/** The worth of a weapon card to an Adventurer of this Class. */
export function weaponWorth(card: CardNo, of: Class, level: number): number {
  const { weapon, use, zone } = EQUIPMENT[card]!;
  if (weapon === null) return 0;
  const lines = weapon.lines.map((line) => lineWorth(line, level));
  const best = Math.max(...lines);
  const plain = weapon.lines[0]!.mana === 0 ? lines[0]! : 0;
  const skills = 1 + 0.12 * use.length;
  return (0.65 * best + 0.35 * plain) * skills * SKILLED[of][weapon.attack] * (zone === null ? 1 : 0.6);
}

/** The best Penetration an Adventurer can bring to bear with what is at hand. */
export function bestPen(board: Board, who: Who): number {
  const a = board.party[who]!;
  let most = 0;
  for (const card of activeCards(a))
    for (const { pen, mana } of EQUIPMENT[card]!.weapon?.lines ?? [])
      if (mana <= a.mana && pen > most) most = pen;
  const bonus = a.skills.some((key) => key.startsWith('manaPen.')) && a.mana > 0 ? 1 : 0;
  if (most > 0 && a.skills.includes('manaIgnore') && a.mana > 0) return 9;
  return most + bonus;
}
