/** How loud each family of sounds is, and whether what sounds is written too. */

import { FAMILIES, USUAL_HEARING, type Family } from '../../hearing.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { play, type SoundName } from '../../sound/index.ts';
import { useWords } from '../../words/index.ts';
import { Check, Slider } from '../fields.tsx';
import { useSettingsWords } from './speaking.ts';

/** What is heard while a volume is changed. */
const SAMPLES: Readonly<Record<Family, SoundName>> = {
  paper: 'card',
  bone: 'dice',
  metal: 'clash',
  cues: 'turn',
};

export function Sound() {
  const { t } = useWords();
  const s = useSettingsWords();
  const { volume, volumes, muted, captions } = useSettings();
  return (
    <section className="panel settings" aria-labelledby="sound">
      <h2 id="sound" className="label">
        {s('sound')}
      </h2>
      <p className="note">{s('sound-note')}</p>
      <Check label={t('settings.mute')} on={muted} change={(on) => changeSettings({ muted: on })} />
      <Check label={s('captions')} on={captions} change={(on) => changeSettings({ captions: on })} />
      <Slider
        id="volume"
        label={s('volume')}
        share={volume}
        change={(share) => {
          changeSettings({ volume: share });
          play(SAMPLES.cues);
        }}
      />
      <div className="parts">
        {FAMILIES.map((family) => (
          <Slider
            key={family}
            id={`volume-${family}`}
            label={s(`volume.${family}`)}
            share={volumes[family]}
            change={(share) => {
              changeSettings({ volumes: { ...volumes, [family]: share } });
              play(SAMPLES[family]);
            }}
          />
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => changeSettings({ volume: USUAL_HEARING.volume, volumes: USUAL_HEARING.volumes })}
      >
        {s('sound-reset')}
      </button>
    </section>
  );
}
