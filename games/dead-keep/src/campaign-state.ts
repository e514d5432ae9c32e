// DK-CAMP Campaign: what is carried from Quest to Quest. Written by the Campaign alone.

import { int, list, record, text } from '@gravetable/kernel';

export const campaign = record({
  chapter: int(),
  /** Quests won, in order. */
  won: list(text()),
  /** Quests played, won or lost. */
  played: int(),
  roster: list(text()),
  /** Cards owned, by place in the roster; the last entry is the party's store. */
  owned: list(list(int())),
});
