/** The fields of settings: one of several, yes or no, and the presets, which set several at once. */

import { PRESET_NAMES, PRESETS, presetOf, type Preset } from '../presets.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function Choice({
  id,
  label,
  value,
  change,
  children,
}: {
  id: string;
  label: string;
  value: string;
  change: (value: string) => void;
  children: readonly (readonly string[])[];
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => change(event.target.value)}>
        {children.map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Check({ label, on, change }: { label: string; on: boolean; change: (on: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
}

/** Learn, Table or Strict; “your own” once a single setting was changed. */
export function PresetChoice() {
  const { t } = useWords();
  const preset = useSettings(presetOf) ?? 'own';
  const names = preset === 'own' ? [...PRESET_NAMES, 'own' as const] : PRESET_NAMES;
  return (
    <div className="preset">
      <Choice
        id="preset"
        label={t('preset.label')}
        value={preset}
        change={(name) => name !== 'own' && changeSettings(PRESETS[name as Preset])}
      >
        {names.map((name) => [name, t(`preset.${name}`)])}
      </Choice>
      <p className="note">{t(`preset.${preset}.note`)}</p>
    </div>
  );
}
