import { Link } from 'wouter';
import {
  changeSettings,
  TEXT_SIZES,
  useSettings,
  type Motion,
  type Settings as All,
  type Theme,
} from '../settings.ts';
import { Check, Choice, WayFields } from './fields.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { Page } from './Page.tsx';
import { Keys } from './settings/Keys.tsx';
import { Sound } from './settings/Sound.tsx';
import { ReadOut } from './settings/ReadOut.tsx';
import { useSettingsWords } from './settings/speaking.ts';

/** Only a table or a replay is a place to go back to: whatever else a link says is no way of ours. */
const TABLE = /^(table|replay)\/[\w/-]+$/;

/** `from` is the table at whose menu the settings were opened. */
export default function Settings({ from = '' }: { from?: string }) {
  const s = useSettingsWords();
  const settings = useSettings();
  return (
    <Page>
      <main className="narrow" id="main" tabIndex={-1}>
        <div className="row settings-head">
          <h1 className="title grow">{s('title')}</h1>
          {TABLE.test(from) && (
            <Link href={`/${from}`} className="button primary">
              {s(from.startsWith('table') ? 'back' : 'back-replay')}
            </Link>
          )}
        </div>
        <section className="panel settings" aria-labelledby="look">
          <h2 id="look" className="label">
            {s('look')}
          </h2>
          <Choice
            id="theme"
            label={s('theme')}
            value={settings.theme}
            change={(theme) => changeSettings({ theme: theme as Theme })}
          >
            {(['system', 'dark', 'light'] as const).map((one) => [one, s(`theme.${one}`)])}
          </Choice>
          <Choice
            id="language"
            label={s('language')}
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
            label={s('text')}
            value={String(settings.textSize)}
            change={(size) => changeSettings({ textSize: Number(size) })}
          >
            {TEXT_SIZES.map((size) => [String(size), `${size} %`])}
          </Choice>
          <Choice
            id="motion"
            label={s('motion')}
            value={settings.motion}
            change={(motion) => changeSettings({ motion: motion as Motion })}
          >
            {(['system', 'full', 'reduced'] as const).map((one) => [one, s(`motion.${one}`)])}
          </Choice>
        </section>
        <section className="panel settings" aria-labelledby="play">
          <h2 id="play" className="label">
            {s('play')}
          </h2>
          <div className="field">
            <label htmlFor="own-name">{s('name')}</label>
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
          <p className="note">{s('way-note')}</p>
          <WayFields way={settings} change={changeSettings} />
          <Check label={s('clocks')} on={settings.clocks} change={(clocks) => changeSettings({ clocks })} />
          <Check
            label={s('spoilers')}
            on={settings.spoilers}
            change={(spoilers) => changeSettings({ spoilers })}
          />
          <Check
            label={s('list')}
            on={settings.listView}
            change={(listView) => changeSettings({ listView })}
          />
        </section>
        <Sound />
        <ReadOut />
        <Keys />
        <InstallOffer again />
      </main>
    </Page>
  );
}
