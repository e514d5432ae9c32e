// What cards are worth to whom: layouts, finds, the shop.
import type { Assign } from '@gravetable/kernel';
import { adventurerOf } from '../cards/adventurers.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { Class } from '../cards/ids.ts';
import { questOf } from '../cards/quests/index.ts';
import type { SkillKey } from '../cards/skill.ts';
import { isTalisman, MOST_HANDS, MOST_PACK, MOST_TALISMANS } from '../gear.ts';
import type { Item, Place } from '../layout.ts';
import type { Adventurer, Board, CardNo } from '../state.ts';
import { skillWorth } from './skills.ts';
import { weaponWorth } from './weapons.ts';

const ENCHANTMENTS: Readonly<Record<string, number>> = {
  heal: 1.3,
  mana: 0.5,
  lend: 0.8,
  give: 1.2,
  bind: 1.3,
  look: 0.15,
  wound: 1.4,
  push: 0.9,
  doom: 0.8,
};

const levelOf = (board: Board): number => questOf(board.quest).level;
const classOf = (a: Adventurer): Class => adventurerOf(a.id).class;

/** What a card brings where it works, apart from its weapon. */
function passive(card: CardNo, of: Class): number {
  const { armor, eq, enchantment, reroll } = EQUIPMENT[card]!;
  const need = armor === null ? 7 : (armor.free ?? (armor.mana ?? 7) + 0.6);
  const guard = armor === null ? 0 : (7 - need) * 0.45;
  const skills = eq.reduce((sum, key: SkillKey) => sum + skillWorth(key, of) * 0.18, 0);
  const spell = enchantment === null ? 0 : (ENCHANTMENTS[enchantment.does] ?? 0);
  const fits = reroll === null ? 0 : weaponFits(reroll, of) ? 0.7 : 0.15;
  return guard + skills + spell + fits;
}

const MAIN: Readonly<Record<Class, readonly string[]>> = {
  fighter: ['melee'],
  crusher: ['melee'],
  ranger: ['ranged'],
  magician: ['magic'],
  duo: ['melee', 'ranged'],
};
const weaponFits = (attack: string, of: Class): boolean => MAIN[of].includes(attack);

const cache = new Map<number, number>();
const KINDS: readonly Class[] = ['crusher', 'duo', 'fighter', 'magician', 'ranger'];

/** The worth of one card by itself. */
function worthOf(card: CardNo, of: Class, level: number): number {
  const key = (card * 8 + level) * 8 + KINDS.indexOf(of);
  const found = cache.get(key) ?? weaponWorth(card, of, level) + passive(card, of);
  cache.set(key, found);
  return found;
}

const SECOND = 0.3;
const SPARE = 0.06;

/** Two cards in hand: the better weapon counts whole, the other in part; a shield counts whole. */
function handsWorth(a: CardNo, b: CardNo | null, of: Class, level: number): number {
  const first = worthOf(a, of, level);
  if (b === null) return first;
  const second = worthOf(b, of, level);
  if (EQUIPMENT[a]!.weapon === null || EQUIPMENT[b]!.weapon === null) {
    const both = EQUIPMENT[a]!.weapon === null && EQUIPMENT[b]!.weapon === null;
    return both ? Math.max(first, second) * 0.5 : first + second;
  }
  const other = EQUIPMENT[a]!.weapon!.attack === EQUIPMENT[b]!.weapon!.attack ? SECOND * 0.8 : SECOND;
  return Math.max(first, second) + other * Math.min(first, second);
}

/** How cards are best carried: which lie where, and what that is worth. */
export interface Carried {
  readonly hands: readonly CardNo[];
  readonly body: CardNo | null;
  readonly pack: readonly CardNo[];
  readonly talismans: readonly CardNo[];
  readonly worth: number;
}

