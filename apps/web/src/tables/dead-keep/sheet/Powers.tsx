/** What may be done at any time: a Potion, a discard, advice to whoever decides. */

import type { QuestionView } from '@gravetable/kernel';
import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { OptionButton } from '../../../table/kit/options.tsx';
import { useOwn } from '../words/index.ts';

const NONE: readonly QuestionView[] = [];

export function Powers() {
  const questions = useTable((table) => (table.phase === 'playing' ? table.snapshot.questions : NONE));
  const zoom = useZoom();
  const { s } = useOwn();
  return questions
    .filter(({ power }) => power)
    .map((question) => (
      <button
        key={question.id}
        type="button"
        className="button small dk-power"
        onClick={() => zoom(s(`power.${powerOf(question)}`), <Choices question={question} />)}
      >
        <Icon
          name={question.kind === 'potion' ? 'health-potion' : question.kind === 'discard' ? 'grab' : 'help'}
        />
        {s(`power.${powerOf(question)}`)}
      </button>
    ));
}

const powerOf = ({ kind }: QuestionView): 'potion' | 'discard' | 'vote' =>
  kind === 'potion' || kind === 'discard' ? kind : 'vote';

function Choices({ question }: { question: QuestionView }) {
  return (
    <ul className="dk-choices">
      {question.options.map((_, at) => (
        <li key={at}>
          <OptionButton question={question} at={at} className="button lit-available" />
        </li>
      ))}
    </ul>
  );
}
