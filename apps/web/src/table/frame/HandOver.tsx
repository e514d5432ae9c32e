import type { Seat } from '@gravetable/kernel';
import { useState, type FormEvent } from 'react';
import { SeatChip } from '../../art/index.ts';
import { PosterPrint } from '../../art/prints/index.tsx';
import { isPoster } from '../../brand.ts';
import { useActions, useTable, useTableWords } from '../context.tsx';
import { sealOf } from '../store/cover.ts';

/** A neutral screen between two players: nothing private is on the page behind it. */
export function HandOver() {
  const { t } = useTableWords();
  const next = useTable((table) => table.next) ?? 0;
  const { takeSeat } = useActions();
  const game = useTable((table) => table.meta.game);
  const sealed = useTable((table) => table.meta.pins?.[next] !== undefined);
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
      {sealed ? (
        <AskPin seat={next} />
      ) : (
        <>
          <button type="button" className="button primary" autoFocus onClick={takeSeat}>
            {t('handover.take', { who: next })}
          </button>
          <OfferPin seat={next} />
        </>
      )}
    </main>
  );
}

function PinField({ label, focus = false }: { label: string; focus?: boolean }) {
  return (
    <>
      <label htmlFor="pin">{label}</label>
      <input
        id="pin"
        name="pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9]{4,8}"
        required
        autoFocus={focus}
      />
    </>
  );
}

function pinOf(event: FormEvent<HTMLFormElement>): string {
  event.preventDefault();
  const pin = new FormData(event.currentTarget).get('pin');
  return typeof pin === 'string' ? pin : '';
}

function AskPin({ seat }: { seat: Seat }) {
  const { t } = useTableWords();
  const { takeSeat, setPin } = useActions();
  const meta = useTable((table) => table.meta);
  const [wrong, setWrong] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>): void => {
    if (sealOf(meta, seat, pinOf(event)) === meta.pins?.[seat]) takeSeat();
    else setWrong(true);
  };
  return (
    <>
      <form className="row pin" onSubmit={open}>
        <PinField label={t('pin.of', { who: seat })} focus />
        <button type="submit" className="button primary">
          {t('handover.take', { who: seat })}
        </button>
      </form>
      {wrong && (
        <p role="alert" className="refused">
          {t('pin.wrong')}
        </p>
      )}
      <button type="button" className="button quiet" onClick={() => setPin(seat, null)}>
        {t('pin.forgotten')}
      </button>
    </>
  );
}

function OfferPin({ seat }: { seat: Seat }) {
  const { t } = useTableWords();
  const { setPin } = useActions();
  return (
    <details key={seat}>
      <summary className="button quiet">{t('pin.offer')}</summary>
      <p className="note">{t('pin.note')}</p>
      <form className="row pin" onSubmit={(event) => setPin(seat, pinOf(event))}>
        <PinField label={t('pin.new')} />
        <button type="submit" className="button">
          {t('pin.set')}
        </button>
      </form>
    </details>
  );
}
