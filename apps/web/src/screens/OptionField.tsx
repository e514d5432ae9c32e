/** One setting of a game, drawn from its specification. */

import type { OptionSpec } from '@gravetable/kernel';
import { useWords, type Words } from '../words/index.ts';
import { SomeField } from './SomeField.tsx';

export type OptionValue = boolean | string | number | readonly (string | null)[];

export function usualOption(spec: OptionSpec, seats: number): OptionValue {
  return spec.kind === 'perSeat' ? Array.from({ length: seats }, () => null) : spec.default;
}

interface Props {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly seats: readonly string[];
  readonly words: Words;
  readonly change: (value: OptionValue) => void;
}

export function optionName({ id }: OptionSpec, { speaker }: Words): string {
  return speaker.find(`option-name.${id}`) ?? id;
}

/** What one choice is called: the setting's own word, then whatever piece has that name. */
export function choiceName(spec: OptionSpec, choice: string, { speaker }: Words): string {
  const places = [
    `option-name.${spec.id}.${choice}`,
    `${spec.id}.${choice}`,
    `${spec.id.replace(/(?<=o)es$|s$/, '')}.${choice}`,
    `name.${choice}`,
    `choice.${choice}`,
  ];
  return places.map((id) => speaker.find(id)).find((word) => word !== undefined) ?? choice;
}

export function OptionField({ spec, value, seats, words, change }: Props) {
  const { t } = useWords();
  const id = `option-${spec.id}`;
  const name = optionName(spec, words);
  const help = words.speaker.find(`option-help.${spec.id}`);
  switch (spec.kind) {
    case 'flag':
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(event.target.checked)}
          />
          <span>
            {name}
            {help !== undefined && <span className="note"> {help}</span>}
          </span>
        </label>
      );
    case 'number':
      if (spec.seat === true) {
        return (
          <div className="field">
            <label htmlFor={id}>{name}</label>
            <select id={id} value={value as number} onChange={(event) => change(Number(event.target.value))}>
              {seats.map((seat, at) => (
                <option key={at} value={at + 1}>
                  {seat}
                </option>
              ))}
            </select>
          </div>
        );
      }
      return (
        <div className="field">
          <label htmlFor={id}>{name}</label>
          <input
            id={id}
            type="number"
            min={spec.min}
            max={spec.max}
            value={value as number}
            onChange={(event) =>
              change(Math.min(spec.max, Math.max(spec.min, Math.trunc(Number(event.target.value)))))
            }
          />
        </div>
      );
    case 'choice':
      return (
        <div className="field">
          <label htmlFor={id}>{name}</label>
          <select id={id} value={value as string} onChange={(event) => change(event.target.value)}>
            {spec.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceName(spec, choice, words)}
              </option>
            ))}
          </select>
          {help !== undefined && <p className="note">{help}</p>}
        </div>
      );
    case 'some':
      return (
        <SomeField
          name={name}
          choices={spec.choices.map((choice) => [choice, choiceName(spec, choice, words)])}
          range={spec}
          chosen={value as readonly string[]}
          change={change}
        />
      );
    case 'perSeat': {
      const chosen = seats.map((_, at) => (value as readonly (string | null)[])[at] ?? null);
      const put = (at: number, choice: string | null): void =>
        change(
          chosen.map((one, place) => {
            if (place === at) return choice;
            return spec.repeat !== true && one === choice ? null : one;
          }),
        );
      return (
        <fieldset className="field">
          <legend className="label">{name}</legend>
          {seats.map((seat, at) => (
            <div key={at} className="row">
              <label className="grow" htmlFor={`${id}-${at}`}>
                {seat}
              </label>
              <select
                id={`${id}-${at}`}
                value={chosen[at] ?? ''}
                onChange={(event) => put(at, event.target.value === '' ? null : event.target.value)}
              >
                <option value="">
                  {words.speaker.find(`option-either.${spec.id}`) ?? t('setup.either')}
                </option>
                {spec.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choiceName(spec, choice, words)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </fieldset>
      );
    }
  }
}
