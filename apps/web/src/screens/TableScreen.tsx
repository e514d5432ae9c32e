/** Opens a saved table, or a record, and puts it into the frame. */

import { proxy } from 'comlink';
import { isRefusal, readRecord, refuse, type GameRecord, type Refusal } from '@gravetable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { loadIcons } from '../art/index.ts';
import { apart, theEngine, type Engine } from '../engine/client.ts';
import type { Report } from '@gravetable/host';
import type { Opened as OpenedTable, Trouble } from '../engine/types.ts';
import type { Blocked } from '../saves/blocked.ts';
import { lockTable, type TableLock } from '../saves/lock.ts';
import { useSettings } from '../settings.ts';
import { unpacked } from '../share.ts';
import { Announcer } from '../table/speech/Announcer.tsx';
import { Paused } from '../table/frame/ClockRing.tsx';
import { TableProvider } from '../table/context.tsx';
import { lookAt } from '../table/store/looking.ts';
import { Frame } from '../table/frame/Frame.tsx';
import { HandOver } from '../table/frame/HandOver.tsx';
import type { TableModule } from '../table/module.ts';
import { Resting } from '../table/asking/resting.ts';
import { tableStore, type TableStore } from '../table/store/store.ts';
import { useKeys } from '../table/frame/useKeys.ts';
import { ZoomProvider } from '../table/frame/Zoom.tsx';
import { allTables, setAside } from '../saves/db.ts';
import { BROKE, OTHER_RULES } from './AsideList.tsx';
import { Boundary, useBroken } from './Broken.tsx';
import { listTable } from '../tables/list/index.tsx';
import { loadTable, OPEN } from '../tables/registry.ts';
import { sitDown, standUp } from '../way.ts';
import { useWords } from '../words/index.ts';

export type Source =
  | { readonly kind: 'play'; readonly id: string }
  | { readonly kind: 'replay'; readonly id: string }
  | { readonly kind: 'link'; readonly code: string };

type State =
  /** `done` of a hundred, once it takes long enough to be worth telling. */
  | { readonly at: 'opening'; readonly done: number | null }
  | { readonly at: 'table'; readonly store: TableStore; readonly own: TableModule | null }
  | { readonly at: 'elsewhere' }
  | { readonly at: 'trouble'; readonly text: string };

const OPENING: State = { at: 'opening', done: null };

/** The worker has one table: what was asked for first is opened first, or the one that was left would come out on top. */
let before: Promise<unknown> = Promise.resolve();
function afterTheLast<T>(open: () => Promise<T>): Promise<T> {
  const opened = before.then(open);
  before = opened.catch(() => undefined);
  return opened;
}

export default function TableScreen({ source }: { source: Source }) {
  const [taken, setTaken] = useState<string | null>(null);
  const place = `${source.kind} ${source.kind === 'link' ? source.code : source.id}`;
  const take = taken === place;
  return <Opened key={`${place} ${take}`} source={source} take={take} takeBack={() => setTaken(place)} />;
}

interface OpenedProps {
  readonly source: Source;
  /** It is taken over from wherever else it is open. */
  readonly take: boolean;
  readonly takeBack: () => void;
}

