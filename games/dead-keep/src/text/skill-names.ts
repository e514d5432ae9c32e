// Ledger 3.19: the name of every Skill with its bracket, from one title for each Skill.
import type { SkillId } from '../cards/skill.ts';
import { SKILLS } from '../cards/skills.ts';

/** What may stand in a bracket, said by a language: `of(skill, 'melee')`. */
export function skillNames(
  grammar: string,
  titles: Readonly<Record<SkillId, string>>,
  of: (skill: SkillId, bracket: string) => string,
): Record<string, readonly [grammar: string, name: string]> {
  return Object.fromEntries(
    SKILLS.map(({ key, skill, of: bracket }) => [
      key,
      [grammar, titles[skill].replace('[A]', bracket === null ? '' : of(skill, bracket))] as const,
    ]),
  );
}
