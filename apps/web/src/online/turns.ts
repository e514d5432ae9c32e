/** A stretch of the game as turns. */

import type { LogLine, Snapshot } from '../engine/types.ts';

export interface Turn {
  readonly seat: number;
  /** Answers given before it. */
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** Turn by turn: answers of one seat after the other are one turn. What was told twice is said once. */
export function turnsSince(
  { moments, log }: Pick<Snapshot, 'moments' | 'log'>,
  since: number,
): readonly Turn[] {
  const turns: Turn[] = [];
  for (let at = since; at < moments.length; at++) {
    const { seat } = moments[at]!;
    const lines = log.filter((line) => line.after === at + 1);
    const last = turns.at(-1);
    if (last !== undefined && last.seat === seat)
      turns[turns.length - 1] = { ...last, lines: [...last.lines, ...lines] };
    else turns.push({ seat, from: at, lines });
  }
  return turns.filter(({ lines }) => lines.length > 0);
}
