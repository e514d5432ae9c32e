/** Why not: one sentence, the rule that says so, and what could be done in its place. */

import type { Refusal } from '@gravetable/kernel';
import { optionText, useActions, useTable, useTableWords } from '../context.tsx';
import { usePeeking } from '../store/peeking.ts';
import { refusalText } from '../speech/speech.ts';

export function Refused({
  refusal,
  inBar = () => false,
}: {
  refusal: Refusal;
  /** Options that can be pressed beside this already: they are not offered twice. */
  inBar?: (at: number) => boolean;
}) {
  const words = useTableWords();
  const showRule = useTable((table) => table.showRule);
  const { rule } = refusal;
  return (
    <span className="refused">
      <span>
        {refusalText(refusal, words)} {refusal.code === 'INFORMATION_LINE' && <AgreedUndo />}
        {rule !== null && (
          <button type="button" className="rule-link mono" onClick={() => showRule(rule)}>
            {rule}
          </button>
        )}
      </span>{' '}
      <Instead inBar={inBar} />
    </span>
  );
}

/** The nearest option that can be chosen, on a button of its own. */
function Instead({ inBar }: { inBar: (at: number) => boolean }) {
  const words = useTableWords();
  const question = useTable((table) => table.question());
  const at = useTable((table) => table.instead);
  const chosen = useTable(({ draft }) => draft?.picks.includes(at ?? -1) === true);
  const { choose } = useActions();
  const peeking = usePeeking();
  const option = at === null ? undefined : question?.options[at];
  if (at === null || question === null || option === undefined || chosen || inBar(at)) return null;
  return (
    <button type="button" className="button small" onClick={() => choose(at, question)} {...peeking(at)}>
      {words.t('table.instead', { option: optionText(option.said, option.value, words) })}
    </button>
  );
}

/** Past the information line only with the whole table; around one screen it can be asked aloud. */
function AgreedUndo() {
  const { t } = useTableWords();
  const { undoAgreed } = useActions();
  const online = useTable((table) => table.meta.online === true);
  return (
    <>
      <button type="button" className="button small" onClick={undoAgreed}>
        {t(online ? 'table.agree-ask' : 'table.agree')}
      </button>{' '}
      {!online && t('table.agree-note')}{' '}
    </>
  );
}
