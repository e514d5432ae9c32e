/** The replay as a link: copied where the browser lets us, shown where it does not, and a file where it is too long. */

import { useState } from 'react';
import { copyText, saveFile } from '../../files.ts';
import { shareLink } from '../../share.ts';
import { useTable, useTableStore, useTableWords } from '../context.tsx';

type Shared =
  | { readonly how: 'copied' | 'long' }
  /** The clipboard is closed to us: here it is, to be copied by hand. */
  | { readonly how: 'shown'; readonly link: string };

export function useExport(): () => Promise<void> {
  const store = useTableStore();
  const meta = useTable((table) => table.meta);
  return async () => {
    const record = await store.getState().engine.record();
    saveFile(`${meta.title || meta.game}.gravetable.json`, JSON.stringify(record));
  };
}

export function useShare() {
  const { t } = useTableWords();
  const store = useTableStore();
  const save = useExport();
  const [shared, setShared] = useState<Shared | null>(null);
  const share = async (): Promise<void> => {
    const link = await shareLink(await store.getState().engine.record());
    if (link === null) return setShared({ how: 'long' });
    setShared((await copyText(link)) ? { how: 'copied' } : { how: 'shown', link });
  };
  const told = (
    <div role="status">
      {shared?.how === 'copied' && <p>{t('table.copied')}</p>}
      {shared?.how === 'long' && (
        <p>
          {t('table.share-long')}{' '}
          <button type="button" className="button small" onClick={() => void save()}>
            {t('table.export')}
          </button>
        </p>
      )}
      {shared?.how === 'shown' && <p>{t('ui.copy-yourself', { link: shared.link })}</p>}
    </div>
  );
  return { share, told };
}
