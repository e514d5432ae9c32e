// DK-SETUP-01, -05, DK-ULTRA-01, DK-RULING-23: what a table is opened with.

import type { OptionSpec } from '@gravetable/kernel';
import { ADVENTURER_IDS, QUEST_IDS } from './cards/ids.ts';

/** DK-SETUP-06: the party newcomers are given; one of every Class, and a second Fighter. */
export const FIRST_PARTY = ['astrid', 'lothar', 'maiLing', 'tessara', 'theron', 'ysolde'] as const;

/** DK-RULING-57. */
const LEAST_ADVENTURERS = 4;
export const MOST_ADVENTURERS = 6;

export const CAMPAIGN = 'campaign';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'quest', kind: 'choice', choices: [...QUEST_IDS, CAMPAIGN], default: 'Q01' },
  {
    id: 'party',
    kind: 'some',
    choices: ADVENTURER_IDS,
    min: LEAST_ADVENTURERS,
    max: MOST_ADVENTURERS,
    default: FIRST_PARTY,
  },
  { id: 'ultrared', kind: 'flag', default: false },
  { id: 'koCheck', kind: 'choice', choices: ['round', 'immediate'], default: 'round' },
];
