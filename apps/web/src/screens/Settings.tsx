import { useState } from 'react';
import { Link } from 'wouter';
import { KEY_ACTIONS, USUAL_KEYS, type KeyAction } from '../keys.ts';
import {
  changeSettings,
  TEXT_SIZES,
  useSettings,
  type Announces,
  type Motion,
  type Settings as All,
  type Theme,
} from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Check, Choice, WayFields } from './fields.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { Page } from './Page.tsx';

/** Only a table or a replay is a place to go back to: whatever else a link says is no way of ours. */
const TABLE = /^(table|replay)\/[\w/-]+$/;

/** `from` is the table at whose menu the settings were opened. */
export function Settings({ from = '' }: { from?: string }) {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Page>
      <main className="narrow" id="main" tabIndex={-1}>
        <div className="row settings-head">
          <h1 className="title grow">{t('settings.title')}</h1>
          {TABLE.test(from) && (
            <Link href={`/${from}`} className="button primary">
              {t(from.startsWith('table') ? 'settings.back' : 'settings.back-replay')}
            </Link>
          )}
        </div>
        <section className="panel settings" aria-labelledby="look">
          <h2 id="look" className="label">
            {t('settings.look')}
          </h2>
          <Choice
            id="theme"
            label={t('settings.theme')}
            value={settings.theme}
            change={(theme) => changeSettings({ theme: theme as Theme })}
          >
            {(['system', 'dark', 'light'] as const).map((one) => [one, t(`settings.theme.${one}`)])}
          </Choice>
          <Choice
            id="language"
            label={t('settings.language')}
            value={settings.language}
            change={(language) => changeSettings({ language: language as All['language'] })}
          >
            {[
              ['en', 'English'],
              ['fr', 'Français'],
            ]}
          </Choice>
          <Choice
            id="text"
            label={t('settings.text')}
            value={String(settings.textSize)}
            change={(size) => changeSettings({ textSize: Number(size) })}
          >
            {TEXT_SIZES.map((size) => [String(size), `${size} %`])}
          </Choice>
          <Choice
            id="motion"
            label={t('settings.motion')}
            value={settings.motion}
            change={(motion) => changeSettings({ motion: motion as Motion })}
          >
            {(['system', 'full', 'reduced'] as const).map((one) => [one, t(`settings.motion.${one}`)])}
          </Choice>
        </section>
        <section className="panel settings" aria-labelledby="play">
          <h2 id="play" className="label">
            {t('settings.play')}
          </h2>
          <div className="field">
            <label htmlFor="own-name">{t('settings.name')}</label>
            <input
              id="own-name"
              type="text"
              maxLength={24}
              value={settings.names[0] ?? ''}
              onChange={(event) =>
                changeSettings({ names: [event.target.value, ...settings.names.slice(1)] })
              }
            />
          </div>
          <p className="note">{t('settings.way-note')}</p>
          <WayFields way={settings} change={changeSettings} />
          <Check
            label={t('settings.clocks')}
            on={settings.clocks}
            change={(clocks) => changeSettings({ clocks })}
          />
          <div className="field">
            <label htmlFor="volume">{t('settings.sound')}</label>
            <input
              id="volume"
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={settings.volume}
              onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
            />
          </div>
          <Check
            label={t('settings.mute')}
            on={settings.muted}
            change={(muted) => changeSettings({ muted })}
          />
          <Check
            label={t('settings.spoilers')}
            on={settings.spoilers}
            change={(spoilers) => changeSettings({ spoilers })}
          />
          <Check
            label={t('settings.list')}
            on={settings.listView}
            change={(listView) => changeSettings({ listView })}
          />
          <Choice
            id="announces"
            label={t('settings.announces')}
            value={settings.announces}
            change={(announces) => changeSettings({ announces: announces as Announces })}
          >
            {(['all', 'turns'] as const).map((one) => [one, t(`settings.announces.${one}`)])}
          </Choice>
        </section>
        <Keys />
        <InstallOffer again />
      </main>
    </Page>
  );
}

function Keys() {
  const { t } = useWords();
  const keys = useSettings((settings) => settings.keys);
  const singleKeys = useSettings((settings) => settings.singleKeys);
  const [changing, setChanging] = useState<KeyAction | null>(null);
  const put = (action: KeyAction, key: string): void => {
    // A key means one thing: whoever had it takes the old one in exchange.
    const other = KEY_ACTIONS.find((one) => keys[one] === key);
    const swapped = other === undefined ? {} : { [other]: keys[action] };
    changeSettings({ keys: { ...keys, ...swapped, [action]: key } });
    setChanging(null);
  };
  return (
    <section className="panel settings" aria-labelledby="keys">
      <h2 id="keys" className="label">
        {t('settings.keys')}
      </h2>
      <p className="note">{t('key.nth')}</p>
      <Check
        label={t('settings.keys-single')}
        on={singleKeys}
        change={(on) => changeSettings({ singleKeys: on })}
      />
      <ul className="key-rows">
        {KEY_ACTIONS.map((action) => (
          <li key={action} className="row">
            <span className="grow">{t(`key.${action}`)}</span>
            <button
              type="button"
              className="button small mono"
              aria-label={t('settings.key-change', { what: t(`key.${action}`), key: keys[action] })}
              onClick={() => setChanging(action)}
              onBlur={() => setChanging(null)}
              onKeyDown={(event) => {
                if (changing !== action || event.key === 'Tab' || event.key === 'Shift') return;
                event.preventDefault();
                if (event.key === 'Escape') setChanging(null);
                else if (event.key.length === 1) put(action, event.key.toLowerCase());
              }}
            >
              {changing === action ? t('settings.key-press') : keys[action]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => changeSettings({ keys: USUAL_KEYS })}>
        {t('settings.keys-reset')}
      </button>
    </section>
  );
}
