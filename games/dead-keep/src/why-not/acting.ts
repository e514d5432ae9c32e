// Whose Turn a question is about, and what that Adventurer has at hand.
import type { QuestionView } from '@gravetable/kernel';
import { cardNo, equipmentOf } from '../cards/box.ts';
import type { Equipment } from '../cards/equipment.ts';
import type { SkillKey } from '../cards/skill.ts';
import type { AdventurerView, View } from '../view.ts';

/** The Adventurer whose Turn is asked for, or null at any other question. */
export function acting({ party, turn }: View, { kind }: QuestionView): AdventurerView | null {
  return kind === 'turn' && turn.who !== null ? (party[turn.who] ?? null) : null;
}

export const cardOf = (code: string): Equipment => equipmentOf(cardNo(code));

/** DK-INV-03…06: whether a card lies where it works. */
export const isActive = ({ hands, body, talismans, pack }: AdventurerView, code: string): boolean =>
  hands.includes(code) ||
  body === code ||
  talismans.includes(code) ||
  (pack.includes(code) && cardOf(code).slot === 'backpack');

export const carries = (one: AdventurerView, code: string): boolean =>
  isActive(one, code) || one.pack.includes(code);

/** Own Skills, and those of cards that lie where they work. */
export function hasSkill(one: AdventurerView, key: SkillKey): boolean {
  const cards = [...one.hands, ...(one.body === null ? [] : [one.body]), ...one.talismans, ...one.pack];
  return (
    one.skills.includes(key) || cards.some((code) => isActive(one, code) && cardOf(code).eq.includes(key))
  );
}
