/** On a phone, where the posters fill the screen: the table that was left last, always in reach. */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { allTables, type SavedTable } from '../saves/db.ts';
import { useWords } from '../words/index.ts';

export function Latest() {
  const { t } = useWords();
  const [table, setTable] = useState<SavedTable | null>(null);
  useEffect(() => {
    allTables()
      .then((found) => setTable(found.find(({ over }) => !over) ?? null))
      .catch(() => setTable(null)); // The shelf below tells that nothing can be kept here.
  }, []);
  if (table === null) return null;
  return (
    <Link className="button primary latest" href={`/table/${table.id}`}>
      {t('home.latest', { title: table.title })}
    </Link>
  );
}
