// DK-ARMOR, DK-RULING-22, -119, -133, -137: Armor rolls. What protects, what Mana buys, the dice and their re-rolls.

import { choose, dice } from '@gravetable/kernel';
import { D6 } from '../dice.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { isNamed } from '../cards/enemy-words.ts';
import type { Equipment, Protection } from '../cards/equipment.ts';
import { payMana } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { has, sourceCount } from '../skills.ts';
import type { Adventurer, Board, CardNo, Who } from '../state.ts';
import { zoneAt } from './lookout.ts';
import { kindNamed } from './groups.ts';

/** One way to roll: the cards Mana is spent on, and the least result that cancels an Attack. */
export interface ArmorWay {
  readonly pay: readonly CardNo[];
  readonly mana: number;
  readonly need: number;
}

/** DK-SKILL-IRONHIDE. */
const IRON_HIDE = 5;
/** DK-GEN-10 for Armor dice: a natural 1 fails. */
const LEAST = 2;
const NEVER = 7;

const isNecromantic = ({ deck }: Equipment): boolean => deck === 'necromantic' || deck === 'artifact';

/** The value a protection has, or null while it cannot be used. */
function valueOf({ free, mana, against }: Protection, paid: boolean, enemy: string): number | null {
  const value = paid ? (mana ?? free) : free;
  if (value === null || against === null || enemy === 'friend') return value;
  return isNamed(kindNamed(enemy), against.enemy) ? Math.min(value, against.value) : value;
}

/** Whether any of it protects, were its Zone met. */
function wearsArmor({ body, hands }: Adventurer): boolean {
  if (body !== null && EQUIPMENT[body]!.armor !== null) return true;
  for (const card of hands) if (EQUIPMENT[card]!.armor !== null) return true;
  return false;
}

interface Worn {
  readonly body: readonly CardNo[];
  readonly shields: readonly CardNo[];
}
/** DK-TRAIT-04: armor whose Zone is not met counts as not worn. */
function wornBy(board: Board, who: Who): Worn {
  const a = board.party[who]!;
  const mist = zoneAt(board, a.zone).mist;
  const works = (card: CardNo): boolean => {
    const { armor, zone } = EQUIPMENT[card]!;
    return armor !== null && (zone === null || mist);
  };
  return { body: a.body !== null && works(a.body) ? [a.body] : [], shields: a.hands.filter(works) };
}

/** DK-ARMOR-03, -04: a shield alone has its own value; beside usable body armor it adds 1, as Iron Hide does. */
function needOf(board: Board, who: Who, worn: Worn, paid: readonly CardNo[], enemy: string): number {
  const value = (card: CardNo): number =>
    valueOf(EQUIPMENT[card]!.armor!, paid.includes(card), enemy) ?? NEVER;
  const body = Math.min(NEVER, ...worn.body.map(value));
  const shield = Math.min(NEVER, ...worn.shields.map(value));
  const hide = has(board, who, 'ironHide');
  if (body === NEVER) return Math.min(shield, hide ? IRON_HIDE : NEVER);
  return Math.max(LEAST, body - (shield === NEVER ? 0 : 1) - (hide ? 1 : 0));
}

function subsets(cards: readonly CardNo[]): CardNo[][] {
  return cards.reduce<CardNo[][]>((found, card) => [...found, ...found.map((some) => [...some, card])], [[]]);
}

/** Every way worth choosing: no other one needs as little for as little Mana. None: there is nothing to roll with. */
export function armorWays(board: Board, who: Who, enemy: string): ArmorWay[] {
  const a = board.party[who]!;
  if (!wearsArmor(a) && !has(board, who, 'ironHide')) return [];
  const worn = wornBy(board, who);
  if (worn.body.length + worn.shields.length === 0 && !has(board, who, 'ironHide')) return [];
  const costs = zoneAt(board, a.zone).mist && has(board, who, 'mistAffinity') ? 0 : 1;
  const payable = [...worn.body, ...worn.shields].filter((card) => {
    const item = EQUIPMENT[card]!;
    return isNecromantic(item) && item.armor!.mana !== null;
  });
  const ways = subsets(payable)
    .map((pay) => ({ pay, mana: pay.length * costs, need: needOf(board, who, worn, pay, enemy) }))
    .filter(({ mana, need }) => mana <= a.mana && need < NEVER)
    .sort(
      (one, other) => one.mana - other.mana || one.need - other.need || one.pay.length - other.pay.length,
    );
  return ways.filter((way, at) => ways.slice(0, at).every((other) => other.need > way.need));
}

const askWay = (t: T, who: Who, ways: readonly ArmorWay[], enemy: string, n: number) => {
  const { seat, id, mana } = t.board.party[who]!;
  if (ways.length < 2 || isOver(t.board)) return null;
  // Where nothing can be rolled without Mana, not to roll is an answer.
  return choose<ArmorWay>(seat, ways, {
    kind: 'armorMana',
    about: { adventurer: id, enemy, n, mana },
    says: (way) => ({
      id: way.need === NEVER ? 'option.noArmor' : way.mana === 0 ? 'option.armor' : 'option.armorMana',
      args: { need: way.need, n: way.mana, cards: way.pay.map((card) => EQUIPMENT[card]!.code) },
    }),
    touches: (way) => way.pay.map((card) => `card:${EQUIPMENT[card]!.code}`),
  });
};

