/** What the forecast says of one cell: Damage, blocks, States; a question mark where it is not certain. */

import { Icon, type IconName } from '../../../art/index.ts';
import { spanText, type Span, type States } from './forecast.ts';
import { STATE_ICON } from '../cards/icons.ts';
import { under } from '../../../nth.ts';
import { useOwn, type OwnWords } from '../words/index.ts';

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

interface Chip {
  readonly key: string;
  readonly span: Span;
  readonly look: string;
  readonly icon: IconName | null;
  readonly text: string;
  readonly says: string;
}

/** Everything foretold of a cell, the worst and most certain first. */
function chipsOf(told: Foretold, { s, name }: OwnWords): readonly Chip[] {
  const { hit, blocked, states, falls } = told;
  const chips: Chip[] = [
    {
      key: 'hit',
      span: hit,
      look: '',
      icon: null,
      text: `−${spanText(hit)}`,
      says: s('outlook.hit', { n: spanText(hit) }),
    },
    ...(falls
      ? [
          {
            key: 'falls',
            span: MAYBE,
            look: ' guard',
            icon: 'death-skull' as const,
            text: '?',
            says: s('outlook.falls'),
          },
        ]
      : []),
    ...Object.entries(states).map(([state, span]) => ({
      key: state,
      span,
      look: ` guard dc-state-${state}`,
      icon: under(STATE_ICON, state),
      text: span[1] > 1 || !isSure(span) ? spanText(span) : '',
      says: name(`state.${state}`) + (isSure(span) ? '' : '?'),
    })),
    {
      key: 'blocked',
      span: blocked,
      look: ' guard',
      icon: 'shield',
      text: spanText(blocked),
      says: s('outlook.blocked', { n: spanText(blocked) }),
    },
    ...gainsOf(told).map(([gain, span]) => ({
      key: gain,
      span,
      look: ' gain',
      icon: GAINS[gain],
      text: `+${spanText(span)}`,
      says: s(`outlook.${gain}`, { n: spanText(span) }),
    })),
  ];
  return chips.filter(({ span }) => span[1] > 0);
}

const MAYBE: Span = [0, 1];

/** One chip for each cell, the worst of what is foretold; the others when it is pointed at, or its row is focused. */
export function Outlook({ told }: { told: Foretold }) {
  const own = useOwn();
  const chips = chipsOf(told, own);
  return (
    <span
      className={`dc-outlook${chips.length > 1 ? ' more' : ''}`}
      title={chips.map(({ says }) => says).join(', ')}
    >
      {chips.map(({ key, span, look, icon, text }, at) => (
        <b key={key} className={`dc-hit mono${look}${isSure(span) ? '' : ' maybe'}${at > 0 ? ' rest' : ''}`}>
          {icon !== null && <Icon name={icon} />}
          {text}
        </b>
      ))}
    </span>
  );
}
