/** A new version waits. Taking it is the player's choice, made knowing which running games it leaves behind. */

import { useEffect, useState } from 'react';
import { leftBehind, takeUpdate, useOffline } from '../offline.ts';
import { allTables, type SavedTable } from '../saves/db.ts';
import { exportTable } from '../saves/export.ts';
import { useWords } from '../words/index.ts';

export function UpdateNotice() {
  const { t, listed } = useWords();
  const { waiting, plays } = useOffline();
  const [left, setLeft] = useState<readonly SavedTable[] | null>(null);
  const [put, setPut] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (plays === null) return;
    allTables()
      .then((tables) => setLeft(leftBehind(tables, plays)))
      .catch(() => setLeft([])); // Nothing is kept here, so nothing is left behind.
  }, [plays]);
  if (waiting === null || waiting === put) return null;
  const exportAll = (): void => {
    for (const table of left ?? []) void exportTable(table);
  };
  return (
    <p className="notice" role="status">
      <span className="grow">
        {t('home.update')}{' '}
        {left === null
          ? t('home.update-unknown')
          : t('home.update-left', { n: left.length, titles: listed(left.map(({ title }) => title)) })}
      </span>
      {left !== null && left.length > 0 && (
        <button type="button" className="button small" onClick={exportAll}>
          {t('home.update-export', { n: left.length })}
        </button>
      )}
      <button type="button" className="button small" onClick={() => setPut(waiting)}>
        {t('home.update-later')}
      </button>
      <button type="button" className="button small" onClick={takeUpdate}>
        {t('home.update-take')}
      </button>
    </p>
  );
}
