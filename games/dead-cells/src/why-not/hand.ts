// DC-CMB-10…14, DC-CHK, DC-EQP: why a card of the hand, or an equipped one, cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { combatCard, combatNo, equipmentCard, equipmentNo } from '../box/box.ts';
import type { EquipmentMode } from '../schema.ts';
import type { CombatView, HeroView, View } from '../view/seen.ts';

export function ofCombatCard({ combat }: View, asked: QuestionView, code: string): Refusal | null {
  const { symbols } = combatCard(combatNo(code));
  const data = { combat: code };
  if (asked.kind === 'payHandCheck') {
    const sym = asked.about['sym'] ?? '';
    const bears = symbols.some((one) => one === sym);
    return bears
      ? refuse('CARD_OWED', 'DC-RULING-13', data)
      : refuse('CARD_LACKS', 'DC-CHK-03', { ...data, sym });
  }
  if (asked.kind === 'lanternCards') return refuse('CARD_LACKS', 'DC-RULING-85', { ...data, sym: 'tactics' });
  if (combat === null) return refuse('CARD_IDLE', 'DC-CHK-03', data);
  if (asked.kind === 'choosePasser') return refuse('PASSER_FIRST', 'DC-PASS-01', data);
  if (!combat.revealed) return refuse('CARD_LATER', 'DC-CMB-12', data);
  return combat.boss === null
    ? refuse('CARDS_LIE_OPEN', 'DC-CMB-10', data)
    : refuse('CARDS_LIE_OPEN_TURN', 'DC-BOSS-05', data);
}

/** How an item comes into play, and by which rule. */
const COMES_BY: Readonly<Record<EquipmentMode['type'], readonly [code: string, rule: string]>> = {
  replace: ['ITEM_IN_PLACE', 'DC-EQP-07'],
  add: ['ITEM_JOINS', 'DC-EQP-08'],
  skill: ['ITEM_BY_SKILL', 'DC-EQP-09'],
  shield: ['ITEM_BY_ITSELF', 'DC-FAQ-12'],
  round0: ['ITEM_IN_ROUND_0', 'DC-R0-01'],
  companion: ['ITEM_COMPANION', 'DC-COMP-02'],
};

function inRounds({ round }: CombatView, hero: HeroView, slot: number, code: string): Refusal {
  const { mode } = equipmentCard(equipmentNo(code));
  const data = { equipment: code };
  const isUsed = mode.type === 'replace' || mode.type === 'add';
  if (hero.used === slot && isUsed) return refuse('ITEM_USED', 'DC-EQP-06', data);
  if (isUsed && mode.round !== round)
    return refuse('ITEM_OTHER_ROUND', COMES_BY[mode.type][1], { ...data, round: mode.round });
  if (isUsed && hero.used !== null && hero.used >= 0) return refuse('ONE_EQUIPMENT', 'DC-EQP-06', data);
  const [why, rule] = COMES_BY[mode.type];
  return refuse(why, rule, data);
}

/** An equipped card, by its Beheaded and slot: `0.1`. */
export function ofItem({ combat, heroes }: View, asked: QuestionView, id: string): Refusal | null {
  const [no = -1, slot = -1] = id.split('.').map(Number);
  const hero = heroes[no];
  const code = hero?.slots[slot];
  if (hero === undefined || code === undefined || code === null) return null;
  const data = { equipment: code };
  if (asked.kind === 'equip' || asked.kind === 'discardEquipment')
    return refuse('ITEM_OF_ANOTHER', 'DC-EQP-04', data);
  if (combat === null) return refuse('ITEM_IN_COMBAT', 'DC-EQP-05', data);
  return combat.revealed
    ? inRounds(combat, hero, slot, code)
    : refuse('ITEM_AFTER_REVEAL', 'DC-EQP-05', data);
}