/** One table, from opening it to leaving it. */
function Opened({ source, take, takeBack }: OpenedProps) {
  const words = useWords();
  const [state, setState] = useState<State>(OPENING);
  const broken = useBroken();
  // It is opened once: words are only for trouble, and a change of language must not open it again.
  const begin = useEffectEvent(() => {
    let store: TableStore | null = null;
    let lock: TableLock | null = null;
    let gone = false;
    let lost = false;
    const engine = theEngine();
    /** There is one worker: whoever has left must not open anything in it any more. */
    const open = async (): Promise<State> => {
      if (source.kind === 'play') {
        lock = await lockTable(source.id, take, () => {
          lost = true;
          store?.getState().lose();
        });
        if (lock === null) return { at: 'elsewhere' };
        if (gone) lock.release();
      }
      if (gone) return OPENING;
      const report = proxy((done: number, of: number) => {
        if (!gone) setState({ at: 'opening', done: Math.floor((done / of) * 100) });
      });
      const found = await afterTheLast(async () => (gone ? null : openSource(engine, source, report)));
      if (found === null) return OPENING;
      if ('text' in found) return { at: 'trouble', text: say(found, words) };
      const own = await loadTable(found.meta.game);
      const { game } = found.meta;
      const opened = OPEN.has(game) ? { ...found, meta: { ...found.meta, handOver: false } } : found;
      const { seats, handOver } = opened.meta;
      const first = Math.max(
        0,
        seats.findIndex((seat) => seat.kind === 'person'),
      );
      const people = seats.filter((seat) => seat.kind === 'person').length;
      // With several people nobody's cards are looked at before somebody says who they are, or the game is over.
      const watched = handOver && people > 1 ? await lookAt(engine, null) : null;
      const hide = watched !== null && (source.kind === 'play' || watched.outcome === null);
      const snapshot = hide ? watched : await lookAt(engine, first);
      if (gone) return OPENING;
      void loadIcons(opened.meta.game);
      store = tableStore({
        engine,
        opened,
        snapshot,
        review: source.kind !== 'play',
        pace: own?.pace,
        grave: own?.grave,
        pointless: own?.pointless,
        ...(own?.panel === undefined ? {} : { panel: 'game' as const }),
      });
      sitDown(opened.meta.way ?? null, (way) => void engine.keepWay(way));
      // The list of answers, and a lesson, lay no ends over the table.
      const ends = !useSettings.getState().listView && own?.lesson?.seed !== opened.meta.seed;
      await store.getState().begin(ends ? own?.begins : undefined);
      if (gone) return OPENING;
      if (lost) store.getState().lose();
      return { at: 'table', store, own };
    };
    open()
      .then((found) => gone || setState(found))
      .catch((error: unknown) => {
        if (gone) return;
        setItAside(source);
        broken(error);
      });
    return () => {
      gone = true;
      if (store === null) engine.stop().catch(() => undefined); // One that broke has stopped.
      else engine.leave().catch(() => undefined); // What it had to write it has written, or somebody was told.
      lock?.release();
      standUp();
      store?.getState().stop();
    };
  });
  useEffect(() => begin(), []);

  if (state.at === 'table') {
    return (
      <TableProvider store={state.store}>
        <Boundary broke={() => setItAside(source)}>
          <ZoomProvider>
            <Seated store={state.store} own={state.own} takeBack={takeBack} />
          </ZoomProvider>
        </Boundary>
      </TableProvider>
    );
  }
  return (
    <main className="hand-over">
      {state.at === 'opening' && <Opening done={state.done} />}
      {state.at === 'elsewhere' && <Elsewhere take={takeBack} />}
      {state.at === 'trouble' && (
        <>
          <h1 className="title">{state.text}</h1>
          <Link href="/" className="button">
            {words.t('ui.home')}
          </Link>
        </>
      )}
    </main>
  );
}

/** A table that is open, in its frame. */
export function Seated({
  store,
  own,
  takeBack,
}: {
  store: TableStore;
  own: TableModule | null;
  takeBack: () => void;
}) {
  const { t } = useWords();
  const phase = useStore(store, (table) => table.phase);
  const game = useStore(store, (table) => table.meta.game);
  const fault = useStore(store, (table) => table.fault);
  const paused = useStore(store, (table) => table.paused);
  const trouble = useStore(store, (table) => table.trouble);
  const listView = useSettings((settings) => settings.listView);
  const module = own === null || listView ? listTable : own;
  useKeys(module);
  if (phase === 'lost') {
    return (
      <main className="hand-over" data-game={game}>
        <h1 className="title">{t('elsewhere.lost')}</h1>
        <TakeOver take={takeBack} />
      </main>
    );
  }
  return (
    <div data-game={game} className="seated">
      {fault !== null && (
        <p className="notice" role="alert">
          {fault === '' ? t('trouble.no-worker') : t('trouble.worker', { why: fault })}
          <button type="button" className="button small" onClick={() => location.reload()}>
            {t('trouble.reload')}
          </button>
        </p>
      )}
      {(trouble === 'storage' || trouble === 'newer') && (
        <p className="notice" role="alert">
          {t('trouble.storage', { why: t(`trouble.why-${trouble}`) })}
        </p>
      )}
      {phase === 'handover' ? <HandOver /> : paused ? <Paused /> : <Frame module={module} />}
      <Announcer module={module} />
      <Resting />
    </div>
  );
}

