/** The first page: four posters, what is running, and a way to bring a game along. */

import { shelf } from 'virtual:gravetable/shelf';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PosterPrint } from '../art/prints/index.tsx';
import { BRAND, POSTERS, type GameId } from '../brand.ts';
import { isOlderVersion } from '../offline.ts';
import { hasOnlineTables } from '../online/flag.ts';
import { hasTable } from '../tables/registry.ts';
import { useWords } from '../words/index.ts';
import { Latest } from './Latest.tsx';
import { Page } from './Page.tsx';
import { Shelf } from './Shelf.tsx';

const MyTables = lazy(() => import('../online/MyTables.tsx'));

/** The prints have been drawn once: whoever comes back finds them hanging. */
let hung = false;

/** Words are painted first, on a slow phone much earlier; the prints follow behind that paint. */
function useHung(): boolean {
  const [now, setNow] = useState(hung);
  useEffect(() => {
    if (now) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        hung = true;
        setNow(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [now]);
  return now;
}

export function Home() {
  const { t } = useWords();
  const prints = useHung();
  useEffect(() => {
    // A game that goes on in an older version was left: the rest of the house is the newest.
    if (isOlderVersion()) location.replace(location.pathname + location.hash);
  }, []);
  return (
    <Page>
      <main className="home" id="main" tabIndex={-1}>
        <h1 className="sr">{BRAND}</h1>
        <Latest />
        <h2 className="sr">{t('ui.games')}</h2>
        <ul className="posters">
          {POSTERS.map((game) => (
            <li key={game}>
              <Poster game={game} print={prints} />
            </li>
          ))}
        </ul>
        {hasOnlineTables() && (
          <Suspense fallback={null}>
            <MyTables />
          </Suspense>
        )}
        <Shelf />
      </main>
    </Page>
  );
}

function Poster({ game, print }: { game: GameId; print: boolean }) {
  const words = useWords();
  const { t } = words;
  const title = t(`game.${game}.title`);
  const here = shelf.some((one) => one.id === game);
  return (
    <article className="poster" data-game={game} aria-label={title}>
      {print ? <PosterPrint game={game} /> : <svg className="print" aria-hidden="true" />}
      <div className="poster-head">
        <h3 className="title">{title}</h3>
        <span className="mono">{t(`game.${game}.tag`)}</span>
      </div>
      <p>
        {t(`game.${game}.pitch`)}
        {here && !hasTable(game) && <span className="note"> ({t('home.list-only')})</span>}
      </p>
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
