import { useSyncExternalStore } from 'react';
import { useWords } from '../words/index.ts';

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A small badge, never a blocking page: everything works without a network. */
const always = (): boolean => true;

export function OfflineBadge() {
  const { t } = useWords();
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine, always);
  return online ? null : (
    <span className="badge warn" title={t('home.offline-ready')}>
      {t('home.offline')}
    </span>
  );
}
