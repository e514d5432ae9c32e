// What Skills are worth, by the Class that has them: from these the fixed order of level-ups follows.
import type { Class } from '../cards/ids.ts';
import type { SkillKey } from '../cards/skill.ts';

const PLAIN: Readonly<Record<string, number>> = {
  action1: 10,
  class2: 5.5,
  classFree: 5,
  mana2: 6,
  barbarian: 4,
  bloodlustPen: 4.5,
  bloodlustDice: 5,
  leader: 7,
  consume: 2,
  crushRoll: 5,
  duoFree: 6.5,
  duoRoll: 5,
  ghost: 3,
  hitAndRun: 5,
  ironHide: 6,
  ironRain: 4,
  jump: 3,
  lucky: 6.5,
  manaArmorReroll: 3,
  manaIgnore: 5,
  manaRain: 4,
  marksman: 6,
  mistPen: 2.5,
  mistMana: 3.5,
  mistAffinity: 3,
  noRegen: 2,
  pointBlank: 4,
  range1: 3,
  sixMana: 4,
  sixIgnore: 4,
  search2: 3.5,
  shove: 4,
  slippery: 6,
  spellbook: 3,
  spellcaster: 7.5,
  sprint: 5,
  taunt: 2,
  tough: 6.5,
};
const BRACKETED: Readonly<Record<string, number>> = {
  manaPen: 4,
  manaDice: 5,
  manaWounds: 4.5,
  wounds2: 6.5,
  roll1: 7,
  die1: 7,
  escalation: 5.5,
  reaper: 6,
  sixPen: 4,
  sixDie: 5.5,
  sixWounds: 4.5,
  free1: 8.5,
  manaFree: 5.5,
  killer: 3,
  ironclad: 4,
  class: 5,
  teleport: 4,
};
const MAIN: Readonly<Record<Class, string>> = {
  fighter: 'melee',
  crusher: 'melee',
  ranger: 'ranged',
  magician: 'magic',
  duo: 'combat',
};
const SPECIAL: Readonly<Record<string, number>> = {
  'free1.move': 6.5,
  'free1.search': 3,
  'free1.enchantment': 4,
  'free1.combat': 9,
  'manaFree.move': 3.5,
  'manaFree.search': 2,
  'manaFree.gatherMana': 2.5,
  'ironclad.footman': 7,
  'ironclad.shadowguard': 5.5,
};
const ATTACKS: ReadonlySet<string> = new Set(['melee', 'ranged', 'magic']);

/** About ten for the best there is. */
export function skillWorth(key: SkillKey, of: Class): number {
  const [skill, bracket] = key.split('.') as [string, string | undefined];
  if (bracket === undefined) return PLAIN[skill] ?? 3;
  const special = SPECIAL[key];
  const worth = special ?? BRACKETED[skill] ?? 3;
  if (special !== undefined || !ATTACKS.has(bracket)) return worth;
  return MAIN[of] === bracket ? worth : MAIN[of] === 'combat' ? worth * 0.7 : worth * 0.35;
}
