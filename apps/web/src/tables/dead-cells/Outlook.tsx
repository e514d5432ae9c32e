/** What the forecast says of one cell: Damage, blocks, States; a question mark where it is not certain. */

import { Icon } from '../../art/index.ts';
import { spanText, type Span, type States } from './forecast.ts';
import { STATE_ICON } from './icons.ts';

interface Foretold {
  readonly hit: Span;
  readonly blocked: Span;
  readonly states: States;
  /** It may fall here. */
  readonly falls: boolean;
}

const isSure = ([least, most]: Span): boolean => least === most;

export function Outlook({ hit, blocked, states, falls }: Foretold) {
  const found = Object.entries(states);
  if (hit[1] + blocked[1] === 0 && found.length === 0 && !falls) return null;
  return (
    <span className="dc-outlook">
      {hit[1] > 0 && <b className={`dc-hit mono${isSure(hit) ? '' : ' maybe'}`}>−{spanText(hit)}</b>}
      {blocked[1] > 0 && (
        <b className={`dc-hit guard mono${isSure(blocked) ? '' : ' maybe'}`}>
          <Icon name="shield" />
          {spanText(blocked)}
        </b>
      )}
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
