/** Which rule stands behind a piece of this table. */

import { doing, type View } from './facts.ts';
import type { QuestionView } from '@gravetable/kernel';

const ENEMY_RULES: Readonly<Record<string, string>> = {
  grunt: 'VG-ENEMY-03',
  toughGuy: 'VG-ENEMY-04',
  bouncer: 'VG-ENEMY-05',
  henchman: 'VG-ENEMY-06',
  gunman: 'VG-ENEMY-07',
};

const BASIC_RULES: Readonly<Record<string, string>> = {
  dash: 'VG-ABIL-01',
  punch: 'VG-ABIL-02',
  fire: 'VG-ABIL-03',
  charge: 'VG-ABIL-04',
};

const OBJECTIVE_RULES: Readonly<Record<string, string>> = {
  killCount: 'VG-OBJ-04',
  clearInOneRound: 'VG-OBJ-05',
  healthSix: 'VG-OBJ-06',
  visitAdjacent: 'VG-OBJ-07',
  hitBoss: 'VG-OBJ-08',
  visitRooms: 'VG-OBJ-09',
  killAdjacent: 'VG-OBJ-10',
};

export function ruleOf(piece: string, seen: object): string | null {
  const [kind, seat, ...rest] = piece.split(':');
  const id = rest.join(':');
  const { players, phase } = seen as View;
  switch (kind) {
    case 'enemy':
      return id === 'boss' ? 'VG-ENEMY-08' : (ENEMY_RULES[id.split('.')[1] ?? ''] ?? null);
    case 'room': {
      const room = players[Number(seat)]?.rooms.find((one) => one.id === id);
      return OBJECTIVE_RULES[room?.objective?.kind ?? ''] ?? 'VG-ACT-MOVE-03';
    }
    case 'tile':
      if (id.includes('-i')) return 'VG-ITEM-01';
      return BASIC_RULES[id] ?? (phase === 'flashback' ? 'VG-XP-01' : 'VG-ABIL-05');
    case 'health':
      return phase === 'rolling' ? 'VG-ROLL-10' : 'VG-RES-08';
    case 'pool':
      return 'VG-ROLL-02';
    default:
      return null;
  }
}

/** Leaving actions or sets unused cannot be meant lightly, nor can leaving dice that may still be rolled or placed. */
export function grave({ options }: QuestionView, value: unknown): 'waste' | null {
  const what = doing(value)?.do;
  if (what === 'stop') return options.some((one) => LEFT.has(doing(one.value)?.do ?? '')) ? 'waste' : null;
  return what === 'done' && options.some(({ said }) => said.id === 'option.doneUnused') ? 'waste' : null;
}

/** What dice are still good for. */
const LEFT: ReadonlySet<string> = new Set(['roll', 'assign', 'assignWound', 'take']);
