/** What a Quest says of itself, line by line, and which rule of the ledger stands behind each. */

import type { Said } from '@gravetable/kernel';
import type { View } from '../facts.ts';

const BEHIND: Readonly<Record<string, string>> = {
  'outline.wakes': 'DK-BOSS-07',
  'outline.lose': 'DK-GEN-04',
  'questRule.onTake.any': 'DK-TOKEN-03',
  'questRule.onTake.red.asleep': 'DK-TOKEN-03',
  'questRule.onTake.blue': 'DK-TOKEN-04',
  'questRule.onTake.green': 'DK-TOKEN-04',
  'questRule.onActivation': 'DK-BOSS-07',
  'questRule.mistMana': 'DK-MANA-01',
  'questRule.scent': 'DK-SPAWN-03',
  'questRule.host': 'DK-RULING-185',
  'questRule.fire': 'DK-SKILL-NOREGEN',
  'questRule.activate': 'DK-TOKEN-02',
  'questRule.hiddenBlue': 'DK-TOKEN-04',
  'questRule.behindWalls': 'DK-EMOVE-02',
};

export function linesOf({ wakes, loses, questRules }: Pick<View, 'wakes' | 'loses' | 'questRules'>): Said[] {
  return [wakes, loses, ...questRules].filter((line) => line !== null);
}

export function behind({ id }: Said): string {
  const rule = BEHIND[id];
  if (rule === undefined) throw new Error(`no rule stands behind ${id}`);
  return rule;
}
