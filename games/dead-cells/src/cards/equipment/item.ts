// DC-EQP: how an Equipment record is written down, and the ways an item may be used.
import type { Action, CardRound, Equipment, EquipmentMode, EquipmentOrigin } from '../../schema.ts';

/** Items of one origin: `const item = itemsFrom('B1')`. */
export const itemsFrom =
  (origin: EquipmentOrigin) =>
  (
    written: Pick<Equipment, 'code' | 'icon' | 'min' | 'mode'> & Partial<Pick<Equipment, 'source'>>,
  ): Equipment => ({
    source: 'design',
    ...written,
    origin,
    name: `equipment.${written.code}`,
    text: `equipment.${written.code}.text`,
  });

/** DC-EQP-07. */
export const insteadOf = (round: CardRound, action: Action): EquipmentMode => ({
  type: 'replace',
  round,
  action,
});
/** DC-EQP-08. */
export const addedTo = (round: CardRound, action: Action): EquipmentMode => ({ type: 'add', round, action });
/** DC-EQP-09. */
export const bySkill = (action: Action): EquipmentMode => ({ type: 'skill', action });
/** DC-R0-03. */
export const beforeRoundOne = (action: Action): EquipmentMode => ({ type: 'round0', action });
/** DC-FAQ-12: works by itself whenever its trigger happens. */
export const whenever = (
  trigger: Extract<EquipmentMode, { type: 'shield' }>['trigger'],
  effect: Action,
): EquipmentMode => ({ type: 'shield', trigger, effect });
/** DC-COMP, DC-RULING-47. */
export const companion = (health: number, round: CardRound, action: Action): EquipmentMode => ({
  type: 'companion',
  health,
  round,
  action,
});
