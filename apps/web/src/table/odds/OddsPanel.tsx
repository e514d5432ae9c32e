/** What may come of the answer under the cursor or in hand, or of things as they stand: exact, or tried with its error. */

import { chanceSaid, type OddsTold } from '@gravetable/protocol';
import { optionWords, useOdds, useQuestion, useTable } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { useOddsTold } from './useOddsTold.ts';
import { usePointed } from './usePointed.ts';
import { useOddsWords } from './speaking.ts';

export function OddsPanel({ module }: { module: TableModule }) {
  const { s, words } = useOddsWords();
  const on = useOdds();
  const option = usePointed();
  const playing = useTable(({ phase }) => phase === 'playing');
  const question = useQuestion();
  const meant = module.useMeant?.(question) ?? null;
  const told = useOddsTold(option?.value ?? meant, on && playing);
  if (!on || !playing) return <p className="quiet">{s(on ? 'later' : 'off')}</p>;
  const list = (told?.list ?? []).filter(({ chances }) => chances.length > 0);
  return (
    <section className="odds" aria-busy={told === undefined || told?.done === false}>
      <h3 className="small-caps">
        {option === null ? s('as-is') : s('for', { what: optionWords(option, words) })}
      </h3>
      {told !== undefined && list.length === 0 && (
        <p className="quiet">{s(option === null ? 'none' : 'none.for')}</p>
      )}
      {list.map((one, at) => (
        <OneOdds key={at} one={one} />
      ))}
      {told?.done === false && <p className="quiet">{s('working')}</p>}
    </section>
  );
}

function OneOdds({ one: { about, chances, tables } }: { one: OddsTold }) {
  const { s, words } = useOddsWords();
  return (
    <>
      <h4>{words.say(about)}</h4>
      <ul>
        {chances.map(({ says, chance }, at) => (
          <li key={at}>
            <span className="grow">{words.say(says)}</span>
            <i aria-hidden="true">
              <i style={{ width: `${100 * chance}%` }} />
            </i>
            <b>{words.say(chanceSaid(chance, tables))}</b>
          </li>
        ))}
      </ul>
      <p className="note">{tables === null ? s('counted') : s('tried', { n: tables })}</p>
    </>
  );
}
