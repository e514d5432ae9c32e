/** Which key does what, and whether single keys do anything. */

import { useState } from 'react';
import { KEY_ACTIONS, ROLL_KEYS, USUAL_KEYS, USUAL_ROLL_KEYS, type RollKey } from '../../keys.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';
import { Check } from '../fields.tsx';
import { useSettingsWords } from './speaking.ts';

export function Keys() {
  const { t } = useWords();
  const s = useSettingsWords();
  const { keys, rollKeys, singleKeys } = useSettings();
  const rollName = (one: RollKey): string => {
    const [, what, n] = /^(die|set)(\d)$/.exec(one) ?? [];
    if (what === undefined) return s(`roll-key.${one as 'roll' | 'take' | 'stop' | 'wound' | 'endTurn'}`);
    return s(`roll-key.${what as 'die' | 'set'}`, { n: Number(n) });
  };
  return (
    <section className="panel settings" aria-labelledby="keys">
      <h2 id="keys" className="label">
        {s('keys')}
      </h2>
      <p className="note">{t('key.nth')}</p>
      <Check label={s('keys-single')} on={singleKeys} change={(on) => changeSettings({ singleKeys: on })} />
      <KeyRows
        actions={KEY_ACTIONS}
        keys={keys}
        nameOf={(action) => t(`key.${action}`)}
        change={(next) => changeSettings({ keys: next })}
      />
      <h3 className="label">{s('roll-keys')}</h3>
      <p className="note">{s('roll-keys-note')}</p>
      <KeyRows
        actions={ROLL_KEYS}
        keys={rollKeys}
        nameOf={rollName}
        change={(next) => changeSettings({ rollKeys: next })}
      />
      <button
        type="button"
        className="button"
        onClick={() => changeSettings({ keys: USUAL_KEYS, rollKeys: USUAL_ROLL_KEYS })}
      >
        {s('keys-reset')}
      </button>
    </section>
  );
}

interface RowsProps<A extends string> {
  readonly actions: readonly A[];
  readonly keys: Readonly<Record<A, string>>;
  readonly nameOf: (action: A) => string;
  readonly change: (keys: Readonly<Record<A, string>>) => void;
}

/** A press on a row waits for the key that is to do this. */
function KeyRows<A extends string>({ actions, keys, nameOf, change }: RowsProps<A>) {
  const s = useSettingsWords();
  const [changing, setChanging] = useState<A | null>(null);
  const put = (action: A, key: string): void => {
    // A key means one thing: whoever had it takes the old one in exchange.
    const other = actions.find((one) => keys[one] === key);
    const swapped = other === undefined ? {} : { [other]: keys[action] };
    change({ ...keys, ...swapped, [action]: key });
    setChanging(null);
  };
  return (
    <ul className="key-rows">
      {actions.map((action) => (
        <li key={action} className="row">
          <span className="grow">{nameOf(action)}</span>
          <button
            type="button"
            className="button small mono"
            aria-label={s('key-change', { what: nameOf(action), key: keys[action] })}
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
  );
}
