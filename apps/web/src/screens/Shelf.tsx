/** What is kept in this browser, and a way to bring a game along. */

import { shelf } from 'virtual:gravetable/shelf';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/index.ts';
import { isPoster } from '../brand.ts';
import { blockedBy } from '../saves/blocked.ts';
import { togetherOf } from '../saves/copies.ts';
import {
  allAside,
  campaignsOf,
  allTables,
  removeTable,
  type SavedTable,
  type SetAside,
} from '../saves/db.ts';
import { importGame } from '../saves/import.ts';
import { hasTable } from '../tables/registry.ts';
import { gameTitle } from '../titles.ts';
import { useWords } from '../words/index.ts';
import { AsideList, OTHER_RULES } from './AsideList.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import { useRemoving } from './Removing.tsx';

const MOST_SEATS = Math.max(...shelf.map((game) => game.seats.max));

/** Games that have no poster: the worked example. */
function OtherGame({ game }: { game: string }) {
  const words = useWords();
  const title = gameTitle(game, words);
  return (
    <div className="row other-game">
      <div className="grow">
        <h3>{title}</h3>
        <p className="note">
          {words.t('home.example')}
          {!hasTable(game) && ` (${words.t('home.list-only')})`}
        </p>
      </div>
      <Link href={`/rules/${game}`} className="button small">
        {words.t('home.rules')}
      </Link>
      <Link href={`/new/${game}`} className="button small" aria-label={words.t('home.sit-at', { title })}>
        {words.t('home.sit')}
      </Link>
    </div>
  );
}

export function Shelf() {
  const { t, say } = useWords();
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [aside, setAside] = useState<readonly SetAside[]>([]);
  const [trouble, setTrouble] = useState<'home.storage' | 'trouble.newer' | null>(null);
  const [fleeting, setFleeting] = useState(false);
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const [campaigns, setCampaigns] = useState<ReadonlyMap<string, string>>(new Map());
  const refresh = useCallback((): void => {
    Promise.all([allTables().then(async (found) => [found, await campaignsOf(found)] as const), allAside()])
      .then(([[found, known], put]) => {
        setTables(found);
        setAside(put);
        setCampaigns(known);
      })
      .catch((error: unknown) => {
        setTrouble(blockedBy(error) === 'newer' ? 'trouble.newer' : 'home.storage');
        setTables([]);
      });
  }, []);
  useEffect(refresh, [refresh]);
  const removing = useRemoving(refresh);
  const remove = ({ id, title }: SavedTable): void =>
    removing.ask({
      ids: [id],
      sure: t('home.remove-sure', { title }),
      said: t('home.removed', { title }),
      remove: () => removeTable(id),
    });
  /** Of several copies of one game this is the one that goes on. */
  const keep = ({ id, title }: SavedTable, copies: readonly SavedTable[]): void => {
    const ids = copies.flatMap((one) => (one.id === id ? [] : [one.id]));
    removing.ask({
      ids,
      sure: t('home.choose-sure', { title, n: ids.length }),
      said: t('home.chosen', { title, n: ids.length }),
      remove: () => Promise.all(ids.map(removeTable)),
    });
  };
  const here = (tables ?? []).filter(({ id }) => !removing.hidden.has(id));
  useEffect(() => {
    void navigator.storage?.persisted?.().then((kept) => setFleeting(!kept));
  }, []);
  const bring = async (chosen: File): Promise<void> => {
    const names = Array.from({ length: MOST_SEATS }, (_, at) => t('setup.player', { n: at + 1 }));
    const result = await importGame(chosen, names);
    if (result.kind === 'table')
      setSaid(t(result.position ? 'import.position' : 'home.imported', { title: result.title }));
    else if (result.kind === 'refused')
      setSaid(say({ id: `refusal.${result.refusal.code}`, args: result.refusal.data }));
    else if (OTHER_RULES.has(result.refusal.code)) setSaid(t('aside.other-rules'));
    else
      setSaid(
        t('import.unreadable', {
          why: say({ id: `refusal.${result.refusal.code}`, args: result.refusal.data }),
        }),
      );
    refresh();
  };
  const isNew = tables !== null && tables.length === 0;
  return (
    <div className="shelf">
      <section className="panel shelf-running" aria-labelledby="continue">
        <h2 className="title" id="continue">
          {isNew ? (
            t('home.begin')
          ) : (
            <>
              {t('home.continue')} <span className="note">{t('home.continue-note')}</span>
            </>
          )}
        </h2>
        {trouble !== null && <p className="notice">{t(trouble)}</p>}
        {isNew && <FirstVisit />}
        {removing.shown}
        <ul className="continue-list">
          {togetherOf(here, campaigns).map((copies) => (
            <li key={copies[0]!.id} className={copies.length > 1 ? 'copies' : undefined}>
              {copies.length > 1 && <p className="notice">{t('home.copies', { n: copies.length })}</p>}
              {copies.map((table) => (
                <ContinueCard
                  key={table.id}
                  table={table}
                  remove={() => remove(table)}
                  {...(copies.length > 1 ? { keep: () => keep(table, copies) } : {})}
                />
              ))}
            </li>
          ))}
        </ul>
        {trouble === null && fleeting && (tables ?? []).length > 0 && (
          <p className="note">{t('home.not-persistent')}</p>
        )}
      </section>
      <section className="panel shelf-bring" aria-labelledby="bring">
        <h2 className="title" id="bring">
          {t('home.bring')}
        </h2>
        <p className="note">{t('home.bring-note')}</p>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={t('home.import')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) bring(chosen).catch(() => setSaid(t('import.not-kept')));
            event.target.value = '';
          }}
        />
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="files" />
          {t('home.import')}
        </button>
        <p role="status" className="note">
          {said}
        </p>
        <Link href="/knock" className="button">
          {t('home.knock')}
        </Link>
        {shelf
          .filter((game) => !isPoster(game.id))
          .map((game) => (
            <OtherGame key={game.id} game={game.id} />
          ))}
        {aside.length > 0 && <AsideList aside={aside} changed={refresh} />}
      </section>
    </div>
  );
}