/** A long game is played again to where it stood: that takes a while, and nobody has to wait for it. */
function Opening({ done }: { done: number | null }) {
  const { t } = useWords();
  if (done === null) return <p role="status">{t('ui.loading')}</p>;
  return (
    <>
      <label htmlFor="opening">{t('replay.reading')}</label>
      <progress id="opening" value={done} max={100} />
      <Link href="/" className="button">
        {t('ui.cancel')}
      </Link>
    </>
  );
}

function Elsewhere({ take }: { take: () => void }) {
  const { t } = useWords();
  return (
    <>
      <h1 className="title">{t('elsewhere.title')}</h1>
      <p className="note">{t('elsewhere.note')}</p>
      <TakeOver take={take} />
    </>
  );
}

function TakeOver({ take }: { take: () => void }) {
  const { t } = useWords();
  return (
    <div className="row">
      <button type="button" className="button primary" onClick={take}>
        {t('elsewhere.take')}
      </button>
      <Link href="/" className="button">
        {t('ui.home')}
      </Link>
    </div>
  );
}

/** What is wrong with a link that says more than that it is damaged. */
const TELLING: ReadonlySet<string> = new Set(['UNKNOWN_GAME', 'TOO_LARGE', 'TOO_SLOW']);

type Failed =
  | { readonly text: 'link'; readonly why: Refusal }
  | { readonly text: 'missing' | 'damaged' | Blocked; readonly why: Refusal | null };

async function openSource(host: Engine, source: Source, report: Report): Promise<OpenedTable | Failed> {
  if (source.kind === 'link') {
    const record = await recordOf(source.code);
    const refused = isRefusal(record) ? record : await tried(record);
    const opened = refused ?? (await host.review(record as GameRecord, report));
    return isRefusal(opened) ? { text: 'link', why: opened } : opened;
  }
  const opened: OpenedTable | Trouble = await (source.kind === 'play'
    ? host.resume(source.id, report)
    : host.reviewSaved(source.id, report));
  if (!('trouble' in opened)) return opened;
  return { text: opened.trouble === 'elsewhere' ? 'missing' : opened.trouble, why: opened.refusal };
}

/** A kept table over which the page broke: a copy is put with what cannot be read. The table itself stays. */
function setItAside(source: Source): void {
  if (source.kind === 'link') return; // All of it is in the link.
  const { id } = source;
  const copy = async (): Promise<void> => {
    const text = await theEngine().exported(id);
    const title = (await allTables()).find((table) => table.id === id)?.title ?? id;
    if (text !== null) await setAside({ id, title, text, reason: BROKE, when: Date.now() });
  };
  // Where the rules themselves did not load there is nothing wrong with the table, nor a copy to be had.
  copy().catch(() => undefined);
}

/** Whether it opens at all is found out where it can hold nothing up. */
async function tried(record: GameRecord): Promise<Refusal | null> {
  const opened = await apart((door) => door.review(record));
  return isRefusal(opened) ? opened : null;
}

async function recordOf(code: string): Promise<GameRecord | Refusal> {
  try {
    return readRecord(await unpacked(code));
  } catch {
    return refuse('CORRUPT', null, { where: 'link' }); // A link cut short is told like any other that is damaged.
  }
}

function say({ text, why }: Failed, { t, say: saying }: ReturnType<typeof useWords>): string {
  if (text === 'link') {
    if (OTHER_RULES.has(why.code)) return t('replay.other-rules');
    if (!TELLING.has(why.code)) return t('replay.damaged');
    return t('replay.bad', { why: saying({ id: `refusal.${why.code}`, args: why.data }) });
  }
  if (why !== null && OTHER_RULES.has(why.code)) return t('aside.other-rules');
  return text === 'storage' ? t('trouble.storage', { why: t('trouble.why-storage') }) : t(`trouble.${text}`);
}
