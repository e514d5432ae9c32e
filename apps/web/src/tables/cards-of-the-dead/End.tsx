/** The end: who got out, which challenges were met, and what decided it. No flattery. */

import type { GameEvent } from '@gravetable/kernel';
import { useState } from 'react';
import { Icon } from '../../art/index.ts';
import { useTable, useView } from '../../table/context.tsx';
import { EndScene } from '../../table/kit/EndScene.tsx';
import { useWholeLog } from '../../table/kit/whole.ts';
import { lineText } from '../../table/speech/speech.ts';
import type { Words } from '../../words/index.ts';
import type { TurningPoint } from '../../table/review/TurningPoints.tsx';
import type { LogLine } from '../../engine/types.ts';
import type { TableEvent, View } from './facts.ts';
import { costOf, dayOfDeath, LEADS, turningPoints } from './turning.ts';
import { useOwn, type OwnWords } from './words/index.ts';

const CHALLENGES = ['A', 'B', 'C', 'D'] as const;

export function End() {
  const over = useTable((table) => table.phase === 'over' && table.queue.length === 0);
  const [shown, setShown] = useState(true);
  const { s } = useOwn();
  if (!over) return null;
  if (!shown) {
    return (
      <button type="button" className="button cd-end-show" onClick={() => setShown(true)}>
        {s('end.show')}
      </button>
    );
  }
  return <Summary close={() => setShown(false)} />;
}

function Summary({ close }: { close: () => void }) {
  const { s, words } = useOwn();
  const view = useView<View>();
  const log = useWholeLog();
  const outcome = useTable((table) => table.snapshot.outcome);
  const points = usePointsIn(log);
  const cause = causeOf(log, words);
  const won = (outcome?.winners.length ?? 0) > 0;
  return (
    <EndScene
      icon={won ? 'exit-door' : 'death-skull'}
      title={s(won ? 'end.won' : 'end.lost')}
      cause={`${cause} ${s('end.day', { day: view.day })}`.trim()}
      gave={[foundIn(log, s), s('end.zombies', { n: view.zombiesEliminated })]}
      took={[...tookIn(log, s), ...(view.noiseMade > 0 ? [s('end.noise', { n: view.noiseMade })] : [])]}
      points={points}
      next={s('end.see')}
      close={close}
    >
      <Fates won={won} />
      <Challenges won={won} />
    </EndScene>
  );
}

const sum = (lines: readonly LogLine[], kinds: readonly TableEvent['kind'][]): number =>
  lines.reduce(
    (all, { event }) =>
      all + (kinds.includes(event.kind as TableEvent['kind']) ? Number(event['n'] ?? 1) : 0),
    0,
  );

type Say = OwnWords['s'];

const foundIn = (lines: readonly LogLine[], s: Say): string =>
  s('day-end.found', { n: sum(lines, ['pickedUp', 'reward', 'kept']) });

/** What these lines brought, and what they cost. */
export const gaveIn = (lines: readonly LogLine[], s: Say): string[] => [
  foundIn(lines, s),
  s('day-end.destroyed', { n: lines.filter(({ event }) => event.kind === 'destroyed').length }),
];
export function tookIn(lines: readonly LogLine[], s: Say): string[] {
  const hurt = sum(lines, ['hurt', 'lostVitality']);
  const immunity = sum(lines, ['lostImmunity']);
  const count = (kind: TableEvent['kind']): number => lines.filter(({ event }) => event.kind === kind).length;
  const shut = count('blocked') - count('freed');
  return [
    ...(hurt > 0 ? [s('day-end.hurt', { n: hurt })] : []),
    ...(immunity > 0 ? [s('day-end.immunity', { n: immunity })] : []),
    ...(shut > 0 ? [s('day-end.shut', { n: shut })] : []),
  ];
}

/** Whoever fell last and through what, or the way out. */
export function causeOf(log: readonly LogLine[], words: Words): string {
  const end = log.findLastIndex(({ event }) => ['died', 'whisperFailed', 'dayEnds'].includes(event.kind));
  return toldAt(log, end, words);
}

/** Everybody who fell, and through what. */
export const deathsIn = (log: readonly LogLine[], words: Words): string[] =>
  log.flatMap(({ event }, at) => (event.kind === 'died' ? [toldAt(log, at, words)] : []));

/** A line; of a death, what led to it last in the same decision. */
function toldAt(log: readonly LogLine[], at: number, words: Words): string {
  const line = log[at];
  if (line === undefined) return '';
  const { event: last, after } = line;
  const led = log.slice(0, at).findLast((one) => LEADS.has(one.event.kind) && one.after === after);
  return withCause(led?.event ?? null, last, words);
}

/** A death after what it came of; who struck somebody down is said in one sentence. Whatever else weighs speaks for itself. */
function withCause(cause: GameEvent | null, event: GameEvent, words: Words): string {
  if (cause === null || event.kind !== 'died') return lineText(event, words);
  if (cause.kind === 'acts') return words.say({ id: 'fate.died', args: { ...cause, ...event } as never });
  return `${lineText(cause, words)} ${lineText(event, words)}`;
}

function Fates({ won }: { won: boolean }) {
  const { s } = useOwn();
  const view = useView<View>();
  const log = useWholeLog();
  return (
    <ul className="cd-end-list">
      {view.survivors.map(({ id, vitality }, seat) => {
        const day = dayOfDeath(log, seat);
        const fate =
          vitality === 0 && day !== null
            ? s('end.died', { survivor: id, day })
            : s(won ? 'end.alive' : 'end.lost-one', { survivor: id, vitality });
        return (
          <li key={id}>
            <b>{fate}</b>
            <span className="quiet">{s('end.cost', costOf(log, seat))}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Challenges({ won }: { won: boolean }) {
  const { s, words } = useOwn();
  const view = useView<View>();
  const outcome = useTable((table) => table.snapshot.outcome) as { challenges?: readonly string[] } | null;
  const met = outcome?.challenges ?? [];
  return (
    <section>
      <h3 className="small-caps">{s('end.challenges')}</h3>
      {!view.challenges && <p className="quiet">{s('end.uncounted')}</p>}
      {view.challenges && !won && <p className="quiet">{s('end.lost-challenges')}</p>}
      {view.challenges && won && (
        <ul className="cd-challenges">
          {CHALLENGES.map((letter) => {
            const done = met.includes(letter);
            return (
              <li key={letter} className={done ? 'met' : ''}>
                {done ? <Icon name="check-mark" /> : <span className="cd-missed" />}
                <span>{words.say({ id: `challenge.${letter}` })}</span>
                <b>{s(done ? 'end.met' : 'end.missed')}</b>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const pointText = (worst: GameEvent | null, cause: GameEvent | null, words: Words): string =>
  worst !== null ? withCause(cause, worst, words) : cause === null ? '' : lineText(cause, words);

/** What decided it, or a part of it. */
export function usePointsIn(log: readonly LogLine[]): readonly TurningPoint[] {
  const { s, words } = useOwn();
  const { survivors } = useView<View>();
  const story = useTable((table) => table.info.story);
  const found = story === null ? [] : turningPoints(log, story);
  return found.map(({ before, worst, cause, first, lost, detail: { day, left, who } }) => ({
    before,
    text: (
      <>
        <b>{s('end.on-day', { day })}</b> {pointText(worst, cause ?? first, words)}
        {lost > 0 && (
          <span className="cd-danger">
            {' '}
            {left === null || who === null
              ? s('end.lost-by-all', { lost })
              : s('end.lost-here', { lost, left, survivor: survivors[who]?.id ?? '' })}
          </span>
        )}
      </>
    ),
  }));
}
