/** What a seat may do out of turn: advise the First Player, point at a foe. */

import { optionText, sentenceOf, useTable, useTableWords } from '../../../table/context.tsx';

export function Powers() {
  const phase = useTable((table) => table.phase);
  const questions = useTable((table) => table.snapshot.questions);
  const words = useTableWords();
  const choose = useTable((table) => table.choose);
  const powers =
    phase === 'playing' || phase === 'others' || phase === 'telling'
      ? questions.filter(({ power }) => power)
      : [];
  if (powers.length === 0) return null;
  return (
    <div className="dc-powers">
      {powers.map((question) => (
        <label key={question.id}>
          <span className="sr">{sentenceOf(question, words)}</span>
          <select
            value=""
            onChange={(event) => {
              if (event.target.value !== '') choose(Number(event.target.value), question);
            }}
          >
            <option value="">{sentenceOf(question, words)}</option>
            {question.options.map((option, at) => (
              <option key={at} value={at}>
                {optionText(option.said, option.value, words)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
