// CD-LAST Last Whisper: with no Free space left, the Survivor has this turn to open one.

import type { T } from './rulebook.ts';
import { noFreeSpace } from './playing-area.ts';
import type { Board } from './state.ts';
import { named } from './survivor.ts';

/** CD-LAST-01, CD-RULING-59: looked at after Maintenance. */
export function hearLastWhisper(t: T): void {
  t.board.lastWhisper = noFreeSpace(t.board);
  if (t.board.lastWhisper) t.tell?.({ kind: 'lastWhisper', ...named(t, t.board.active!) });
}

/** CD-LAST-02, CD-RULING-60: still no Free space, and no place that sweeps the row. */
export function failsLastWhisper(board: Board): boolean {
  return board.lastWhisper && board.door === null && noFreeSpace(board);
}
