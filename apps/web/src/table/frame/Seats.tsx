/** The seats: who plays, who decides, and what the game shows of each. */

import type { Seat } from '@gravetable/kernel';
import { SeatChip, seatColour } from '../../art/index.ts';
import { useTable, useTableWords } from '../context.tsx';
import type { TableModule } from '../module.ts';
import { useTogether } from '../together.ts';
import { nth } from '../../nth.ts';

export function Seats({ module }: { module: TableModule }) {
  const seats = useTable((table) => table.meta.seats);
  return (
    <ul className="seat-list">
      {seats.map((_, seat) => (
        <li key={seat}>
          <SeatBox seat={seat} module={module} />
        </li>
      ))}
    </ul>
  );
}

function SeatBox({ seat, module }: { seat: Seat; module: TableModule }) {
  const info = useTable((table) => nth(table.meta.seats, seat));
  const viewer = useTable((table) => table.snapshot.viewer);
  const deciding = useTable(
    (table) =>
      table.phase !== 'telling' &&
      table.ending === null &&
      table.snapshot.outcome === null &&
      table.snapshot.waiting.includes(seat),
  );
  const { t, seats } = useTableWords();
  const together = useTogether();
  const kind =
    seat === viewer
      ? t('table.you')
      : info.kind === 'person'
        ? t('table.person')
        : t('table.bot', { name: info.kind });
  return (
    <section
      className={deciding ? 'seat-box deciding' : 'seat-box'}
      style={{ borderLeftColor: seatColour(seat) }}
      aria-label={seats[seat]}
    >
      <h2 className="seat-name">
        <SeatChip seat={seat} />
        {seats[seat]}
      </h2>
      {together === null ? (
        <p className="seat-kind" title={kind}>
          {kind}
        </p>
      ) : (
        <together.SeatNote seat={seat} />
      )}
      {module.SeatBody !== undefined && <module.SeatBody seat={seat} />}
      {deciding && (together === null || seat === viewer) && (
        <span className="tag spot">{t('table.deciding')}</span>
      )}
    </section>
  );
}
