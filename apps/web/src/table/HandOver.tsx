import { SeatChip } from '../art/index.ts';
import { PosterPrint } from '../art/prints/index.tsx';
import { isPoster } from '../brand.ts';
import { useTable, useTableWords } from './context.tsx';

/** A neutral screen between two players: nothing private is on the page behind it. */
export function HandOver() {
  const { t } = useTableWords();
  const next = useTable((table) => table.next) ?? 0;
  const takeSeat = useTable((table) => table.takeSeat);
  const game = useTable((table) => table.meta.game);
  return (
    <main className="hand-over">
      {isPoster(game) && (
        <div className="hand-over-print">
          <PosterPrint game={game} />
        </div>
      )}
      <SeatChip seat={next} size={72} />
      <h1 className="title">{t('handover.title', { who: next })}</h1>
      <p className="note">{t('handover.note', { who: next })}</p>
      <button type="button" className="button primary" autoFocus onClick={takeSeat}>
        {t('handover.take', { who: next })}
      </button>
    </main>
  );
}
