/** The first page: four posters, what is running, and a way to bring a game along. */

import { shelf } from 'virtual:gravetable/shelf';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon, MOTIF_OF, Picture, SeatChip, type IconName } from '../art/index.ts';
import { PosterPrint } from '../art/prints/index.tsx';
import { BRAND, isPoster, POSTERS, type GameId } from '../brand.ts';
import { saveFile } from '../files.ts';
import {
  allAside,
  allTables,
  removeAside,
  removeTable,
  type SavedTable,
  type SetAside,
} from '../saves/db.ts';
import { importGame } from '../saves/import.ts';
import { gameTitle } from '../titles.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';
import { hasTable } from '../tables/registry.ts';

export function Home() {
  const { t } = useWords();
  return (
    <Page>
      <main className="home" id="main" tabIndex={-1}>
        <h1 className="sr">{BRAND}</h1>
        <h2 className="sr">{t('ui.games')}</h2>
        <ul className="posters">
          {POSTERS.map((game) => (
            <li key={game}>
              <Poster game={game} />
            </li>
          ))}
        </ul>
        <Shelf />
      </main>
    </Page>
  );
}

function Poster({ game }: { game: GameId }) {
  const words = useWords();
  const { t } = words;
  const title = t(`game.${game}.title`);
  const here = shelf.some((one) => one.id === game);
  return (
    <article className="poster" data-game={game} aria-label={title}>
      <PosterPrint game={game} />
      <div className="poster-head">
        <h3 className="title">{title}</h3>
        <span className="mono">{t(`game.${game}.tag`)}</span>
      </div>
      <p>{t(`game.${game}.pitch`)}</p>
      <div className="poster-foot">
        {here ? (
          <Link href={`/new/${game}`} className="button poster-sit" aria-label={t('home.sit-at', { title })}>
            {t('home.sit')}
          </Link>
        ) : (
          <span className="button poster-sit" aria-disabled="true" title={t('ui.coming-long')}>
            {t('ui.coming')}
          </span>
        )}
        {hasTable(game) && here && (
          <Link
            href={`/learn/${game}`}
            className="button poster-learn"
            aria-label={t('home.learn-of', { title })}
          >
            {t('home.learn')}
          </Link>
        )}
        <Link
          href={`/rules/${game}`}
          className="button poster-learn"
          aria-label={t('home.rules-of', { title })}
        >
          {t('home.rules')}
        </Link>
      </div>
    </article>
  );
}

/** Games that have no poster: the worked example. */
function OtherGame({ game }: { game: string }) {
  const words = useWords();
  const title = gameTitle(game, words);
  return (
    <div className="row other-game">
      <h3 className="grow">
        {title} <span className="note">{words.t('home.example')}</span>
      </h3>
      <Link href={`/rules/${game}`} className="button small">
        {words.t('home.rules')}
      </Link>
      <Link href={`/new/${game}`} className="button small" aria-label={words.t('home.sit-at', { title })}>
        {words.t('home.sit')}
      </Link>
    </div>
  );
}