/** Not to roll: the answer beside ways that all cost Mana. */
const UNROLLED: ArmorWay = { pay: [], mana: 0, need: NEVER };
const offered = (ways: readonly ArmorWay[]): readonly ArmorWay[] =>
  ways.length > 0 && ways[0]!.mana > 0 ? [UNROLLED, ...ways] : ways;

const cancelled = (faces: readonly number[], need: number): number =>
  faces.filter((face) => face > 1 && face >= need).length;
/** The dice that were rolled again take the places of those that had failed. */
function rerolled(faces: readonly number[], fresh: readonly number[], need: number): number[] {
  const left = fresh.slice();
  return faces.map((face) => (cancelled([face], need) === 1 ? face : left.shift()!));
}

const told = (
  t: T,
  kind: 'armorRolled' | 'armorRerolled',
  who: Who,
  faces: readonly number[],
  need: number,
): void =>
  t.tell?.({
    kind,
    adventurer: t.board.party[who]!.id,
    faces: [...faces],
    need,
    n: cancelled(faces, need),
    pieces: [`adventurer:${t.board.party[who]!.id}`],
  });

const REROLLS = ['reroll', 'keep'] as const;

/** One roll for all Attacks of one kind; the answer says how many of them land. */
export const armorRoll = procedure<{ who: Who; enemy: string; n: number }, number>('armorRoll')
  .set('DK-RULING-133', 'ways', (t, v) => offered(armorWays(t.board, v.who, v.enemy)))
  .ask('DK-RULING-119', 'chosen', (t, v) => askWay(t, v.who, v.ways, v.enemy, v.n))
  .set('DK-RULING-119a', 'need', (t, v): number => {
    const way = v.chosen ?? v.ways[0] ?? UNROLLED;
    if (way.mana > 0) payMana(t, v.who, way.mana, 'armor');
    return way.need;
  })
  .set('DK-ARMOR-01a', 'faces', (): readonly number[] => [])
  .when(
    'DK-ARMOR-01b',
    (t, v) => v.need < NEVER && !isOver(t.board),
    (roll) =>
      roll
        .chance('DK-ARMOR-01c', 'fallen', (_, v) => dice(v.n, D6))
        .set('DK-ARMOR-01d', 'faces', (t, v) => {
          told(t, 'armorRolled', v.who, v.fallen, v.need);
          return v.fallen;
        })
        .set('DK-SKILL-LUCKYa', 'lucky', (t, v): number => sourceCount(t.board, v.who, 'lucky'))
        .while(
          // DK-RULING-174: failed dice only, since a success can but be lost; nothing is asked where it costs nothing.
          'DK-RULING-174',
          (_, v) => v.lucky > 0 && cancelled(v.faces, v.need) < v.n,
          (again) =>
            again
              .chance('DK-RULING-174a', 'fresh', (_, v) => dice(v.n - cancelled(v.faces, v.need), D6))
              .set('DK-RULING-174b', 'faces', (t, v) => {
                const faces = rerolled(v.faces, v.fresh, v.need);
                told(t, 'armorRerolled', v.who, faces, v.need);
                return faces;
              })
              .set('DK-RULING-174c', 'lucky', (_, v) => v.lucky - 1),
        )
        .set('DK-SKILL-M-ARMORREROLL', 'bought', (t, v): number =>
          sourceCount(t.board, v.who, 'manaArmorReroll'),
        )
        .while(
          'DK-SKILL-M-ARMORREROLLa',
          (t, v) => v.bought > 0 && cancelled(v.faces, v.need) < v.n && t.board.party[v.who]!.mana > 0,
          (again) =>
            again
              .ask('DK-SKILL-M-ARMORREROLLb', 'answer', (t, v) => {
                const { seat, id, mana } = t.board.party[v.who]!;
                const failed = v.n - cancelled(v.faces, v.need);
                return choose(seat, REROLLS, {
                  kind: 'armorReroll',
                  about: { adventurer: id, n: failed, mana, faces: v.faces },
                });
              })
              .set('DK-SKILL-M-ARMORREROLLc', 'bought', (_, v) => (v.answer === 'keep' ? 0 : v.bought - 1))
              .when(
                'DK-SKILL-M-ARMORREROLLd',
                (_, v) => v.answer === 'reroll',
                (paid) =>
                  paid
                    .do('DK-SKILL-M-ARMORREROLLe', (t, v) => payMana(t, v.who, 1, 'manaArmorReroll'))
                    .chance('DK-SKILL-M-ARMORREROLLf', 'fresh', (_, v) =>
                      dice(v.n - cancelled(v.faces, v.need), D6),
                    )
                    .set('DK-SKILL-M-ARMORREROLLg', 'faces', (t, v) => {
                      const faces = rerolled(v.faces, v.fresh, v.need);
                      told(t, 'armorRerolled', v.who, faces, v.need);
                      return faces;
                    }),
              ),
        ),
  )
  .return('DK-ARMOR-01e', (_, v) => v.n - cancelled(v.faces, v.need))
  .end();
