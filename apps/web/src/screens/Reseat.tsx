/** A game that runs goes on with other people, or with bots in their place. */

import type { SeatInfo } from '@gravetable/kernel';
import { forms } from 'virtual:gravetable/forms';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { theEngine } from '../engine/client.ts';
import { allTables, type SavedTable } from '../saves/db.ts';
import { lockTable } from '../saves/lock.ts';
import { countPeople } from '../saves/meta.ts';
import { OPEN } from '../tables/registry.ts';
import { seatNames, useWords } from '../words/index.ts';
import { useBroken } from './Broken.tsx';
import { Page } from './Page.tsx';
import { nameAt, SeatForms, type SeatDraft } from './SeatForms.tsx';

export default function Reseat({ id }: { id: string }) {
  const { t } = useWords();
  const [table, setTable] = useState<SavedTable | null | undefined>(undefined);
  const broken = useBroken();
  useEffect(() => {
    allTables()
      .then((tables) => setTable(tables.find((one) => one.id === id) ?? null))
      .catch(broken);
  }, [id, broken]);
  return (
    <Page>
      <main className="narrow" id="main" tabIndex={-1} data-game={table?.game}>
        <h1 className="title">{t('seats.title')}</h1>
        {table === null && <p>{t('trouble.missing')}</p>}
        {table !== null && table !== undefined && <Form table={table} />}
      </main>
    </Page>
  );
}

function Form({ table: { id, game, title, seats, handOver } }: { table: SavedTable }) {
  const words = useWords();
  const { t, language } = words;
  const [, go] = useLocation();
  const broken = useBroken();
  const [drafts, setDrafts] = useState<readonly SeatDraft[]>(() =>
    seats.map(({ kind }, at) => ({ kind, name: seatNames(seats, language)[at]! })),
  );
  const wasAlone = countPeople(seats) < 2;
  const [hides, setHides] = useState(wasAlone || handOver);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const infos = drafts.map(({ kind }, at): SeatInfo => ({ kind, name: nameAt(drafts, at, words) }));
  const save = async (): Promise<void> => {
    setBusy(true);
    const lock = await lockTable(id, false, () => undefined);
    const trouble =
      lock === null
        ? 'elsewhere'
        : ((await theEngine().reseat(id, infos, hides && countPeople(infos) > 1))?.trouble ?? null);
    lock?.release();
    setBusy(false);
    if (trouble === null) return go(`/table/${id}`);
    if (trouble === 'elsewhere') return setTrouble(t('elsewhere.title'));
    setTrouble(
      trouble === 'storage'
        ? t('trouble.storage', { why: t('trouble.why-storage') })
        : t(`trouble.${trouble}`),
    );
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save().catch(broken);
      }}
    >
      <fieldset className="panel">
        <legend className="label">{title}</legend>
        <p className="note">{t('seats.note')}</p>
        <SeatForms
          game={{ bots: forms.find((one) => one.id === game)?.bots ?? [] }}
          seats={drafts}
          mayBeEmpty={false}
          change={setDrafts}
        />
        {countPeople(infos) > 1 && !OPEN.has(game) && (
          <label className="check">
            <input type="checkbox" checked={hides} onChange={({ target }) => setHides(target.checked)} />
            {t('setup.handover')}
          </label>
        )}
      </fieldset>
      {trouble !== null && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <div className="row setup-foot">
        <button type="submit" className="button primary" disabled={busy}>
          {t('seats.go-on')}
        </button>
        <Link href={`/table/${id}`} className="button">
          {t('ui.cancel')}
        </Link>
      </div>
    </form>
  );
}
