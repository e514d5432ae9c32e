/** What was tried out, drawn under the line of the game, and the way back into it. */

import { Icon } from '../../art/index.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { lineText } from '../speech/speech.ts';
import type { Branch } from '../store/state.ts';
import { along, type Span } from './chart.ts';

/** The latest few; more would hide each other. */
const SHOWN = 3;
const MOST_DOTS = 12;

export function Branches({ span }: { span: Span }) {
  const words = useTableWords();
  const { t } = words;
  const branches = useTable((table) => table.branches);
  const { enterBranch } = useActions();
  const shown = branches.map((branch, number) => ({ branch, number })).slice(-SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className="branches" aria-label={t('replay.branches')}>
      {shown.map(({ branch, number }) => (
        <li key={number}>
          {branch.from >= span.from && branch.from <= span.to && <Twig branch={branch} span={span} />}
          <button type="button" className="button small" onClick={() => enterBranch(number)}>
            <Icon name="split-arrows" />
            <span>
              {t('replay.branch-of', { from: branch.from, n: branch.count })}
              {branch.last !== null && <small> {lineText(branch.last.event, words)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Twig({ branch: { from, count }, span }: { branch: Branch; span: Span }) {
  const dots = Math.min(MOST_DOTS, count);
  const left = Math.min(0.86, along(span, from));
  return (
    <svg className="twig" style={{ marginLeft: `${left * 100}%` }} width="150" height="26" aria-hidden="true">
      <path d={`M1 0C2 12 8 16 16 16H${18 + dots * 10}`} />
      <path d={`M${18 + dots * 10} 16h12`} strokeDasharray="3 3" />
      {Array.from({ length: dots }, (_, n) => (
        <circle key={n} cx={20 + n * 10} cy="16" r="3" />
      ))}
    </svg>
  );
}
