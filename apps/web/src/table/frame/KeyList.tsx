import { KEY_ACTIONS } from '../../keys.ts';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';

/** The keys as they are now, in words. */
export function KeyList() {
  const { t } = useWords();
  const keys = useSettings((settings) => settings.keys);
  return (
    <>
      <h2 className="title">{t('key.list')}</h2>
      <p className="note">{t('key.nth')}</p>
      <dl className="key-list">
        {KEY_ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              <kbd>{keys[action]}</kbd>
            </dt>
            <dd>{t(`key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
