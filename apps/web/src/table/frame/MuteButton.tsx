/** Silences everything in one press: in the strip of a desk, beside the handle of a phone's sheet. */

import { Icon } from '../../art/index.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { useTableWords } from '../context.tsx';

export function MuteButton() {
  const { t } = useTableWords();
  const muted = useSettings((settings) => settings.muted);
  return (
    <button
      type="button"
      className="button quiet icon-only"
      aria-pressed={!muted}
      aria-label={t('ui.sound')}
      onClick={() => changeSettings({ muted: !muted })}
    >
      <Icon name={muted ? 'speaker-off' : 'speaker'} />
    </button>
  );
}
