import { takeUpdate, useOffline } from '../offline.ts';
import { useWords } from '../words/index.ts';

export function UpdateNotice() {
  const { t } = useWords();
  const waiting = useOffline((offline) => offline.waiting);
  if (waiting === null) return null;
  return (
    <p className="notice" role="status">
      <span className="grow">{t('home.update')}</span>
      <button type="button" className="button small" onClick={takeUpdate}>
        {t('home.update-take')}
      </button>
    </p>
  );
}
