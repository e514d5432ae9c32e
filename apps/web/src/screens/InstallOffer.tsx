import { install, useInstall } from '../install.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** After a finished game, and in the settings. Whoever declined finds it only there: `again`. */
export function InstallOffer({ again = false }: { again?: boolean }) {
  const { t } = useWords();
  const offered = useInstall((state) => state.prompt !== null);
  const installed = useInstall((state) => state.installed);
  const declined = useSettings((settings) => settings.declined);
  if (installed) {
    return (
      <p className="install" role="status">
        {t('install.done')}
      </p>
    );
  }
  if (!offered || (declined && !again)) return null;
  return (
    <section className="install panel" aria-label={t('install.title')}>
      <p className="grow">{t('install.note')}</p>
      <button type="button" className="button" onClick={() => void install()}>
        {t('install.take')}
      </button>
      {!again && (
        <button type="button" className="button quiet" onClick={() => changeSettings({ declined: true })}>
          {t('install.decline')}
        </button>
      )}
    </section>
  );
}
