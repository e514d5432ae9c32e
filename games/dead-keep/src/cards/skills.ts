// Ledger 3.19: the 55 Skills, and each of them with every bracket it may have.
import { CLASSES, MONSTERS, UNDEAD } from './ids.ts';
import { BRACKETS, FREE_TYPES, type Skill, type SkillKey } from './skill.ts';

/** A row of the table: `of` lists what may stand in the bracket. */
type Row = Pick<Skill, 'skill' | 'rule' | 'timing' | 'stacking'> &
  Partial<Pick<Skill, 'mana' | 'action'>> & { readonly of?: readonly string[] };

const TYPES = FREE_TYPES;
const FREE = [...FREE_TYPES, 'gatherMana'];
/** DK-RULING-109: the three Trolls share a word. */
const ENEMIES = [...UNDEAD, ...MONSTERS.filter((kind) => !kind.endsWith('Troll')), 'troll'];

const ROWS: readonly Row[] = [
  { skill: 'manaPen', rule: 'DK-SKILL-M-PEN', of: BRACKETS, timing: ['pre'], mana: 1, stacking: 'sum' },
  {
    skill: 'manaArmorReroll',
    rule: 'DK-SKILL-M-ARMORREROLL',
    timing: ['react'],
    mana: 1,
    stacking: 'use',
  },
  { skill: 'manaFree', rule: 'DK-SKILL-M-FREE', of: FREE, timing: ['own'], mana: 1, stacking: 'use' },
  { skill: 'manaDice', rule: 'DK-SKILL-M-DICE2', of: BRACKETS, timing: ['pre'], mana: 1, stacking: 'sum' },
  { skill: 'manaWounds', rule: 'DK-SKILL-M-WOUNDS2', of: BRACKETS, timing: ['pre'], mana: 1, stacking: 'no' },
  { skill: 'manaIgnore', rule: 'DK-SKILL-M-IGNORE', timing: ['pre'], mana: 1, stacking: 'no' },
  { skill: 'killer', rule: 'DK-SKILL-KILLER', of: ENEMIES, timing: ['pass'], stacking: 'no' },
  { skill: 'class2', rule: 'DK-SKILL-CLASS2', timing: ['pass'], stacking: 'no' },
  { skill: 'wounds2', rule: 'DK-SKILL-WOUNDS2', of: BRACKETS, timing: ['pass'], stacking: 'no' },
  { skill: 'action1', rule: 'DK-SKILL-ACTION1', timing: ['own'], stacking: 'sum' },
  { skill: 'roll1', rule: 'DK-SKILL-ROLL1', of: BRACKETS, timing: ['roll'], stacking: 'sum' },
  { skill: 'die1', rule: 'DK-SKILL-DIE1', of: BRACKETS, timing: ['pre'], stacking: 'sum' },
  { skill: 'free1', rule: 'DK-SKILL-FREE1', of: TYPES, timing: ['own'], stacking: 'sum' },
  { skill: 'classFree', rule: 'DK-SKILL-CLASSFREE', timing: ['own'], stacking: 'no' },
  { skill: 'range1', rule: 'DK-SKILL-RANGE1', timing: ['pass'], stacking: 'sum' },
  { skill: 'mana2', rule: 'DK-SKILL-MANA2', timing: ['own'], stacking: 'use' },
  { skill: 'barbarian', rule: 'DK-SKILL-BARBARIAN', timing: ['pre'], stacking: 'no' },
  { skill: 'bloodlustPen', rule: 'DK-SKILL-BL-PEN', timing: ['pre'], stacking: 'sum' },
  { skill: 'bloodlustDice', rule: 'DK-SKILL-BL-DICE', timing: ['pre'], stacking: 'sum' },
  { skill: 'leader', rule: 'DK-SKILL-LEADER', timing: ['own'], stacking: 'use' },
  { skill: 'class', rule: 'DK-SKILL-CLASS', of: CLASSES, timing: ['pass'], stacking: 'no' },
  { skill: 'consume', rule: 'DK-SKILL-CONSUME', timing: ['react'], stacking: 'no' },
  { skill: 'crushRoll', rule: 'DK-SKILL-CRUSH-ROLL', timing: ['roll'], stacking: 'sum' },
  { skill: 'duoFree', rule: 'DK-SKILL-DUO-FREE', timing: ['react'], stacking: 'sum' },
  { skill: 'duoRoll', rule: 'DK-SKILL-DUO-ROLL', timing: ['roll'], stacking: 'sum' },
  { skill: 'escalation', rule: 'DK-SKILL-ESCALATION', of: BRACKETS, timing: ['pre'], stacking: 'sum' },
  { skill: 'ghost', rule: 'DK-SKILL-GHOST', timing: ['pass'], stacking: 'no' },
  { skill: 'hitAndRun', rule: 'DK-SKILL-HITRUN', timing: ['post'], stacking: 'use' },
  { skill: 'ironclad', rule: 'DK-SKILL-IRONCLAD', of: ENEMIES, timing: ['pass'], stacking: 'no' },
  { skill: 'ironHide', rule: 'DK-SKILL-IRONHIDE', timing: ['react'], stacking: 'no' },
  { skill: 'ironRain', rule: 'DK-SKILL-IRONRAIN', timing: ['pre'], stacking: 'no' },
  { skill: 'jump', rule: 'DK-SKILL-JUMP', timing: ['own'], action: 'any', stacking: 'use' },
  { skill: 'lucky', rule: 'DK-SKILL-LUCKY', timing: ['roll', 'react'], stacking: 'use' },
  { skill: 'manaRain', rule: 'DK-SKILL-MANARAIN', timing: ['pre'], stacking: 'no' },
  { skill: 'marksman', rule: 'DK-SKILL-MARKSMAN', timing: ['pass'], stacking: 'no' },
  { skill: 'mistPen', rule: 'DK-SKILL-MIST-PEN', timing: ['pass'], stacking: 'sum' },
  { skill: 'mistMana', rule: 'DK-SKILL-MIST-MANA', timing: ['own'], stacking: 'use' },
  { skill: 'mistAffinity', rule: 'DK-SKILL-MIST-AFF', timing: ['pass'], stacking: 'no' },
  { skill: 'noRegen', rule: 'DK-SKILL-NOREGEN', timing: ['pass'], stacking: 'no' },
  { skill: 'pointBlank', rule: 'DK-SKILL-POINTBLANK', timing: ['pass'], stacking: 'no' },
  { skill: 'reaper', rule: 'DK-SKILL-REAPER', of: BRACKETS, timing: ['post'], stacking: 'no' },
  { skill: 'sixPen', rule: 'DK-SKILL-R6-PEN', of: BRACKETS, timing: ['roll'], stacking: 'no' },
  { skill: 'sixDie', rule: 'DK-SKILL-R6-DIE', of: BRACKETS, timing: ['roll'], stacking: 'no' },
  { skill: 'sixMana', rule: 'DK-SKILL-R6-MANA', timing: ['roll'], stacking: 'no' },
  { skill: 'sixWounds', rule: 'DK-SKILL-R6-WOUNDS', of: BRACKETS, timing: ['roll'], stacking: 'no' },
  { skill: 'sixIgnore', rule: 'DK-SKILL-R6-IGNORE', timing: ['roll'], stacking: 'no' },
  { skill: 'search2', rule: 'DK-SKILL-SEARCH2', timing: ['react'], stacking: 'no' },
  { skill: 'shove', rule: 'DK-SKILL-SHOVE', timing: ['own'], stacking: 'use' },
  { skill: 'slippery', rule: 'DK-SKILL-SLIPPERY', timing: ['pass'], stacking: 'no' },
  { skill: 'spellbook', rule: 'DK-SKILL-SPELLBOOK', timing: ['pass'], stacking: 'no' },
  { skill: 'spellcaster', rule: 'DK-SKILL-SPELLCASTER', timing: ['own'], stacking: 'sum' },
  { skill: 'sprint', rule: 'DK-SKILL-SPRINT', timing: ['own'], action: 'move', stacking: 'use' },
  { skill: 'taunt', rule: 'DK-SKILL-TAUNT', timing: ['own'], stacking: 'use' },
  {
    skill: 'teleport',
    rule: 'DK-SKILL-TELEPORT',
    of: ['2', '3'],
    timing: ['own'],
    action: 'any',
    stacking: 'use',
  },
  { skill: 'tough', rule: 'DK-SKILL-TOUGH', timing: ['react'], stacking: 'use' },
];

