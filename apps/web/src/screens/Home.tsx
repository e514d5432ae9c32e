/** The first page: four posters, what is running, and a way to bring a game along. */

import { shelf } from 'virtual:gravetable/shelf';
import { Link } from 'wouter';
import { PosterPrint } from '../art/prints/index.tsx';
import { BRAND, POSTERS, type GameId } from '../brand.ts';
import { hasTable } from '../tables/registry.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';
import { Shelf } from './Shelf.tsx';

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
