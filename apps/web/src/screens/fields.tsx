/** The fields of settings: one of several, yes or no, and the way to play with its presets. */

import {
  PRESET_NAMES,
  PRESETS,
  presetOf,
  UNDOS,
  type Preset,
  type UndoFreedom,
  type Way,
} from '../presets.ts';
import { SPEEDS, type Speed } from '../settings.ts';
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

/** A share of the whole, in steps of a twentieth. */
export function Slider({
  id,
  label,
  share,
  change,
}: {
  id: string;
  label: string;
  share: number;
  change: (share: number) => void;
}) {
  const percent = Math.round(share * 100);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="slider">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${percent} %`}
          onChange={(event) => change(Number(event.target.value) / 100)}
        />
        <output htmlFor={id} className="mono" aria-hidden="true">
          {percent} %
        </output>
      </div>
    </div>
  );
}

interface WayProps {
  readonly way: Way;
  readonly change: (change: Partial<Way>) => void;
}

/** Learn, Table or Strict; “your own” once a single setting was changed. */
export function PresetChoice({ way, change }: WayProps) {
  const { t } = useWords();
  const preset = presetOf(way) ?? 'own';
  const names = preset === 'own' ? [...PRESET_NAMES, 'own' as const] : PRESET_NAMES;
  return (
    <div className="preset">
      <Choice
        id="preset"
        label={t('preset.label')}
        value={preset}
        change={(name) => name !== 'own' && change(PRESETS[name as Preset])}
      >
        {names.map((name) => [name, t(`preset.${name}`)])}
      </Choice>
      <p className="note">{t(`preset.${preset}.note`)}</p>
    </div>
  );
}

/** The way to play, preset and single settings; the clock is chosen before a table is laid out. */
export function WayFields({ way, change }: WayProps) {
  const { t } = useWords();
  return (
    <>
      <PresetChoice way={way} change={change} />
      <Choice
        id="speed"
        label={t('settings.speed')}
        value={way.speed}
        change={(speed) => change({ speed: speed as Speed })}
      >
        {SPEEDS.map((speed) => [speed, t(`settings.speed.${speed}`)])}
      </Choice>
      <Choice
        id="undo"
        label={t('settings.undo')}
        value={way.undo}
        change={(undo) => change({ undo: undo as UndoFreedom })}
      >
        {UNDOS.map((one) => [one, t(`settings.undo.${one}`)])}
      </Choice>
      <Check label={t('settings.reasons')} on={way.reasons} change={(reasons) => change({ reasons })} />
      <Check label={t('settings.odds')} on={way.odds} change={(odds) => change({ odds })} />
      <Check
        label={t('settings.bots-decide')}
        on={way.botsDecide}
        change={(botsDecide) => change({ botsDecide })}
      />
    </>
  );
}
