/** The end: the score by line with the rule behind each, the way out, who won or how far the challenge was, what decided it. */

import { useState } from 'react';
import type { GameEvent } from '@gravetable/kernel';
import { SeatChip } from '../../art/index.ts';
import { useActions, useTable, useView } from '../../table/context.tsx';
import { EndScene } from '../../table/kit/EndScene.tsx';
import { useWholeLog } from '../../table/kit/whole.ts';
import { lineText } from '../../table/speech/speech.ts';
import type { PlayerView, View } from './facts.ts';
import { useMine } from './mine.ts';
import { turningPoints, WOUNDS } from './turning.ts';
import { useOwn, type OwnWords } from './words/index.ts';

const LINES = [
  ['loot', 'VG-SCORE-01'],
  ['training', 'VG-SCORE-02'],
  ['bossDamage', 'VG-SCORE-03'],
  ['bossKill', 'VG-SCORE-04'],
  ['objectives', 'VG-SCORE-05'],
  ['escape', 'VG-SCORE-06'],
] as const;

export function End() {
  const over = useTable((table) => table.phase === 'over' && table.queue.length === 0);
  const [shown, setShown] = useState(true);
  const { s } = useOwn();
  if (!over) return null;
  if (!shown) {
    return (
      <button type="button" className="button vg-end-show" onClick={() => setShown(true)}>
        {s('end.show')}
      </button>
    );
  }
  return <Summary close={() => setShown(false)} />;
}

function Summary({ close }: { close: () => void }) {
  const { s, words } = useOwn();
  const view = useView<View>();
  const { now } = useMine();
  const log = useWholeLog();
  const outcome = useTable((table) => table.snapshot.outcome);
  if (outcome === null) return null;
  const { winners } = outcome;
  const done = (kind: string): number =>
    log.filter(({ event }) => event.kind === kind && event['who'] === now.seat).length;
  const wounds = log.reduce((sum, { event }) => sum + (event['who'] === now.seat ? woundsIn(event) : 0), 0);
  const escape = now.alive ? (now.score?.escape ?? 0) : 0;
  const cleared = now.rooms.filter((room) => room.visited && room.cleared).length;
  return (
    <EndScene
      icon={winners.includes(now.seat) ? 'exit-door' : 'death-skull'}
      title={titleOf(view, now, winners, s)}
      cause={view.solo === null ? causeOf(view, winners, s) : soloCause(view.solo.target, now, s)}
      gave={[
        s('end.killed', { n: done('killed') + done('bossKilled') }),
        s('end.cleared', { n: cleared }),
        ...(done('bossKilled') > 0 && now.boss !== null ? [s('end.boss', { boss: now.boss.id })] : []),
      ]}
      took={[
        s('end.wounds', { n: wounds }),
        ...(now.beatings > 0 ? [s('beatings.label', { n: now.beatings })] : []),
        ...(escape > 0 ? [s('end.escape', { n: escape })] : []),
      ]}
      points={turningPoints(log).map(({ before, round, heaviest, cause }) => ({
        before,
        text: (
          <>
            <b>{s('end.round', { n: round })}</b>{' '}
            {[cause, heaviest].flatMap((event) => (event === null ? [] : [lineText(event, words)])).join(' ')}
          </>
        ),
      }))}
      next={s('end.see')}
      close={close}
    >
      {view.stretch > 1 && <p className="tag">{s('end.stretched', { n: view.stretch })}</p>}
      <ScoreSheet view={view} winners={winners} />
    </EndScene>
  );
}

const woundsIn = (event: GameEvent): number => (WOUNDS.has(event.kind) ? Number(event['n'] ?? 1) : 0);

type Say = OwnWords['s'];

function titleOf(view: View, { seat, alive }: PlayerView, winners: readonly number[], s: Say): string {
  if (winners.includes(seat)) return s(winners.length > 1 ? 'end.title-shared' : 'end.title-won');
  if (!alive) return s('end.title-dead');
  return view.solo === null && winners.length > 0
    ? s('end.title-other', { who: [...winners] })
    : s('end.title-short');
}

function soloCause(target: number, { alive, score }: PlayerView, s: Say): string {
  const n = score?.total ?? 0;
  if (!alive) return s('end.cause-dead');
  return n >= target
    ? s('end.cause-reached', { n, target })
    : s('end.cause-short', { n, target, missing: target - n });
}

/** What separated the first from the others. */
function causeOf({ players }: View, winners: readonly number[], s: Say): string {
  const first = players.find(({ seat }) => seat === winners[0]);
  if (first === undefined) return s('end.cause-nobody');
  const n = first.score?.total ?? 0;
  const others = players.filter(({ seat, alive }) => alive && !winners.includes(seat));
  const next = Math.max(...others.map(({ score }) => score?.total ?? 0));
  const who = [...winners];
  if (others.length === 0) return s('end.cause-alone', { who, n });
  return n === next ? s('end.cause-tie', { who, n }) : s('end.cause-ahead', { who, n, ahead: n - next });
}

/** Every line of every seat; the line opens its rule. */
function ScoreSheet({ view, winners }: { view: View; winners: readonly number[] }) {
  const { s, words } = useOwn();
  const { showRule } = useActions();
  const { players } = view;
  const free = ({ health }: PlayerView): number => health.filter((space) => space === 'free').length;
  return (
    <table className={players.length > 2 ? 'vg-scores vg-many' : 'vg-scores'}>
      <caption className="sr">{s('end.sheet')}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatChip seat={seat} /> <span className="vg-who">{words.seats[seat]}</span>
              {winners.includes(seat) && <span className="tag spot">{words.t('table.won')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(([line, rule]) => (
          <tr key={line}>
            <th scope="row">
              <button type="button" className="rule-link" onClick={() => showRule(rule)}>
                {s(`score.${line}`)} <small className="mono">{rule}</small>
              </button>
            </th>
            {players.map(({ seat, score, alive }) => (
              <td key={seat} className="mono">
                {!alive || score === null
                  ? '–'
                  : line === 'escape' && score.escape > 0
                    ? `−${score.escape}`
                    : score[line]}
              </td>
            ))}
          </tr>
        ))}
        <tr className="vg-total">
          <th scope="row">{s('score.total')}</th>
          {players.map(({ seat, score, alive }) => (
            <td key={seat} className="mono">
              {alive && score !== null ? score.total : s('seat.dead')}
            </td>
          ))}
        </tr>
        {players.length > 1 && (
          <tr>
            <th scope="row">{s('score.tie')}</th>
            {players.map((player) => (
              <td key={player.seat} className="mono">
                {free(player)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
