// DK-CAMP-07: what is carried from Quest to Quest.

import { int, list, record, text } from '@gravetable/kernel';
import type { AdventurerId, QuestId } from './cards/ids.ts';

export const campaign = record({
  /** From 1 to 5. */
  chapter: int(),
  /** Quests won, in order. */
  won: list(text<QuestId>()),
  /** Quests played, won or lost. */
  played: int(),
  roster: list(text<AdventurerId>()),
  /** Cards owned and not carried now, by place in the roster; the last entry is the party's store. */
  owned: list(list(int())),
  /** The Talismans on offer in the shop. */
  offer: list(int()),
});
