// DK-INV, DK-WPN, DK-TOKEN: why a card or a token cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { Token } from '../choices.ts';
import type { Equipment } from '../cards/equipment.ts';
import { chartOf } from '../map/chart.ts';
import type { AdventurerView, View } from '../view.ts';
import { acting, cardOf, carries, hasSkill, isActive } from './acting.ts';

/** A weapon in Hand that offers nothing. */
function ofWeapon(view: View, { zone, mana, ...one }: AdventurerView, card: Equipment): Refusal {
  const mist = chartOf(view.quest).zones.find(({ id }) => id === zone)!.mist;
  if (card.zone === 'mist' && !mist) return refuse('WRONG_ZONE', 'DK-TRAIT-04', {});
  const least = Math.min(...card.weapon!.lines.map((line) => line.mana));
  const waived = mist && hasSkill({ zone, mana, ...one }, 'mistAffinity');
  if (least > mana && !waived) return refuse('NO_MANA', 'DK-WPN-08', { n: least });
  return refuse('NO_TARGET', 'DK-RULING-91', {});
}

export function ofCard(view: View, asked: QuestionView, code: string): Refusal | null {
  const one = acting(view, asked);
  if (one === null || !view.party.some((somebody) => carries(somebody, code))) return null;
  if (!carries(one, code)) return refuse('NOT_YOURS', 'DK-INV-01', {});
  if (!isActive(one, code)) return refuse('PUT_AWAY', 'DK-INV-05', {});
  const card = cardOf(code);
  if (card.weapon !== null) return ofWeapon(view, one, card);
  if (card.enchantment !== null) return refuse('NO_TARGET', 'DK-ENCH-02', {});
  return card.armor === null
    ? refuse('WORKS_BY_ITSELF', 'DK-TRAIT-02', {})
    : refuse('ROLLS_BY_ITSELF', 'DK-ARMOR-01', {});
}

function zoneOf({ treasure, artifacts, objectives }: View, token: Token, at: number): string | undefined {
  if (token === 'treasure') return treasure[at]?.zone;
  return token === 'artifact' ? artifacts[at] : objectives[at]?.zone;
}

export const ofToken =
  (token: Token) =>
  (view: View, asked: QuestionView, id: string): Refusal | null => {
    const one = acting(view, asked);
    const zone = zoneOf(view, token, Number(id));
    if (one === null || zone === undefined) return null;
    if (token === 'objective' && view.objectives[Number(id)]!.taken)
      return refuse('TOKEN_TAKEN', 'DK-TOKEN-01', {});
    return zone === one.zone
      ? refuse('NO_ACTIONS', 'DK-PP-02', {})
      : refuse('TOKEN_ELSEWHERE', 'DK-TOKEN-01', { zone });
  };
