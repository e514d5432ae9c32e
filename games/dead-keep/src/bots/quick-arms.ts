// What somebody can fight with, as numbers: worked out once for what is carried and learnt.

import { armorOf } from './quick-armor.ts';
import { adventurerOf } from '../cards/adventurers.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { Attack } from '../cards/ids.ts';
import { activeCards } from '../skills.ts';
import type { Adventurer, CardNo } from '../state.ts';

/** One line of a weapon in somebody's hands. */
export interface Arm {
  readonly card: CardNo;
  readonly line: number;
  readonly melee: boolean;
  readonly min: number;
  readonly max: number;
  readonly mana: number;
  readonly dice: number;
  /** The chance of a die, and hits of one Action. */
  readonly odds: number;
  readonly hits: number;
  readonly pen: number;
  /** With a Skill that costs Mana. */
  readonly most: number;
  readonly each: number;
  /** The Undead are chosen freely, so nobody else is hit. */
  readonly free: boolean;
  /** Only in a Mist Zone. */
  readonly misty: boolean;
}

export interface Arms {
  readonly list: readonly Arm[];
  /** By card and line. */
  readonly by: ReadonlyMap<number, Arm>;
  readonly health: number;
  readonly slippery: boolean;
  readonly shoots: boolean;
  /** The best Penetration, with and without Mana for it. */
  readonly pen: number;
  /** The share of Attacks that Armor lets through. */
  readonly through: number;
  /** Cards that were found, not bought. */
  readonly finds: number;
}

const LINES = 8;
export const armKey = (card: CardNo, line: number): number => card * LINES + line;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NEVER = 9;

/** How often each Skill is had. */
type Had = Readonly<Record<string, number>>;

function had(keys: readonly string[]): Had {
  const found: Record<string, number> = {};
  for (const key of keys) found[key] = (found[key] ?? 0) + 1;
  return found;
}

function armOf(own: readonly string[], card: CardNo, line: number): Arm {
  const { weapon, use, zone, reroll } = EQUIPMENT[card]!;
  const { attack, lines } = weapon!;
  const { min, max, dice, accuracy, pen, mana } = lines[line]!;
  const skills = had(use.length === 0 ? own : [...own, ...use]);
  const of = (skill: string): number =>
    (skills[`${skill}.${attack}`] ?? 0) + (skills[`${skill}.combat`] ?? 0);
  const bonus = of('roll1');
  const once =
    FACES.filter((face) => face > 1 && Math.min(6, face + bonus) >= accuracy).length / FACES.length;
  const again = Math.min(1, (skills['lucky'] ?? 0) + (reroll === attack ? 0.5 : 0));
  const odds = once + (1 - once) * once * again;
  const all = (dice + of('die1')) * (of('sixDie') > 0 ? 1.2 : 1);
  const near = skills['pointBlank'] !== undefined;
  const piercing = skills['manaIgnore'] === undefined ? pen + Math.min(1, of('manaPen')) : NEVER;
  return {
    card,
    line,
    melee: attack === 'melee',
    min: near ? 0 : min,
    max: max + (attack === 'ranged' ? (skills['range1'] ?? 0) : 0),
    mana,
    dice: all,
    odds,
    hits: all * odds,
    pen,
    most: Math.max(pen, piercing),
    each: of('wounds2') > 0 ? 2 : 1,
    free: attack === 'melee' || skills['marksman'] !== undefined,
    misty: zone === 'mist',
  };
}

/** By what somebody has learnt and is lent: the same again in other games. */
const lines = new Map<string, Arm>();
const MOST_LINES = 20_000;

function keptArm(own: readonly string[], said: string, card: CardNo, line: number): Arm {
  const key = `${armKey(card, line)} ${said}`;
  let arm = lines.get(key);
  if (arm === undefined) {
    if (lines.size >= MOST_LINES) lines.clear();
    lines.set(key, (arm = armOf(own, card, line)));
  }
  return arm;
}

const isFind = (card: CardNo): boolean =>
  EQUIPMENT[card]!.deck === 'necromantic' || EQUIPMENT[card]!.deck === 'artifact';

function found(cards: readonly CardNo[]): number {
  let n = 0;
  for (const card of cards) if (isFind(card)) n++;
  return n;
}

function armsOf(a: Adventurer): Arms {
  const cards = activeCards(a);
  const own: string[] = [...a.skills];
  for (const card of cards) own.push(...EQUIPMENT[card]!.eq);
  const said = own.join(' ');
  const list = [...new Set(cards)].flatMap((card) =>
    (EQUIPMENT[card]!.weapon?.lines ?? []).map((_, line) => keptArm(own, said, card, line)),
  );
  const attacks = cards.map((card): Attack | undefined => EQUIPMENT[card]!.weapon?.attack);
  return {
    list,
    by: new Map(list.map((arm) => [armKey(arm.card, arm.line), arm])),
    health: adventurerOf(a.id).health,
    slippery: own.includes('slippery'),
    shoots: attacks.includes('ranged'),
    pen: Math.max(0, ...list.map(({ most }) => most)),
    through: armorOf(a, own.includes('ironHide')),
    finds: found(a.hands) + found(a.pack) + (a.body !== null && isFind(a.body) ? 1 : 0),
  };
}

interface Kept {
  readonly skills: readonly string[];
  readonly cards: readonly (readonly CardNo[])[];
  readonly body: CardNo | null;
  readonly arms: Arms;
}
/** By Adventurer the last few: those asked for last come first. */
const known = new Map<string, Kept[]>();
const KEPT = 6;

function alike<A>(a: readonly A[], b: readonly A[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

const isSo = ({ skills, cards, body }: Kept, a: Adventurer): boolean =>
  body === a.body &&
  alike(skills, a.skills) &&
  alike(cards[0]!, a.hands) &&
  alike(cards[1]!, a.talismans) &&
  alike(cards[2]!, a.pack);

/** What an Adventurer fights with now. */
export function armed(a: Adventurer): Arms {
  let kept = known.get(a.id);
  if (kept === undefined) known.set(a.id, (kept = []));
  if (kept.length > 0 && isSo(kept[0]!, a)) return kept[0]!.arms;
  for (let at = 1; at < kept.length; at++) {
    const one = kept[at]!;
    if (!isSo(one, a)) continue;
    kept[at] = kept[0]!;
    kept[0] = one;
    return one.arms;
  }
  const arms = armsOf(a);
  const cards = [a.hands.slice(), a.talismans.slice(), a.pack.slice()];
  if (kept.length === KEPT) kept.pop();
  kept.unshift({ skills: a.skills.slice(), cards, body: a.body, arms });
  return arms;
}
