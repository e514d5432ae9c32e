/** The sheet below the decision bar: the own side of the table, the past, or how the game ended. */

import { SeatChip } from '../../art/index.ts';
import { useMedia, WIDE } from '../../media.ts';
import { InstallOffer } from '../../screens/InstallOffer.tsx';
import { useTable, useTableWords } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { KeyMoments } from '../review/KeyMoments.tsx';
import { Scrubber } from '../review/Scrubber.tsx';

export function OwnSheet({ module }: { module: TableModule }) {
  const phase = useTable((table) => table.phase);
  const wide = useMedia(WIDE);
  if (phase === 'past') {
    return (
      <>
        <Scrubber />
        {!wide && <KeyMoments module={module} />}
      </>
    );
  }
  if (phase === 'over') {
    return (
      <>
        {module.End === undefined ? <Ending /> : <module.End />}
        <InstallOffer />
      </>
    );
  }
  return <module.Own />;
}

function Ending() {
  const { t, seats } = useTableWords();
  const outcome = useTable((table) => table.snapshot.outcome);
  const count = useTable((table) => table.snapshot.count);
  const seed = useTable((table) => table.meta.seed);
  if (outcome === null) return null;
  const order = seats
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.scores?.[b] ?? 0) - (outcome.scores?.[a] ?? 0));
  return (
    <div className="ending">
      <h2 className="title">{t('table.over')}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} className="row">
            <SeatChip seat={seat} />
            <b>{seats[seat]}</b>
            {outcome.scores !== undefined && <span>{t('table.points', { n: outcome.scores[seat] })}</span>}
            {outcome.winners.includes(seat) && <span className="tag spot">{t('table.won')}</span>}
          </li>
        ))}
      </ol>
      <p className="note">
        {t('table.decisions', { n: count })}{' '}
        {seed !== '' && <span className="mono">{t('table.seed', { seed })}</span>}
      </p>
    </div>
  );
}
