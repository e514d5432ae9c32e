// Ledger 7.4: what an ID card says of an Adventurer.
import type { AdventurerId, Class, Source } from './ids.ts';
import type { SkillKey } from './skill.ts';

export interface AdventurerRecord {
  readonly id: AdventurerId;
  /** Whether the name stands in the rulebook. */
  readonly source: Source;
  readonly class: Class;
  readonly health: number;
  readonly blue: SkillKey;
  readonly orange: readonly [SkillKey, SkillKey];
  readonly red: readonly [SkillKey, SkillKey, SkillKey];
}
