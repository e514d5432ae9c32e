/** A setting that lists several pieces: each is ticked, in the order in which they shall stand. */

import { useWords } from '../words/index.ts';

interface Props {
  readonly name: string;
  /** The word of the rules, and what it is called. */
  readonly choices: readonly (readonly [choice: string, name: string])[];
  readonly range: { readonly min: number; readonly max: number };
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
}

export function SomeField({ name, choices, range: { min, max }, chosen, change }: Props) {
  const { t } = useWords();
  const full = chosen.length >= max;
  return (
    <fieldset className="field">
      <legend className="label">{name}</legend>
      <p className="note" aria-live="polite">
        {t(min === max ? 'setup.choose-exactly' : 'setup.choose-some', { min, max, n: chosen.length })}
      </p>
      {choices.map(([choice, called]) => {
        const at = chosen.indexOf(choice);
        return (
          <label key={choice} className="check">
            <input
              type="checkbox"
              checked={at !== -1}
              disabled={at === -1 && full}
              onChange={() =>
                change(at === -1 ? [...chosen, choice] : chosen.filter((one) => one !== choice))
              }
            />
            <span>
              {called}
              {at !== -1 && <span className="note mono"> {at + 1}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
