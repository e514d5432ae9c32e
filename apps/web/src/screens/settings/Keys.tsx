/** Which key does what, and whether single keys do anything. */

import { useState } from 'react';
import { KEY_ACTIONS, USUAL_KEYS, type KeyAction } from '../../keys.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';
import { Check } from '../fields.tsx';
import { useSettingsWords } from './speaking.ts';

export function Keys() {
  const { t } = useWords();
  const s = useSettingsWords();
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
        {s('keys')}
      </h2>
      <p className="note">{t('key.nth')}</p>
      <Check label={s('keys-single')} on={singleKeys} change={(on) => changeSettings({ singleKeys: on })} />
      <ul className="key-rows">
        {KEY_ACTIONS.map((action) => (
          <li key={action} className="row">
            <span className="grow">{t(`key.${action}`)}</span>
            <button
              type="button"
              className="button small mono"
              aria-label={s('key-change', { what: t(`key.${action}`), key: keys[action] })}
              onClick={() => setChanging(action)}
              onBlur={() => setChanging(null)}
              onKeyDown={(event) => {
                if (changing !== action || event.key === 'Tab' || event.key === 'Shift') return;
                event.preventDefault();
                if (event.key === 'Escape') setChanging(null);
                else if (event.key.length === 1) put(action, event.key.toLowerCase());
              }}
            >
              {changing === action ? s('key-press') : keys[action]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => changeSettings({ keys: USUAL_KEYS })}>
        {s('keys-reset')}
      </button>
    </section>
  );
}
