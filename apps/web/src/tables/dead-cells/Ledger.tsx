/** The campaign's ledger: every Run, where it ended, and what it gave for good. */

import { useTable } from '../../table/context.tsx';
import { runsOf } from './history.ts';
import { useOwn } from './words/index.ts';

export function Ledger() {
  const log = useTable((table) => table.snapshot.log);
  const { s, words } = useOwn();
  const runs = runsOf(log);
  return (
    <article className="dc-ledger">
      <h2 className="title">{s('ledger')}</h2>
      {runs.length === 0 && <p>{s('ledger.empty')}</p>}
      <ol>
        {runs.map(({ number, end, gave, killed }) => (
          <li key={number}>
            <h3>{s('ledger.run', { n: number })}</h3>
            <p>{end === null ? s('ledger.open') : words.say({ id: 'event.runEnds', args: end })}</p>
            <p>{s('ledger.killed', { n: killed })}</p>
            {gave.map((event, at) => (
              <p key={at} className="dc-gave">
                {words.say({ id: `event.${event.kind}`, args: event as never })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  );
}
