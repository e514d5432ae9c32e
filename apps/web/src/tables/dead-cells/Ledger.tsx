/** The campaign's ledger: every Run, where it ended, and what it gave for good. */

import { Icon } from '../../art/index.ts';
import { useTable } from '../../table/context.tsx';
import { runsOf, type PastRun } from './history.ts';
import { iconOf } from './logIcons.ts';
import { useOwn } from './words/index.ts';

export function Ledger() {
  const log = useTable((table) => table.snapshot.log);
  const { s } = useOwn();
  const runs = runsOf(log);
  return (
    <article className="dc-ledger">
      <h2 className="title">{s('ledger')}</h2>
      {runs.length === 0 && <p>{s('ledger.empty')}</p>}
      <ol>
        {runs.map((run) => (
          <Run key={run.number} run={run} />
        ))}
      </ol>
    </article>
  );
}

function Run({ run: { number, end, gave, killed, cells } }: { run: PastRun }) {
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
    </li>
  );
}
