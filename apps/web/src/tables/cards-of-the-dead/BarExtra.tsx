/** In the decision bar: Actions left, and the choices that lie on no piece. */

import { ActionPips } from '../../art/index.ts';
import {
  optionText,
  useActions,
  useHinted,
  useQuestion,
  useTable,
  useTableWords,
  useView,
} from '../../table/context.tsx';
import { HintMark } from '../../table/asking/Piece.tsx';
import { emptyDraft } from '../../table/store/draft.ts';
import { ACTIONS, type View } from './facts.ts';
import { useOwn } from './words/index.ts';

const BARE = 3;

export function BarExtra() {
  const question = useQuestion();
  const view = useView<View>();
  const words = useTableWords();
  const hints = useHinted();
  const hinted = useTable((table) => table.hinted);
  const { s } = useOwn();
  const narrowed = useTable((table) => table.narrowed);
  const draft = useTable((table) => table.draft);
  const { choose, setDraft, commit } = useActions();
  if (question === null) return null;
  const survivor = view.survivors[question.seat];
  const bare =
    question.form === 'one' && narrowed === null && draft === null && question.options.length > BARE
      ? question.options.flatMap((option, at) => (option.touches.length === 0 ? [{ option, at }] : []))
      : [];
  const mayTakeNone =
    (question.form === 'some' && question.min === 0 && (draft?.picks.length ?? 0) === 0) ||
    (question.form === 'order' && draft === null);
  const takesNone = question.form === 'some' && hinted !== null && hints.length === 0;
  return (
    <>
      {question.kind === 'turn' && survivor !== undefined && (
        <ActionPips
          left={survivor.actionsLeft}
          of={ACTIONS}
          label={s('actions', { n: survivor.actionsLeft })}
        />
      )}
      {bare.map(({ option, at }) => (
        <button
          key={at}
          type="button"
          className={`button cd-bare ${hints.includes(at) ? 'hinted' : ''}`}
          onClick={() => choose(at, question)}
        >
          {hints.includes(at) && <HintMark />}
          {option.said.id === 'option.endTurn' ? s('end-turn') : optionText(option.said, option.value, words)}
        </button>
      ))}
      {mayTakeNone && draft === null && (
        <button
          type="button"
          className={`button ${question.form === 'order' ? 'primary' : 'cd-bare'} ${takesNone ? 'hinted' : ''}`}
          onClick={() => {
            setDraft(emptyDraft(question));
            commit();
          }}
        >
          {takesNone && <HintMark />}
          {question.form === 'order' ? words.t('table.confirm') : s('none')}
        </button>
      )}
    </>
  );
}
