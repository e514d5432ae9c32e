/** The end of a day: what it came to, before the next one is played. */

import type { GameEvent } from '@gravetable/kernel';
import { useEffect } from 'react';
import type { LogLine } from '../../engine/types.ts';
import { useActions, useTable } from '../../table/context.tsx';
import { EndScene } from '../../table/kit/EndScene.tsx';
import { useWholeLog } from '../../table/kit/whole.ts';
import { lineText } from '../../table/speech/speech.ts';
import { deathsIn, gaveIn, tookIn, usePointsIn } from './End.tsx';
import { useOwn } from './words/index.ts';

interface PastDay {
  readonly day: number;
  readonly end: LogLine;
  readonly lines: readonly LogLine[];
}

/** The day that was over with the last answer; null where none was. */
function dayOver(log: readonly LogLine[]): PastDay | null {
  const at = log.findLastIndex(({ event }) => event.kind === 'dayEnds');
  const end = log[at];
  if (end === undefined || log.at(-1)?.after !== end.after) return null;
  const begin = log.findLastIndex(({ event }, place) => place < at && event.kind === 'dayBegins');
  return { day: Number(end.event['day']), end, lines: log.slice(Math.max(0, begin), at) };
}

/** Before the next day is told, the one that is over is read. */
export const isNextDay = (event: GameEvent): boolean =>
  event.kind === 'dayBegins' && Number(event['day']) > 1;

export function DayEnd() {
  const { s, words } = useOwn();
  const { restBefore, readEnd } = useActions();
  useEffect(() => {
    restBefore(isNextDay);
    return () => restBefore(null);
  }, [restBefore]);
  const log = useWholeLog();
  const closing = useTable((table) => table.closing);
  const past = closing ? dayOver(log) : null;
  const points = usePointsIn(past?.lines ?? []);
  if (past === null) return null;
  const { day, end, lines } = past;
  return (
    <EndScene
      icon="exit-door"
      title={s('day-end', { day })}
      cause={lineText(end.event, words)}
      gave={gaveIn(lines, s)}
      took={[...tookIn(lines, s), ...deathsIn(lines, words)]}
      points={points}
      next={s('day-end.next', { day: day + 1 })}
      close={() => readEnd(end.after)}
    />
  );
}