function Shelf() {
  const { t, say } = useWords();
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [aside, setAside] = useState<readonly SetAside[]>([]);
  const [trouble, setTrouble] = useState(false);
  const [fleeting, setFleeting] = useState(false);
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const refresh = (): void => {
    Promise.all([allTables(), allAside()])
      .then(([found, put]) => {
        setTables(found);
        setAside(put);
      })
      .catch(() => {
        setTrouble(true);
        setTables([]);
      });
  };
  useEffect(refresh, []);
  useEffect(() => {
    void navigator.storage?.persisted?.().then((kept) => setFleeting(!kept));
  }, []);
  const bring = async (chosen: File): Promise<void> => {
    const result = await importGame(chosen.name, await chosen.text());
    if (result.kind === 'table') setSaid(t('home.imported', { title: result.title }));
    else if (result.kind === 'state') setSaid(t('import.state'));
    else
      setSaid(
        t('import.unreadable', {
          why: say({ id: `refusal.${result.refusal.code}`, args: result.refusal.data }),
        }),
      );
    refresh();
  };
  return (
    <div className="shelf">
      <section className="panel shelf-running" aria-labelledby="continue">
        <h2 className="title" id="continue">
          {t('home.continue')} <span className="note">{t('home.continue-note')}</span>
        </h2>
        {trouble && <p className="notice">{t('home.storage')}</p>}
        {!trouble && fleeting && (tables ?? []).length > 0 && (
          <p className="note">{t('home.not-persistent')}</p>
        )}
        {tables !== null && tables.length === 0 && <p className="note">{t('home.nothing')}</p>}
        <ul className="continue-list">
          {(tables ?? []).map((table) => (
            <li key={table.id}>
              <ContinueCard table={table} changed={refresh} />
            </li>
          ))}
        </ul>
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
            if (chosen !== undefined) void bring(chosen);
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

const EMBLEM: Readonly<Record<GameId, IconName>> = {
  'dead-cells': 'half-dead',
  'cards-of-the-dead': 'shambling-zombie',
  'dead-keep': 'crowned-skull',
  vengeance: 'rolling-dices',
};

function ContinueCard({ table, changed }: { table: SavedTable; changed: () => void }) {
  const words = useWords();
  const { t, language } = words;
  const { id, game, title, seats, over, count, waiting, updated } = table;
  const names = waiting.filter((seat) => seat >= 0).map((seat) => seats[seat]!.name);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  const remove = (): void => {
    if (confirm(t('home.remove-sure', { title }))) void removeTable(id).then(changed);
  };
  return (
    <article className="continue-card" data-game={game}>
      <div className="continue-picture">
        <Picture
          id={id}
          icon={isPoster(game) ? EMBLEM[game] : 'tombstone'}
          motif={MOTIF_OF[game] ?? 'lamps'}
          width={96}
          height={200}
        />
      </div>
      <div className="continue-words">
        <h3>{title}</h3>
        <p className="note">
          {gameTitle(game, words) === title ? '' : `${gameTitle(game, words)}. `}
          {over ? t('home.ended', { n: count }) : t('home.answers', { n: count })}
        </p>
        {!over && names.length > 0 && <p className="continue-turn">{t('home.turn-of', { who: names })}</p>}
        <p className="note">{t('home.last', { when })}</p>
        <div className="row continue-foot">
          <span className="grow" aria-hidden="true">
            {seats.map((_, seat) => (
              <SeatChip key={seat} seat={seat} size={20} />
            ))}
          </span>
          <button
            type="button"
            className="button quiet small icon-only"
            aria-label={`${t('home.export')}: ${title}`}
            onClick={() => saveFile(`${title}.gravetable.json`, table.record)}
          >
            <Icon name="save" />
          </button>
          <button
            type="button"
            className="button quiet small"
            aria-label={`${t('home.remove')}: ${title}`}
            onClick={remove}
          >
            ×
          </button>
          {over ? (
            <Link
              href={`/replay/${id}`}
              className="button small"
              aria-label={`${t('home.review')}: ${title}`}
            >
              {t('home.review')}
            </Link>
          ) : (
            <Link
              href={`/table/${id}`}
              className="button small resume"
              aria-label={`${t('home.resume')}: ${title}`}
            >
              {t('home.resume')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function AsideList({ aside, changed }: { aside: readonly SetAside[]; changed: () => void }) {
  const { t, language, say } = useWords();
  return (
    <section aria-labelledby="aside">
      <h3 id="aside" className="label">
        {t('home.aside')}
      </h3>
      <p className="note">{t('home.aside-note')}</p>
      <ul>
        {aside.map(({ id, title, text, reason, when }) => (
          <li key={id} className="row">
            <span className="grow">
              {title}
              <span className="note">
                {' '}
                {t('home.aside-reason', {
                  when: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when),
                  why: say({ id: `refusal.${reason}`, args: { where: '' } }),
                })}
              </span>
            </span>
            <button type="button" className="button small" onClick={() => saveFile(`${title}.txt`, text)}>
              {t('home.export')}
            </button>
            <button
              type="button"
              className="button quiet small"
              aria-label={`${t('home.remove')}: ${title}`}
              onClick={() => {
                if (confirm(t('home.remove-sure', { title }))) void removeAside(id).then(changed);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
