/** Saves that could not be read, kept as they were found. */

import { saveFile } from '../files.ts';
import { removeAside, type SetAside } from '../saves/db.ts';
import { useWords } from '../words/index.ts';
import { useRemoving } from './Removing.tsx';

/** Why a sound save cannot be played on: it was begun under rules or with cards that are not here. */
export const OTHER_RULES: ReadonlySet<string> = new Set(['UNKNOWN_VERSION', 'OTHER_CONTENT']);

/** Why a table is there that can be read: the page broke while it was drawn. */
export const BROKE = 'BROKE';

export function AsideList({ aside, changed }: { aside: readonly SetAside[]; changed: () => void }) {
  const { t, labelled, language, say } = useWords();
  const removing = useRemoving(changed);
  const why = (reason: string): string =>
    reason === BROKE
      ? t('aside.broke')
      : OTHER_RULES.has(reason)
        ? t('aside.other-rules')
        : say({ id: `refusal.${reason}`, args: { where: '', game: '' } });
  return (
    <section aria-labelledby="aside">
      <h3 id="aside" className="label">
        {t('home.aside')}
      </h3>
      <p className="note">{t('home.aside-note')}</p>
      {removing.shown}
      <ul>
        {aside
          .filter(({ id }) => !removing.hidden.has(id))
          .map(({ id, title, text, reason, when }) => (
            <li key={id} className="row">
              <span className="grow">
                {title}
                <span className="note">
                  {' '}
                  {t('home.aside-reason', {
                    when: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when),
                    why: why(reason),
                  })}
                </span>
              </span>
              <button type="button" className="button small" onClick={() => saveFile(`${title}.txt`, text)}>
                {t('home.export')}
              </button>
              <button
                type="button"
                className="button quiet small"
                aria-label={labelled(t('home.remove'), title)}
                onClick={() =>
                  removing.ask({
                    ids: [id],
                    sure: t('home.remove-sure', { title }),
                    said: t('home.removed', { title }),
                    remove: () => removeAside(id),
                  })
                }
              >
                ×
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
