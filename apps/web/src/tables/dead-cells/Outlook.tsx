/** What the forecast says of one cell: Damage, blocks, States; a question mark where it is not certain. */

import { Icon, type IconName } from '../../art/index.ts';
import { spanText, type Span, type States } from './forecast.ts';
import { STATE_ICON } from './icons.ts';

interface Foretold {
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

export function Outlook({ hit, blocked, states, falls, gains }: Foretold) {
  const found = Object.entries(states);
  const gained = Object.entries(gains ?? {}).filter(([, span]) => span[1] > 0) as [Gain, Span][];
  if (hit[1] + blocked[1] + gained.length === 0 && found.length === 0 && !falls) return null;
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
          <Icon name={STATE_ICON[state]!} />
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
