/** The end of a Run: what it came to, before the Cells are spent; and of the campaign, once it is over. */

import type { GameEvent } from '@gravetable/kernel';
import { useState } from 'react';
import type { LogLine } from '../../../engine/types.ts';
import { useActions, useTable } from '../../../table/context.tsx';
import { EndScene } from '../../../table/kit/EndScene.tsx';
import { useWholeLog } from '../../../table/kit/whole.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Words } from '../../../words/index.ts';
import { lastRunIn } from './history.ts';
import { usePoints, withCause } from './Ledger.tsx';
import { LEADS_TO } from './turning.ts';
import { useOwn } from '../words/index.ts';

/** Who struck last, or which tile it was, and who fell; or which Boss is beaten. */
export function causeOf(lines: readonly LogLine[], words: Words): string {
  // The first death decides; what comes after it in the same Combat no longer does.
  const death = lines.findIndex(({ event }) => event.kind === 'beheadedDies');
  const end = death === -1 ? lines.findLastIndex(({ event }) => event.kind === 'bossWon') : death;
  const fell = lines[end]?.event;
  if (fell === undefined) return '';
  const act = lines.slice(0, end).findLast(({ event }) => LEADS_TO.has(event.kind));
  return fell.kind === 'bossWon' ? lineText(fell, words) : withCause(act?.event ?? null, fell, words);
}

const sum = (lines: readonly LogLine[], kind: string): number =>
  lines.reduce((all, { event }) => all + (event.kind === kind ? Number(event['n'] ?? 1) : 0), 0);

export function RunEnd() {
  const { s, words } = useOwn();
  const log = useWholeLog();
  const told = useTable(({ phase, queue }) => queue.length === 0 && phase !== 'telling' && phase !== 'past');
  const over = useTable((table) => table.phase === 'over');
  const { readEnd } = useActions();
  const endRead = useTable((table) => table.endRead);
  const [closed, close] = useState(0);
  const last = lastRunIn(log);
  const points = usePoints(last?.number ?? 0);
  if (last === null || !told || closed === last.number || !(over || last.justEnded)) return null;
  const { number, won, cells, lines, gave, after } = last;
  // Who comes back to spend the Cells has read it; a campaign that is over ends with it each time.
  if (!over && endRead === after) return null;
  const dead = lines.flatMap(({ event }) => (event.kind === 'beheadedDies' ? [lineText(event, words)] : []));
  const said = (event: GameEvent): string => words.say({ id: `event.${event.kind}`, args: event as never });
  return (
    <EndScene
      icon={won ? 'crown' : 'death-skull'}
      title={s(won ? 'run-end.won' : 'run-end.lost', { n: number })}
      cause={[causeOf(lines, words), ...(won ? [] : [s('run-end.death')])].join(' ')}
      gave={[
        ...(cells > 0 ? [s('ledger.cells', { n: cells })] : []),
        s('ledger.killed', { n: sum(lines, 'enemyKilled') }),
        ...gave.map(said),
      ]}
      took={[
        s('run-end.damage', { n: sum(lines, 'beheadedHit') }),
        ...(dead.length === 0 ? [] : [dead.join(' ')]),
        s('run-end.bag'),
      ]}
      points={points}
      next={s(over ? 'run-end.see' : cells > 0 ? 'run-end.spend' : 'run-end.next')}
      close={() => {
        close(number);
        if (!over) readEnd(after);
      }}
    />
  );
}
