/** In the decision bar: Actions left, and the choices that lie on no piece. */

import { ActionPips } from '../../art/index.ts';
import { useMedia, WIDE } from '../../media.ts';
import { IN_BAR } from '../../table/asking/Asking.tsx';
import { useQuestion, useTable, useView } from '../../table/context.tsx';
import { bareOptions, NoneButton, OptionButton } from '../../table/kit/options.tsx';
import { ACTIONS, type View } from './facts.ts';
import { useLaidOut } from './Tray.tsx';
import { useOwn } from './words/index.ts';

export function BarExtra() {
  const question = useQuestion();
  const view = useView<View>();
  const { s, words } = useOwn();
  const narrowed = useTable((table) => table.narrowed);
  const drafted = useTable((table) => table.draft !== null);
  // Fewer stand in the bar by themselves.
  const few = useMedia(WIDE) ? IN_BAR.wide : IN_BAR.narrow;
  const laidOut = useLaidOut();
  if (question === null) return null;
  const { form, options, min, kind } = question;
  const survivor = view.survivors[question.seat];
  const isBare = form === 'one' && narrowed === null && options.length > few && !laidOut;
  const mayTakeNone = (form === 'some' && min === 0) || form === 'order';
  return (
    <>
      {kind === 'turn' && survivor !== undefined && (
        <ActionPips
          left={survivor.actionsLeft}
          of={ACTIONS}
          label={s('actions', { n: survivor.actionsLeft })}
        />
      )}
      {isBare &&
        !drafted &&
        bareOptions(question).map((at) => (
          <OptionButton key={at} question={question} at={at} className="button cd-bare">
            {options[at]?.said.id === 'option.endTurn' ? s('end-turn') : undefined}
          </OptionButton>
        ))}
      {mayTakeNone && !drafted && (
        <NoneButton question={question} className={form === 'order' ? 'button primary' : 'button cd-bare'}>
          {form === 'order' ? words.t('table.confirm') : s('none')}
        </NoneButton>
      )}
    </>
  );
}
