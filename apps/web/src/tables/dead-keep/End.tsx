/** The end of a Quest as a scene over the keep: why, what it took and gave, what decided it. Below it who still stands. */

import type { GameEvent } from '@gravetable/kernel';
import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTable, useView } from '../../table/context.tsx';
import { TurningPoints } from '../../table/review/TurningPoints.tsx';
import { lineText, outcomeText } from '../../table/speech/speech.ts';
import type { Words } from '../../words/index.ts';
import { isKo, leftOf, type TableEvent, type View } from './facts.ts';
import { figureIcon } from './icons.ts';
import { Ledger } from './Muster.tsx';
import { turningPoints } from './turning.ts';
import { useOwn } from './words/index.ts';

const spoken = (event: GameEvent | null, words: Words): string =>
  event === null ? '' : lineText(event, words);

/** Laid over the board; whoever wants to see how it stood puts it aside. */
export function EndScene() {
  const over = useTable((table) => table.phase === 'over' && table.queue.length === 0);
  const [shown, setShown] = useState(true);
  const { s } = useOwn();
  if (!over) return null;
  return shown ? (
    <Scene close={() => setShown(false)} />
  ) : (
    <button type="button" className="button dk-end-show" onClick={() => setShown(true)}>
      {s('end.show')}
    </button>
  );
}

function Scene({ close }: { close: () => void }) {
  const { s, called, words } = useOwn();
  const view = useView<View>();
  const outcome = useTable((table) => table.snapshot.outcome);
  const log = useTable((table) => table.snapshot.log);
  const story = useTable((table) => table.info.story);
  const won = (outcome?.winners.length ?? 0) > 0;
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
  const tally = tallyOf(log.map(({ event }) => event as TableEvent));
  return (
    <section className={won ? 'dk-end won' : 'dk-end'} aria-label={s('end.show')}>
      <header>
        <Icon name={won ? 'candle-light' : 'death-skull'} />
        <div>
          <h2 className="title">{s(won ? 'end.won' : 'end.lost', { quest: called(view.quest) })}</h2>
          {outcome !== null && <p>{outcomeText(outcome, words)}</p>}
          {after !== undefined && <p>{after}</p>}
          <p>
            {s('end.tally', {
              round: view.round,
              felled: tally.felled,
              taken: view.objectives.filter(({ taken }) => taken).length,
              of: view.objectives.length,
            })}
          </p>
        </div>
        <button type="button" className="button small" onClick={close}>
          {s('end.see')}
        </button>
      </header>
      <TurningPoints points={points} />
      {view.campaign !== null && <Ledger view={view} campaign={view.campaign} />}
    </section>
  );
}

interface Tally {
  readonly felled: number;
  /** By Adventurer: what they felled, and what it cost them. */
  readonly by: ReadonlyMap<string, { felled: number; wounds: number }>;
}

function tallyOf(log: readonly TableEvent[]): Tally {
  const by = new Map<string, { felled: number; wounds: number }>();
  const of = (who: string): { felled: number; wounds: number } => {
    const known = by.get(who) ?? { felled: 0, wounds: 0 };
    by.set(who, known);
    return known;
  };
  let felled = 0;
  for (const event of log) {
    if (event.kind === 'questBegins') {
      by.clear();
      felled = 0;
    }
    if (event.kind === 'eliminated') {
      of(event.adventurer).felled += event.n;
      felled += event.n;
    }
    if (event.kind === 'wounded') of(event.adventurer).wounds += event.n;
  }
  return { felled, by };
}

/** In the sheet: how everybody came through it. */
export function End() {
  const { s, called } = useOwn();
  const view = useView<View>();
  const log = useTable((table) => table.snapshot.log);
  const { by } = tallyOf(log.map(({ event }) => event as TableEvent));
  return (
    <ul className="dk-fates">
      {view.party.map((one) => {
        const { felled, wounds } = by.get(one.id) ?? { felled: 0, wounds: 0 };
        return (
          <li key={one.id}>
            <Icon name={figureIcon(one.id)} />
            <span>
              <b>{called(one.id)}</b>{' '}
              {isKo(one) ? (
                <b className="dk-bad">{s('ko')}</b>
              ) : (
                s('left-of', { n: leftOf(one), of: one.health })
              )}
              <small className="quiet">{s('end.fate', { felled, wounds })}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
