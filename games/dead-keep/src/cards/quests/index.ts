// Ledger 7.10: the twelve Quests.
import { Q01 } from './q01.ts';
import { Q02 } from './q02.ts';
import { Q03 } from './q03.ts';
import { Q04 } from './q04.ts';
import { Q05 } from './q05.ts';
import { Q06 } from './q06.ts';
import { Q07 } from './q07.ts';
import { Q08 } from './q08.ts';
import { Q09 } from './q09.ts';
import { Q10 } from './q10.ts';
import { Q11 } from './q11.ts';
import { Q12 } from './q12.ts';
import type { Quest } from './quest.ts';

export const QUESTS: readonly Quest[] = [Q01, Q02, Q03, Q04, Q05, Q06, Q07, Q08, Q09, Q10, Q11, Q12];

const byId = new Map<string, Quest>(QUESTS.map((quest) => [quest.id, quest]));

/** The one asked for last: rules ask for one Quest all the time. */
let last: Quest = Q01;

export const questOf = (id: string): Quest => (id === last.id ? last : findQuest(id));

function findQuest(id: string): Quest {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No Quest ${id}`);
  last = found;
  return found;
}
