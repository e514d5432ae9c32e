/** Tables online of this browser: which waits for its player comes first. */

import { isRefusal } from '@gravetable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allTables, type SavedTable } from '../saves/db.ts';
import { gameTitle } from '../titles.ts';
import { myTables, type MyTable } from './api.ts';
import { wentApart } from './apart.ts';
import { forgetTable, keptTables, type KeptTable } from './kept.ts';
import { useOnlineWords } from './words.ts';
import './style/mine.css';

interface Mine {
  readonly kept: KeptTable;
  /** Null where the server does not say: it is not reached, or one only watches. */
  readonly now: MyTable | null;
  /** The copy of this browser that it came from, where that is still here. */
  readonly copy: SavedTable | null;
}

const ORDER = { lobby: 1, play: 2, over: 3, closed: 4 } as const;

async function allMine(): Promise<{ readonly tables: readonly Mine[]; readonly reached: boolean }> {
  const kept = await keptTables();
  const asked = kept.flatMap(({ table, key }) => (key === null ? [] : [{ table, key }]));
  const found = asked.length === 0 ? [] : await myTables(asked);
  const now = new Map((isRefusal(found) ? [] : found).map((one) => [one.table, one]));
  const rank = ({ now: one }: Mine): number => (one === null ? 5 : one.waits ? 0 : ORDER[one.state]);
  const here = kept.some(({ from }) => from !== null) ? await allTables().catch(() => []) : [];
  const copyOf = ({ from }: KeptTable): SavedTable | null => here.find(({ id }) => id === from) ?? null;
  const tables = kept
    .map((one): Mine => ({ kept: one, now: now.get(one.table) ?? null, copy: copyOf(one) }))
    .sort((a, b) => rank(a) - rank(b) || b.kept.seenAt - a.kept.seenAt);
  return { tables, reached: !isRefusal(found) };
}

/** Another table where somebody waits for this player. */
export function useNextTable(but: string): MyTable | null {
  const [next, setNext] = useState<MyTable | null>(null);
  useEffect(() => {
    let gone = false;
    void allMine().then(({ tables }) => {
      if (gone) return;
      setNext(tables.find(({ now }) => now?.waits === true && now.table !== but)?.now ?? null);
    });
    return () => {
      gone = true;
    };
  }, [but]);
  return next;
}

export default function MyTables() {
  const { o, words } = useOnlineWords();
  const [found, setFound] = useState<Awaited<ReturnType<typeof allMine>> | null>(null);
  const refresh = useCallback((): void => void allMine().then(setFound), []);
  useEffect(() => {
    refresh();
    const look = (): void => {
      if (!document.hidden) refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  if (found === null || found.tables.length === 0) return null;
  const forget = (one: KeptTable): void => {
    if (confirm(o('mine.forget-sure', { title: one.title }))) void forgetTable(one.table).then(refresh);
  };
  return (
    <section className="panel mine" aria-labelledby="mine">
      <h2 className="title" id="mine">
        {o('mine.title')}
      </h2>
      {!found.reached && <p className="note">{o('mine.unreached')}</p>}
      <ul className="mine-list">
        {found.tables.map(({ kept, now, copy }, at) => {
          const title = now?.title ?? kept.title;
          const state =
            now === null
              ? kept.key === null
                ? o('mine.watch')
                : ''
              : o(now.waits ? 'mine.waits' : `mine.${now.state}`);
          return (
            <li key={kept.table} data-game={kept.game} className={now?.waits === true ? 'waits' : ''}>
              <div className="grow">
                <h3>{title}</h3>
                <p className="note mine-standing">
                  {title !== gameTitle(kept.game, words) && `${gameTitle(kept.game, words)} · `}
                  {now?.standing?.[words.language]}
                </p>
                <p className={now?.waits === true ? 'continue-turn' : 'note'}>
                  {state}
                  {now?.waits === true && at === 0 && <span className="sr"> {o('mine.next')}</span>}
                </p>
                {copy !== null && <Copies kept={kept} here={copy} there={now?.count ?? kept.seen} />}
              </div>
              <button
                type="button"
                className="button quiet small"
                aria-label={`${o('mine.forget')}: ${title}`}
                onClick={() => forget(kept)}
              >
                ×
              </button>
              <Link
                href={kept.key === null ? `/watch/${kept.table}` : `/online/${kept.table}`}
                className={now?.waits === true ? 'button small resume' : 'button small'}
                aria-label={`${o('mine.open')}: ${title}`}
              >
                {o('mine.open')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A game that went online and its copy here, side by side: nobody has to guess which one went on. */
function Copies({ kept, here, there }: { kept: KeptTable; here: SavedTable; there: number }) {
  const { o } = useOnlineWords();
  if (!wentApart(here.count, there, kept.fromCount))
    return <p className="note">{o('carry.went', { n: kept.fromCount })}</p>;
  return (
    <div className="copies" role="group" aria-label={o('carry.two')}>
      <p>
        <b>{o('carry.two')}</b>
      </p>
      <p className="note">{o('carry.two-note')}</p>
      <div className="row">
        <Link href={`/table/${here.id}`} className="button small">
          {o('carry.here', { n: here.count })}
        </Link>
        <Link href={`/online/${kept.table}`} className="button small">
          {o('carry.there', { n: there })}
        </Link>
      </div>
    </div>
  );
}
