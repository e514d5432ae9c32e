/** Actions as signs: icons, numbers, and the little map of a Range. */

import { Icon } from '../../../art/index.ts';
import { NUMERALS, SPACES, type Action, type Icon as CardIcon, type Lines, type Range } from './facts.ts';
import { iconOfIcon } from './icons.ts';
import { actionText } from './speech.ts';
import { useOwn } from '../words/index.ts';

const tone = (icon: CardIcon): string =>
  icon.kind === 'state' ? `dc-state-${icon.state}` : `dc-sign-${icon.kind}`;

const COUNTED: ReadonlySet<string> = new Set(['shield', 'heal']);

/** The icons of one Action; what they mean is said beside them. `counted`: one Shield has its number too. */
export function Signs({ action, counted = false }: { action: Action; counted?: boolean }) {
  return (
    <span className="dc-signs" aria-hidden="true">
      {action.icons.map((icon, at) => {
        const n = 'n' in icon ? icon.n : 1;
        return (
          <span key={at} className={tone(icon)}>
            <Icon name={iconOfIcon(icon)} />
            {n > 1 || icon.kind === 'damage' || (counted && COUNTED.has(icon.kind)) ? (
              <b className="mono">{n}</b>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}

/** Four spaces around the Group; filled ones are in Range, a bar means all of them. */
export function RangeMark({ range }: { range: Range | undefined }) {
  const { s } = useOwn();
  if (range === undefined) return null;
  if (typeof range === 'string')
    return (
      <span className="dc-range-word" aria-hidden="true">
        {s(`range.${range}`)}
      </span>
    );
  return (
    <svg className="dc-range" viewBox="0 0 45 11" aria-hidden="true" focusable="false">
      {SPACES.map((space, at) => {
        const x = 1 + (at === 0 ? 0 : at + 1) * 9;
        return (
          <rect
            key={space}
            x={x}
            y="1"
            width="7"
            height="7"
            fill={range.spaces.includes(space) ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        );
      })}
      <path d="M10 8 v-3 a3.5 3.5 0 0 1 7 0 v3z" fill="currentColor" />
      {range.mode === 'all' && <path d="M1 10.3 H44" stroke="currentColor" strokeWidth="1.4" />}
    </svg>
  );
}

/** The printed lines of a card. */
export function CardLines({ lines, rounds }: { lines: Lines; rounds: readonly (0 | 1 | 2 | 3 | 4)[] }) {
  const own = useOwn();
  return (
    <ol className="dc-lines">
      {rounds.map((round) => (
        <li key={round}>
          <b className="dc-numeral">{NUMERALS[round]}</b>
          {(lines[round] ?? []).map((action, at) => (
            <span key={at} className="dc-line-action">
              <Signs action={action} />
              <RangeMark range={action.range} />
              <span className="sr">{actionText(action, own)}</span>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
