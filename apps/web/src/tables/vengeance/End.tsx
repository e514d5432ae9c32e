/** The end: the score by line with the rule behind each, the way out, who won or how far the challenge was, what decided it. */

import { useState } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import { useActions, useTable, useView } from '../../table/context.tsx';
import { TurningPoints } from '../../table/review/TurningPoints.tsx';
import { lineText, outcomeText } from '../../table/speech/speech.ts';
import type { PlayerView, View } from './facts.ts';
import { turningPoints } from './turning.ts';
import { useOwn } from './words/index.ts';

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
  const outcome = useTable((table) => table.snapshot.outcome);
  if (outcome === null) return null;
  const won = outcome.winners.length > 0;
  return (
    <section className="vg-end" aria-label={s('end.show')}>
      <div className="vg-end-card">
        <header>
          <Icon name={won ? 'exit-door' : 'death-skull'} />
          <h2 className="title">{outcomeText(outcome, words)}</h2>
          {view.solo !== null && <p>{s('end.target', { n: view.solo.target })}</p>}
          {view.stretch > 1 && <p className="tag">{s('end.stretched', { n: view.stretch })}</p>}
          <button type="button" className="button small" onClick={close}>
            {s('end.see')}
          </button>
        </header>
        <ScoreSheet view={view} winners={outcome.winners} />
        <Turning />
      </div>
    </section>
  );
}

/** Every line of every seat; the line opens its rule. */
function ScoreSheet({ view, winners }: { view: View; winners: readonly number[] }) {
  const { s, words } = useOwn();
  const { showRule } = useActions();
  const { players } = view;
  const free = ({ health }: PlayerView): number => health.filter((space) => space === 'free').length;
  return (
    <table className="vg-scores">
      <caption className="sr">{s('end.sheet')}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatChip seat={seat} /> {words.seats[seat]}
              {winners.includes(seat) && <span className="tag spot">{words.t('table.won')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(([line, rule]) => (
          <tr key={line}>
            <th scope="row">
              {s(`score.${line}`)}{' '}
              <button type="button" className="rule-link mono" onClick={() => showRule(rule)}>
                {rule}
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

function Turning() {
  const { s, words } = useOwn();
  const log = useTable((table) => table.snapshot.log);
  const points = turningPoints(log).map(({ before, round, heaviest }) => ({
    before,
    text: (
      <>
        <b>{s('end.round', { n: round })}</b> {lineText(heaviest, words)}
      </>
    ),
  }));
  return <TurningPoints points={points} />;
}