export function arranged(cards: readonly CardNo[], of: Class, level: number): Carried {
  const slot = (name: string): CardNo[] => cards.filter((card) => EQUIPMENT[card]!.slot === name);
  const dearest = (list: readonly CardNo[]): CardNo[] =>
    list.toSorted((a, b) => worthOf(b, of, level) - worthOf(a, of, level));
  const inHand = slot('hand');
  let hands: CardNo[] = [];
  let most = 0;
  inHand.forEach((a, at) => {
    for (const b of [null, ...inHand.slice(at + 1)]) {
      const worth = handsWorth(a, b, of, level) + (b === null ? 0 : 0.001);
      if (worth <= most) continue;
      most = worth;
      hands = b === null ? [a] : [a, b];
    }
  });
  const bodies = dearest(slot('body'));
  const body = bodies[0] ?? null;
  const talismans = dearest(slot('talisman')).slice(0, MOST_TALISMANS);
  const works = dearest(slot('backpack'));
  const spare = dearest([...inHand.filter((card) => !hands.includes(card)), ...bodies.slice(1)]);
  const pack = [...works, ...spare].slice(0, MOST_PACK);
  const sum = (list: readonly CardNo[], part: number): number =>
    list.reduce((all, card) => all + part * worthOf(card, of, level), 0);
  const worth =
    most +
    (body === null ? 0 : worthOf(body, of, level)) +
    sum(talismans, 1) +
    sum(works.slice(0, MOST_PACK), 1) +
    sum(spare.slice(0, Math.max(0, MOST_PACK - works.length)), SPARE);
  return { hands: hands.slice(0, MOST_HANDS), body, pack, talismans, worth };
}

/** An answer that lays everything of one Adventurer where it is worth most; what has no place is discarded. */
export function layOne(board: Board, who: number, ask: Assign<Item, Place>): readonly number[] {
  const a = board.party[who]!;
  const { items, places, limits } = ask;
  const cards = items.flatMap(({ card }) => (card === null ? [] : [card]));
  const best = arranged(cards, classOf(a), levelOf(board));
  const placeOf = (slot: Place['slot']): number => places.findIndex((place) => place.slot === slot);
  const answer = items.map(({ card }, no) => {
    if (card === null) return limits.now[no]!;
    if (best.hands.includes(card)) return placeOf('hands');
    if (best.body === card) return placeOf('body');
    if (best.talismans.includes(card)) return placeOf('talismans');
    return placeOf(best.pack.includes(card) ? 'pack' : 'discard');
  });
  // Nothing is thrown away that only lay there before: a KO'ed one keeps still, too.
  return answer.every((place, no) => ask.fits(no, place) === true) ? answer : limits.now.slice();
}

/** What an Adventurer would gain by a card. */
export function gainOf(board: Board, a: Adventurer, owned: readonly CardNo[], card: CardNo): number {
  const of = classOf(a);
  const level = levelOf(board);
  return arranged([...owned, card], of, level).worth - arranged(owned, of, level).worth;
}

/** What it would lose without one. */
export function lossOf(board: Board, a: Adventurer, owned: readonly CardNo[], card: CardNo): number {
  const rest = owned.filter((one) => one !== card);
  return arranged(owned, classOf(a), levelOf(board)).worth - arranged(rest, classOf(a), levelOf(board)).worth;
}

/** What a weapon is worth to whoever has none. */
export const firstWeapon = (board: Board, who: number, card: CardNo): number =>
  weaponWorth(card, classOf(board.party[who]!), levelOf(board)) + passive(card, classOf(board.party[who]!));

/** Talismans to whom they suit, three each. */
export function shareTalismans(board: Board, cards: readonly CardNo[]): readonly number[] {
  const room = board.party.map(() => MOST_TALISMANS);
  const level = levelOf(board);
  return cards.map((card) => {
    let best = -1;
    let most = -Infinity;
    board.party.forEach((a, who) => {
      const worth = worthOf(card, classOf(a), level) + 0.05 * room[who]!;
      if (room[who]! > 0 && worth > most) {
        most = worth;
        best = who;
      }
    });
    room[best]!--;
    return best;
  });
}

export const dearestTalismans = (board: Board, a: Adventurer, cards: readonly CardNo[]): CardNo[] =>
  cards
    .filter(isTalisman)
    .toSorted((x, y) => worthOf(y, classOf(a), levelOf(board)) - worthOf(x, classOf(a), levelOf(board)))
    .slice(0, MOST_TALISMANS);
