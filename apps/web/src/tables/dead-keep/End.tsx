/** The end of a Quest: why, who stands, what decided it; in a Campaign the ledger. */

import type { GameEvent } from '@gravetable/kernel';
import { Icon } from '../../art/index.ts';
import { useTable, useView } from '../../table/context.tsx';
import { TurningPoints } from '../../table/review/TurningPoints.tsx';
import { lineText, outcomeText } from '../../table/speech/speech.ts';
import type { Words } from '../../words/index.ts';
import { isKo, leftOf, type View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { Ledger } from './Muster.tsx';
import { turningPoints } from './turning.ts';
import { useOwn } from './words/index.ts';

const spoken = (event: GameEvent | null, words: Words): string =>
  event === null ? '' : lineText(event, words);

export function End() {
  const { s, called, words } = useOwn();
  const view = useView<View>();
  const outcome = useTable((table) => table.snapshot.outcome);
  const log = useTable((table) => table.snapshot.log);
  const story = useTable((table) => table.info.story);
  const after = view.over === 'won' ? words.speaker.find(`after.${view.quest}`) : undefined;
  const points = (story === null ? [] : turningPoints(log, story)).map(
    ({ before, worst, first, detail }) => ({
      before,
      text: (
        <>
          <b>{s('crumb.round', { round: detail.round })}.</b> {spoken(worst ?? first, words)}
        </>
      ),
    }),
  );
  return (
    <div className="dk-end">
      <section>
        <h2 className="title">{called(view.quest)}</h2>
        {outcome !== null && <p>{outcomeText(outcome, words)}</p>}
        {after !== undefined && <p>{after}</p>}
        <ul>
          {view.party.map((one) => (
            <li key={one.id}>
              <Icon name={figureIcon(one.id)} />
              <b>{called(one.id)}</b> {isKo(one) ? s('ko') : s('left-of', { n: leftOf(one), of: one.health })}
            </li>
          ))}
        </ul>
      </section>
      <TurningPoints points={points} />
      {view.campaign !== null && <Ledger view={view} campaign={view.campaign} />}
    </div>
  );
}
