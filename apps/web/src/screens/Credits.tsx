import { useEffect, useState } from 'react';
import { Icon, loadIcons, type IconName } from '../art/index.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';

interface Credit {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
}

/** Whose work this stands on; the list of icons is the one the build used. */
export default function Credits() {
  const { t } = useWords();
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  useEffect(() => {
    for (const group of ['cards-of-the-dead', 'dead-cells', 'vengeance']) void loadIcons(group);
    void fetch('icons/credits.json')
      .then((response) => response.json() as Promise<Credit[]>)
      .then(setCredits);
  }, []);
  const authors = [...new Set(credits.map((one) => one.author))].sort();
  return (
    <Page>
      <main className="narrow credits" id="main" tabIndex={-1}>
        <h1 className="title">{t('credits.title')}</h1>
        <section className="panel">
          <h2 className="label">{t('credits.games')}</h2>
          <p>{t('credits.games-note')}</p>
        </section>
        <section className="panel">
          <h2 className="label">{t('credits.icons')}</h2>
          <p>
            {t('credits.icons-note')} {t('credits.count', { n: credits.length })}: {authors.join(', ')}.
          </p>
          <ul className="credit-list">
            {credits.map(({ name, author, licence }) => (
              <li key={name}>
                <Icon name={name as IconName} />
                <span>
                  {name} <span className="note">{`${author}, ${licence}`}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2 className="label">{t('credits.fonts')}</h2>
          <p>{t('credits.fonts-note')}</p>
        </section>
        <section className="panel">
          <h2 className="label">{t('credits.code')}</h2>
          <p>{t('credits.code-note')}</p>
        </section>
      </main>
    </Page>
  );
}
