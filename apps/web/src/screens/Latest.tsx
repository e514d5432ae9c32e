/** Where the posters fill the screen, as on a phone or a laptop: the table that was left last, always in reach; at first, a lesson. */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allTables, type SavedTable } from '../saves/db.ts';
import { useWords } from '../words/index.ts';
import { FIRST_LESSON } from './FirstVisit.tsx';

export function Latest() {
  const { t } = useWords();
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  useEffect(() => {
    allTables()
      .then(setTables)
      .catch(() => setTables(null)); // The shelf below tells that nothing can be kept here.
  }, []);
  if (tables === null) return null;
  const table = tables.find(({ over }) => !over);
  if (table === undefined && tables.length > 0) return null;
  return (
    <div className="latest-bar">
      <Link
        className="button primary latest"
        href={table === undefined ? FIRST_LESSON : `/table/${table.id}`}
      >
        {table === undefined ? t('home.first-short') : t('home.latest', { title: table.title })}
      </Link>
    </div>
  );
}
