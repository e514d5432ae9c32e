// What the Boss is called in sentences.

import { nameOf } from '../enemies/groups.ts';
import type { Board } from '../state.ts';

export const bossName = (board: Board): string => nameOf({ kind: board.boss.kind, boss: true });
