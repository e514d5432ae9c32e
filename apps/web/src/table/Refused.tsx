/** Why not: one sentence, the rule that says so, and the way round where there is one. */

import type { Refusal } from '@gravetable/kernel';
import { useWay } from '../way.ts';
import { useActions, useTable, useTableWords } from './context.tsx';
import { refusalText } from './speech.ts';

export function Refused({ refusal }: { refusal: Refusal }) {
  const words = useTableWords();
  const showRule = useTable((table) => table.showRule);
  const mayAgree = useWay().undo !== 'line';
  const { rule } = refusal;
  return (
    <span className="refused" role="alert">
      {refusalText(refusal, words)} {refusal.code === 'INFORMATION_LINE' && mayAgree && <AgreedUndo />}
      {rule !== null && (
        <button type="button" className="rule-link mono" onClick={() => showRule(rule)}>
          {rule}
        </button>
      )}
    </span>
  );
}

/** Past the information line only with the whole table; around one screen it can be asked aloud. */
function AgreedUndo() {
  const { t } = useTableWords();
  const { undoAgreed } = useActions();
  return (
    <>
      <button type="button" className="button small" onClick={undoAgreed}>
        {t('table.agree')}
      </button>{' '}
      {t('table.agree-note')}{' '}
    </>
  );
}
