/** What may be done at any time: a Potion, a discard, advice to whoever decides. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useZoom, useZoomed } from '../../../table/frame/Zoom.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { useOwn } from '../words/index.ts';

const NONE: readonly QuestionView[] = [];

/** `of`: whose they are read beside. */
export function Powers({ of }: { of: string }) {
  const questions = useTable((table) => (table.phase === 'playing' ? table.snapshot.questions : NONE));
  const zoom = useZoom();
  const { s, called } = useOwn();
  const nameOf = (question: QuestionView): string => {
    const power = powerOf(question);
    if (power !== 'potion') return s(`power.${power}`);
    const others = holdersBeside(question, of);
    return s('power.potion', { n: others.length, adventurer: others.map(called).join(', ') });
  };
  return questions
    .filter(({ power }) => power)
    .map((question) => (
      <button
        key={question.id}
        type="button"
        className="button small dk-power"
        onClick={() => zoom(nameOf(question), <Choices question={question} />)}
      >
        <Icon
          name={question.kind === 'potion' ? 'health-potion' : question.kind === 'discard' ? 'grab' : 'help'}
        />
        {nameOf(question)}
      </button>
    ));
}

/** Who has the Potions, where it is not whoever they stand beside. */
export function holdersBeside({ options }: Pick<QuestionView, 'options'>, beside: string): readonly string[] {
  const holders = new Set(
    options.flatMap(({ said }) => {
      const who = said.args?.['adventurer'];
      return typeof who === 'string' ? [who] : [];
    }),
  );
  return holders.has(beside) ? [] : [...holders];
}

const powerOf = ({ kind }: QuestionView): 'potion' | 'discard' | 'vote' =>
  kind === 'potion' || kind === 'discard' ? kind : 'vote';

/** What is chosen is done, or confirmed in the bar: either way there is nothing left to look at here. */
function Choices({ question }: { question: QuestionView }) {
  const close = useZoomed();
  return (
    <ul className="dk-choices dk-powers">
      {question.options.map((_, at) => (
        <li key={at} onClick={() => close?.()}>
          <OptionButton question={question} at={at} className="button lit-available" />
        </li>
      ))}
    </ul>
  );
}
