// What costs no Action, or another kind of one: Born Leader, Shove, Mana of Skills, Enchantments.
import { giftsFor } from '../actions/gifts.ts';
import { EQUIPMENT } from '../cards/box.ts';
import type { AttackChoice, Choice, EnchantChoice } from '../choices.ts';
import { enemiesIn, packsIn } from '../enemies/packs.ts';
import { isUndead } from '../cards/undead.ts';
import type { Board, Who } from '../state.ts';
import { attackWorth, sceneOf, type Scene } from './fighting.ts';
import { leftOf, woundsAt, zonesOfOthers } from './threat.ts';

export const wholeScene = (board: Board): Scene => sceneOf(board, zonesOfOthers(board, null));

/** The best attack of a list; null where none is worth the trouble. */
export function bestAttack(
  scene: Scene,
  who: Who,
  attacks: readonly Choice[],
  how: 'action' | 'bloodlust' | 'reaction' = 'action',
  least = 0.15,
): AttackChoice | null {
  let best: AttackChoice | null = null;
  let most = least;
  for (const choice of attacks) {
    if (choice.do !== 'attack') continue;
    const worth = attackWorth(scene, who, choice, 1, how);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

const TOKENS = { objective: 4, treasure: 3, artifact: 3.5 } as const;

/** What an Action that was given is worth in each way. */
export function giftWorth(scene: Scene, who: Who, choice: Choice): number {
  if (choice.do === 'attack') return attackWorth(scene, who, choice);
  if (choice.do === 'take') return choice.token === 'objective' ? 0 : TOKENS[choice.token];
  if (choice.do === 'search') return 1.8;
  if (choice.do === 'gather') return scene.board.party[who]!.mana <= 4 ? 0.6 : 0;
  return 0;
}

function bestGift(scene: Scene, who: Who, what: 'any' | 'combat'): number {
  let most = 0;
  for (const choice of giftsFor(scene.board, who, what)) most = Math.max(most, giftWorth(scene, who, choice));
  return most;
}

/** Mana for nothing, or an Action for somebody who can make something of it. */
export function freeChoice(board: Board, options: readonly Choice[]): Choice | null {
  const gain = options.find((one) => one.do === 'gainMana');
  if (gain !== undefined) return gain;
  const leads = options.filter((one) => one.do === 'lead');
  if (leads.length === 0) return null;
  const scene = wholeScene(board);
  let best: Choice | null = null;
  let most = 0.5;
  for (const lead of leads) {
    const worth = bestGift(scene, lead.whom, 'any');
    if (worth > most) {
      most = worth;
      best = lead;
    }
  }
  return best;
}

/** Enemies of the own Zone are pushed where nobody stands, if they would do harm. */
export function shoveNow(board: Board, who: Who, options: readonly Choice[]): Choice | null {
  const { zone } = board.party[who]!;
  if (enemiesIn(board, zone) === 0) return null;
  const others = zonesOfOthers(board, who);
  return options.find((one) => one.do === 'shove' && !others.has(one.to)) ?? null;
}

function spellWorth(scene: Scene, who: Who, choice: EnchantChoice): number {
  const { board, foes, prizes } = scene;
  const spell = EQUIPMENT[choice.card]!.enchantment!;
  const other = choice.who === undefined ? null : board.party[choice.who]!;
  switch (spell.does) {
    case 'heal':
      return Math.min(spell.n, other!.wounds) * (leftOf(other!) <= 4 ? 0.9 : 0.4);
    case 'mana':
      return other!.mana <= 3 ? 0.5 : 0;
    case 'lend':
      return Math.min(3, woundsAt(board, foes, other!.zone) * 0.12);
    case 'give':
      return spell.action === 'combat' ? bestGift(scene, choice.who!, 'combat') : 0;
    case 'bind':
    case 'push': {
      if (!zonesOfOthers(board, null).has(choice.zone!)) return 0;
      if (spell.does === 'push' && zonesOfOthers(board, null).has(choice.to!)) return 0;
      const near = foes.filter(
        ({ zone, pack, wounds }) =>
          zone === choice.zone && pack >= 0 && wounds > 0 && isUndead(board.packs[pack]!.kind),
      );
      let left = spell.upTo;
      let sum = 0;
      for (const foe of near.toSorted((a, b) => b.each * b.actions - a.each * a.actions)) {
        const n = Math.min(left, foe.n);
        sum += n * foe.each * foe.actions * 0.7;
        left -= n;
      }
      return sum;
    }
    case 'wound': {
      const pack = packsIn(board, choice.zone!).find(({ kind }) => kind === spell.enemy)!;
      return Math.min(spell.upTo, pack.n) * prizes[board.packs.indexOf(pack)]!;
    }
    case 'doom':
      return board.party[who]!.mana >= 5 ? 1.2 : 0;
    case 'look':
      return 0;
  }
}

/** The best Enchantment and what it is worth. */
export function bestSpell(
  board: Board,
  who: Who,
  options: readonly Choice[],
): { choice: Choice; worth: number } | null {
  const spells = options.filter((one): one is EnchantChoice => one.do === 'enchant');
  if (spells.length === 0) return null;
  const scene = wholeScene(board);
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of spells) {
    const worth = spellWorth(scene, who, choice) - (choice.pay === 'action' ? 0 : 0.3);
    if (best === null || worth > best.worth) best = { choice, worth };
  }
  return best;
}
