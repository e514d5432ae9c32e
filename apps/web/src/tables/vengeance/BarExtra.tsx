/** In the decision bar: roll, take, stop; done, skip and what else lies on no piece. */

import { Icon } from '../../art/index.ts';
import { HintMark } from '../../table/asking/Piece.tsx';
import { useHinted, useQuestion, useTable } from '../../table/context.tsx';
import { NoneButton, OptionButton } from '../../table/kit/options.tsx';
import { useFaceName } from './dice.tsx';
import { doing, type View } from './facts.ts';
import { LAID_OUT, useInBar } from './laidOut.ts';
import { looseIn, useHand } from './roll/hand.ts';
import type { RollKey } from '../../keys.ts';
import { useRollKey } from './roll/keys.ts';
import { commandOf, isPlayedOut, rollNow, useRolling } from './roll/rolling.ts';
import { useOwn } from './words/index.ts';

/** Answers that end something, on no piece of the board. */
const ENDS: ReadonlySet<string> = new Set([
  'done',
  'startDone',
  'lootDone',
  'stop',
  'resume',
  'wait',
  'endTurn',
]);

const KEYS: Readonly<Record<string, RollKey>> = { stop: 'stop', resume: 'stop', endTurn: 'endTurn' };

export function BarExtra() {
  const question = useQuestion();
  const { words } = useOwn();
  const inBar = useInBar();
  const narrowed = useTable((table) => table.narrowed);
  const drafted = useTable((table) => table.draft !== null);
  const { say } = useRolling();
  if (question === null) return null;
  if (question.form === 'order') {
    return drafted ? null : (
      <NoneButton question={question} className="button primary">
        {words.t('table.confirm')}
      </NoneButton>
    );
  }
  if (inBar || LAID_OUT.has(question.kind)) return null;
  const ends = question.options.flatMap(({ value }, at) =>
    value === 'skip' || ENDS.has(doing(value)?.do ?? '') ? [at] : [],
  );
  return (
    <>
      {question.kind === 'command' && <RollButtons />}
      {!drafted &&
        narrowed === null &&
        ends.map((at) => (
          <OptionButton
            key={at}
            question={question}
            at={at}
            className={question.kind === 'command' ? 'button vg-bare vg-keyed' : 'button vg-bare'}
            {...(doing(question.options[at]?.value)?.do === 'endTurn' && isPlayedOut(question)
              ? { onClick: () => void say('endTurn') }
              : {})}
          >
            <Short at={at} />
          </OptionButton>
        ))}
    </>
  );
}

/** A few words for the bar; the whole sentence is read out. */
function Short({ at }: { at: number }) {
  const question = useQuestion();
  const { s, words } = useOwn();
  const keyOf = useRollKey();
  const option = question?.options[at];
  if (option === undefined) return null;
  const what = doing(option.value)?.do;
  const key = question?.kind === 'command' && what !== undefined ? KEYS[what] : undefined;
  return (
    <>
      {what === 'stop' ? s('bar.stop') : what === 'endTurn' ? s('bar.hand-on') : words.say(option.said)}
      {key !== undefined && <Key of={keyOf(key)} />}
    </>
  );
}

function Key({ of }: { of: string | null }) {
  return of === null ? null : <kbd aria-hidden="true">{of}</kbd>;
}

function RollButtons() {
  const question = useQuestion();
  const { s } = useOwn();
  const taking = useTable(({ snapshot }) => (snapshot.view as View).taking);
  const taught = useTable((table) => table.guide !== null);
  const hand = useHand();
  const hinted = useHinted();
  const nameOf = useFaceName();
  const { roll, say } = useRolling();
  const keyOf = useRollKey();
  if (question === null) return null;
  const now = rollNow(question);
  const take = commandOf(question, 'take');
  const places = looseIn(hand);
  const dice = places.map((at) => hand.dice[at] ?? '');
  const [first] = dice;
  const marked = now !== null && hinted.includes(now.at);
  const rolls = commandOf(question, 'roll') !== null;
  return (
    <>
      {rolls && (
        <button
          type="button"
          className={`button primary vg-roll-button${marked ? ' hinted' : ''}`}
          aria-disabled={now === null}
          onClick={() => {
            roll();
            // A lesson goes on by itself: its Next takes the focus from the table, not from a button in use.
            if (taught) document.getElementById('decision')?.focus();
          }}
        >
          <Icon name="rolling-dices" />
          {dice.length === 1 && first !== undefined
            ? s('bar.roll-one', { what: nameOf(first).toLowerCase() })
            : s('bar.roll', { n: dice.length })}
          <Key of={keyOf('roll')} />
          {marked && <HintMark />}
        </button>
      )}
      {take !== null && taking && (
        <button
          type="button"
          className={`button vg-bare${hinted.includes(take) ? ' hinted' : ''}`}
          onClick={() => void say('take')}
        >
          {s('bar.take')}
          <Key of={keyOf('take')} />
          {hinted.includes(take) && <HintMark />}
        </button>
      )}
    </>
  );
}
