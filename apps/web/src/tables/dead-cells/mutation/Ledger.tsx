/** The campaign's ledger: every Run, where it ended, and what it gave for good. */

import type { GameEvent } from '@gravetable/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useWholeLog } from '../../../table/kit/whole.ts';
import { lineText } from '../../../table/speech/speech.ts';
import { TurningPoints, type TurningPoint } from '../../../table/review/TurningPoints.tsx';
import type { Words } from '../../../words/index.ts';
import { runsOf, type PastRun } from './history.ts';
import { iconOf } from '../logIcons.ts';
import { turningPoints } from './turning.ts';
import { useOwn } from '../words/index.ts';

export function Ledger() {
  const log = useWholeLog();
  const { s } = useOwn();
  const runs = runsOf(log);
  return (
    <article className="dc-ledger">
      <h2 className="title">{s('ledger')}</h2>
      {runs.length === 0 && <p>{s('ledger.empty')}</p>}
      <ol>
        {runs.map((run) => (
          <Run key={run.number} run={run}>
            {run.end?.['result'] === 'defeat' && <Turning run={run.number} />}
          </Run>
        ))}
      </ol>
    </article>
  );
}

/** What harm is told of by itself; a round or a step only ends what was before it. */
const TOLD: ReadonlySet<string> = new Set(['enemyActs', 'poisonWorks', 'tileTurned']);

/** What befell somebody, after what it came of; who killed somebody is said in one sentence. */
export function withCause(cause: GameEvent | null, event: GameEvent, words: Words): string {
  // Fire and wounds kill by themselves, whoever acted before. Old logs do not tell.
  const by = event.kind === 'beheadedDies' ? (event['by'] ?? 'damage') : 'damage';
  if (by !== 'damage') return lineText(event, words);
  if (cause?.kind === 'enemyActs' && event.kind === 'beheadedDies')
    return words.say({ id: 'fate.beheadedDies', args: { ...cause, ...event } as never });
  return [cause !== null && TOLD.has(cause.kind) ? [cause] : [], event]
    .flat()
    .map((one) => lineText(one, words))
    .join(' ');
}

/** What decided a Run that ended in a death. */
export function usePoints(run: number): readonly TurningPoint[] {
  const log = useWholeLog('latest');
  const { s, name, words } = useOwn();
  const story = useTable((table) => table.info.story);
  const found = story === null ? [] : turningPoints(log, story, run);
  return found.map(({ before, worst, cause, lost: damage, detail: { kind, biome, turn } }) => {
    const where = kind === 'boss' || biome === null ? s('turning.turn', { n: turn }) : name(`biome.${biome}`);
    const led =
      cause?.kind === 'enemyActs'
        ? words.say({ id: 'fate.struck', args: cause as never })
        : cause !== null && TOLD.has(cause.kind)
          ? lineText(cause, words)
          : '';
    const told = [worst === null ? led : withCause(cause, worst, words), s(`turning.${kind}`, { n: damage })];
    return { before, text: words.labelled(where, told.filter((one) => one !== '').join(' ')) };
  });
}

export function Turning({ run }: { run: number }) {
  return <TurningPoints points={usePoints(run)} />;
}

function Run({ run: { number, end, gave, killed, cells }, children }: { run: PastRun; children: ReactNode }) {
  const { s, words } = useOwn();
  return (
    <li className="dc-run">
      <header>
        <h3>{s('ledger.run', { n: number })}</h3>
        <span className="tag">
          <Icon name="death-skull" /> {s('ledger.killed', { n: killed })}
        </span>
        {cells > 0 && (
          <span className="tag">
            <Icon name="atom-core" /> {s('ledger.cells', { n: cells })}
          </span>
        )}
      </header>
      <p>{end === null ? s('ledger.open') : words.say({ id: 'event.runEnds', args: end })}</p>
      {gave.length > 0 && (
        <>
          <h4 className="small-caps">{s('ledger.gave')}</h4>
          <ul className="dc-gave">
            {gave.map((event, at) => (
              <li key={at}>
                <Icon name={iconOf(event) ?? 'tied-scroll'} />
                <span>{words.say({ id: `event.${event.kind}`, args: event as never })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </li>
  );
}
