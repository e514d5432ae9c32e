import { Icon } from '../art/index.ts';
import { changeSettings, useSettings, worn } from '../settings.ts';

/** Turns to the other theme than the one shown. */
export function ThemeToggle({ label }: { label: string }) {
  const turn = (): void => {
    changeSettings({ theme: worn(useSettings.getState().theme) === 'dark' ? 'light' : 'dark' });
  };
  return (
    <button type="button" className="button quiet icon-only" aria-label={label} onClick={turn}>
      <Icon name="candle-light" />
    </button>
  );
}
