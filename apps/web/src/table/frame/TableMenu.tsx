/** What can be done with the table as a whole: leave, review, export, share, change the view. */

import { useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../art/index.ts';
import { changeSettings, useSettings, worn } from '../../settings.ts';
import { hasTable } from '../../tables/registry.ts';
import { WayFields } from '../../screens/fields.tsx';
import { changeWay, useWay } from '../../way.ts';
import { useActions, useTable, useTableStore, useTableWords } from '../context.tsx';
import { mayTry } from '../store/state.ts';
import { useOddsWords } from '../odds/speaking.ts';
import { useTogether } from '../together.ts';
import { KeyList } from './KeyList.tsx';
import { useExport, useShare } from './Share.tsx';

export function TableMenu({ label }: { label: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const { t } = useTableWords();
  const [here, go] = useLocation();
  const meta = useTable((table) => table.meta);
  const undo = useTable((table) => table.undo);
  const redo = useTable((table) => table.redo);
  const canRedo = useTable((table) => table.snapshot.canRedo);
  const branchFrom = useTable((table) => table.branchFrom);
  const store = useTableStore();
  const canBranch = useTable(
    (table) =>
      table.branch === null && table.snapshot.outcome === null && table.guide === null && mayTry(table),
  );
  const odds = useOddsWords().s('tab');
  const tellsOdds = useTable(({ info, phase }) => info.odds && phase !== 'past' && phase !== 'over');
  const { showPanel } = useActions();
  const isRunning = useTable((table) => table.latest.outcome === null);
  const listView = useSettings((settings) => settings.listView);
  const close = (): void => dialog.current?.close();
  const exportGame = useExport();
  const { share, told } = useShare();
  const together = useTogether();
  const mayExport = useTable((table) => together === null || table.snapshot.outcome !== null);
  return (
    <>
      <button
        type="button"
        className="button quiet icon-only"
        id="menu"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="hamburger-menu" />
      </button>
      <dialog
        ref={dialog}
        className="menu"
        aria-label={label}
        onClick={(event) => event.target === dialog.current && close()}
      >
        <h2 className="title">{meta.title || label}</h2>
        <p className="note">
          {meta.seed === '' ? t('table.seed-unknown') : t('table.seed-known', { seed: meta.seed })}
        </p>
        <AtOnce />
        {together !== null && <together.Menu close={close} />}
        <ul className="menu-list">
          <MenuItem label={t('table.undo')} act={undo} then={close} />
          {canRedo && <MenuItem label={t('table.redo')} act={redo} then={close} />}
          {hasTable(meta.game) && (
            <MenuItem
              label={listView ? t('table.own-view') : t('table.list-view')}
              act={() => changeSettings({ listView: !listView })}
              then={close}
            />
          )}
          {canBranch && (
            <MenuItem
              label={t('table.whatif-now')}
              act={() => branchFrom(store.getState().snapshot.count)}
              then={close}
            />
          )}
          {mayExport && <MenuItem label={t('table.export')} act={() => void exportGame()} />}
          {mayExport && (
            <MenuItem label={t('table.share')} act={() => void share()}>
              {told}
            </MenuItem>
          )}
          {meta.id !== 'review' && together === null && (
            <MenuItem label={t('table.review')} act={() => go(`/replay/${meta.id}`)} />
          )}
          {here.startsWith('/table/') && isRunning && (
            <MenuItem label={t('seats.title')} act={() => go(`/seats/${meta.id}`)} />
          )}
          {tellsOdds && <MenuItem label={odds} act={() => showPanel('odds')} then={close} />}
          <MenuItem label={t('key.list')} act={() => keys.current?.showModal()} then={close} />
          <MenuItem label={t('ui.settings')} act={() => go(`/settings/from${here}`)} />
          <MenuItem label={t('table.leave')} act={() => go('/')} />
        </ul>
        <WayAtTable />
        <button type="button" className="button" onClick={close}>
          {t('ui.close')}
        </button>
      </dialog>
      <dialog ref={keys} id="key-list" aria-label={t('key.list')}>
        <KeyList />
        <button type="button" className="button" onClick={() => keys.current?.close()}>
          {t('ui.close')}
        </button>
      </dialog>
    </>
  );
}

/** What a phone has no room for in its strip: one press each, and the menu stays open. */
function AtOnce() {
  const { t } = useTableWords();
  const { muted, theme } = useSettings();
  const other = worn(theme) === 'dark' ? 'light' : 'dark';
  return (
    <div className="menu-at-once">
      <button
        type="button"
        className="button"
        aria-pressed={muted}
        onClick={() => changeSettings({ muted: !muted })}
      >
        <Icon name={muted ? 'speaker-off' : 'speaker'} />
        {t('settings.mute')}
      </button>
      <button type="button" className="button" onClick={() => changeSettings({ theme: other })}>
        <Icon name="candle-light" />
        {t(`table.theme-${other}`)}
      </button>
    </div>
  );
}

/** How this table is played. */
function WayAtTable() {
  const { t } = useTableWords();
  const way = useWay();
  return (
    <section className="menu-way" aria-label={t('table.way')}>
      <WayFields way={way} change={changeWay} />
    </section>
  );
}

interface MenuItemProps {
  readonly label: string;
  readonly act: () => void;
  readonly then?: () => void;
  /** What came of it, where it was pressed. */
  readonly children?: ReactNode;
}

function MenuItem({ label, act, then, children }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        className="button menu-item"
        onClick={() => {
          act();
          then?.();
        }}
      >
        {label}
      </button>
      {children}
    </li>
  );
}