/** One string for each name, as literals are: such strings are told apart by where they lie, not letter by letter. */
const literal = (text: string): string => Object.keys({ [text]: null })[0]!;

/** In the order of the ledger, brackets in the order of their lists. */
export const SKILLS: readonly Skill[] = ROWS.flatMap(({ of = [null], ...row }) =>
  of.map((bracket) => ({
    mana: 0,
    action: null,
    ...row,
    key: literal(bracket === null ? row.skill : `${row.skill}.${bracket}`) as SkillKey,
    of: bracket,
  })),
);

/** The key of a Skill with that in its bracket. */
export function keyOf(skill: Skill['skill'], of: string): SkillKey {
  const found = SKILLS.find((one) => one.skill === skill && one.of === of);
  if (found === undefined) throw new Error(`No Skill ${skill} of ${of}`);
  return found.key;
}

const numbers = new Map<string, number>(SKILLS.map(({ key }, no) => [key, no]));

export function skillOf(no: number): Skill {
  const found = SKILLS[no];
  if (found === undefined) throw new Error(`No Skill ${no}`);
  return found;
}

/** The number of a Skill by its key. */
export function skillNo(key: SkillKey): number {
  const found = numbers.get(key);
  if (found === undefined) throw new Error(`No Skill ${key}`);
  return found;
}
