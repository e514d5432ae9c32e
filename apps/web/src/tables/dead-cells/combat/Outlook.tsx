/** What the forecast says of one cell: Damage, blocks, States; a question mark where it is not certain. */

import { Icon, type IconName } from '../../../art/index.ts';
import { spanText, type Span, type States } from './forecast.ts';
import { STATE_ICON } from '../cards/icons.ts';
import { under } from '../../../nth.ts';

export interface Foretold {
  readonly hit: Span;
  readonly blocked: Span;
  readonly states: States;
  /** It may fall here. */
  readonly falls: boolean;
  /** Shields and Health gained, where the card does not print them already. */
  readonly gains?: Readonly<Record<Gain, Span>>;
}

export type Gain = 'shields' | 'healed';
const GAINS = { shields: 'shield', healed: 'hearts' } as const satisfies Record<Gain, IconName>;

const isSure = ([least, most]: Span): boolean => least === most;

const gainsOf = ({ gains }: Foretold): readonly [Gain, Span][] =>
  (Object.entries(gains ?? {}) as [Gain, Span][]).filter(([, span]) => span[1] > 0);

/** Whether there is anything to tell. */
export function foretells(told: Foretold): boolean {
  const { hit, blocked, states, falls } = told;
  return hit[1] + blocked[1] > 0 || falls || Object.keys(states).length > 0 || gainsOf(told).length > 0;
}

export function Outlook({ told }: { told: Foretold }) {
  const { hit, blocked, states, falls } = told;
  const found = Object.entries(states);
  const gained = gainsOf(told);
  return (
    <span className="dc-outlook">
      {hit[1] > 0 && <b className={`dc-hit mono${isSure(hit) ? '' : ' maybe'}`}>−{spanText(hit)}</b>}
      {blocked[1] > 0 && (
        <b className={`dc-hit guard mono${isSure(blocked) ? '' : ' maybe'}`}>
          <Icon name="shield" />
          {spanText(blocked)}
        </b>
      )}
      {gained.map(([gain, span]) => (
        <b key={gain} className={`dc-hit gain mono${isSure(span) ? '' : ' maybe'}`}>
          +{spanText(span)}
          <Icon name={GAINS[gain]} />
        </b>
      ))}
      {found.map(([state, span]) => (
        <b key={state} className={`dc-hit guard mono dc-state-${state}${isSure(span) ? '' : ' maybe'}`}>
          <Icon name={under(STATE_ICON, state)} />
          {(span[1] > 1 || !isSure(span)) && spanText(span)}
        </b>
      ))}
      {falls && (
        <b className="dc-hit guard maybe mono">
          <Icon name="death-skull" />?
        </b>
      )}
    </span>
  );
}
