/** The game of a table online, in the one frame; on a big screen for all, or as a hand beside one. */

import type { RoomView } from '@gravetable/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadIcons } from '../art/index.ts';
import { theEngine } from '../engine/client.ts';
import type { TableMeta } from '../engine/types.ts';
import { wayOf, type Way } from '../presets.ts';
import { useBroken } from '../screens/Broken.tsx';
import { Seated } from '../screens/TableScreen.tsx';
import { useSettings } from '../settings.ts';
import { TableProvider } from '../table/context.tsx';
import { ZoomProvider } from '../table/frame/Zoom.tsx';
import type { TableModule } from '../table/module.ts';
import { lookAt } from '../table/store/looking.ts';
import { tableStore, type TableStore } from '../table/store/store.ts';
import { TogetherProvider } from '../table/together.ts';
import { loadTable } from '../tables/registry.ts';
import { sitDown, standUp } from '../way.ts';
import { useAtTable, useHere, useRoom } from './context.tsx';
import { keepDraft } from './drafts.ts';
import { Hand } from './Hand.tsx';
import { keepTable, keptTable } from './kept.ts';
import { followSeats, seatsFor } from './seats.ts';
import { SharedScreen } from './SharedScreen.tsx';
import { Since } from './Since.tsx';
import { togetherAs } from './together.tsx';
import { useOnlineWords } from './words.ts';

/** How the table is looked at: as a seat, by the link, as a big screen for all, or as a hand beside one. */
export type How = 'play' | 'join' | 'watch' | 'screen' | 'hand';

interface Open {
  readonly store: TableStore;
  readonly own: TableModule | null;
  readonly version: string;
  /** How many answers had been given when this browser last looked, and when; null for a first visit. */
  readonly seen: { readonly count: number; readonly at: number } | null;
}

/** What the table settles, over what this player likes. */
function wayHere({ way }: RoomView): Way {
  const own = wayOf(useSettings.getState());
  const settled = way as Partial<Way>;
  return {
    ...own,
    reasons: settled.reasons ?? own.reasons,
    odds: settled.odds ?? own.odds,
    undo: settled.undo === 'line' ? 'line' : 'agreed',
  };
}

/** Whoever gets or gives a seat sees another table: it is opened anew. */
export function OnlineTable({ how }: { how: How }) {
  const seats = useRoom((room) => (how === 'screen' ? '' : (room.you?.seats.join() ?? '')));
  return <Opened key={seats} how={how} />;
}

function Opened({ how }: { how: How }) {
  const { table, online } = useAtTable();
  const { o } = useOnlineWords();
  const broken = useBroken();
  const [open, setOpen] = useState<Open | null>(null);
  const begin = useEffectEvent(() => {
    let gone = false;
    let store: TableStore | null = null;
    const stops: (() => void)[] = [];
    const { room, you } = online.room.getState();
    const prepare = async (): Promise<Open | null> => {
      if (room === null || you === null) return null;
      const own = how === 'screen' ? [] : you.seats;
      const [info, module, kept] = await Promise.all([
        theEngine().info(room.game),
        loadTable(room.game),
        keptTable(table),
      ]);
      if (info === null) throw new Error(`no game called ${room.game}`);
      const meta: TableMeta = {
        id: table,
        game: room.game,
        title: room.title,
        seed: '',
        online: true,
        options: room.options as TableMeta['options'],
        seats: seatsFor(room, own, o('kind.bot')),
        handOver: own.length > 1,
      };
      const snapshot = await lookAt(online.engine, own.length > 1 ? null : (own[0] ?? null));
      if (gone) return null;
      void loadIcons(room.game);
      // The screen of all gives no lessons: it has nobody in front of it alone.
      const way = wayHere(room);
      sitDown(how === 'screen' ? { ...way, reasons: false } : way, () => undefined);
      store = tableStore({
        engine: online.engine,
        opened: { meta, info, unsaved: null },
        snapshot,
        review: false,
        pace: module?.pace,
        grave: module?.grave,
      });
      stops.push(
        followSeats(store, online.room, o('kind.bot')),
        keepDraft(store, table),
        keepSeen(store, table, how),
      );
      const ends = how !== 'screen' && !useSettings.getState().listView;
      await store.getState().begin(ends ? module?.begins : undefined);
      if (gone) return null;
      const seen = kept === null || kept.seenAt === 0 ? null : { count: kept.seen, at: kept.seenAt };
      return { store, own: module, version: info.version, seen };
    };
    prepare()
      .then((found) => gone || setOpen(found))
      .catch((error: unknown) => gone || broken(error));
    return () => {
      gone = true;
      for (const stop of stops) stop();
      standUp();
      store?.getState().stop();
    };
  });
  useEffect(() => begin(), []);
  if (open === null)
    return (
      <main className="hand-over">
        <p role="status">{o('opening')}</p>
      </main>
    );
  return (
    <TableProvider store={open.store}>
      <ZoomProvider>
        <TogetherProvider value={togetherAs(how)}>
          <OtherVersion own={open.version} />
          {how === 'screen' ? (
            <SharedScreen own={open.own} />
          ) : (
            <Since seen={open.seen} own={open.own}>
              {how === 'hand' ? (
                <Hand>
                  <Seated store={open.store} own={open.own} takeBack={() => location.reload()} />
                </Hand>
              ) : (
                <Seated store={open.store} own={open.own} takeBack={() => location.reload()} />
              )}
            </Since>
          )}
        </TogetherProvider>
      </ZoomProvider>
    </TableProvider>
  );
}

/** How far this browser has looked, for when it comes back. */
function keepSeen(store: TableStore, table: string, how: How): () => void {
  if (how === 'screen') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    if (!document.hidden)
      timer = setTimeout(() => {
        void keepTable({ table, seen: store.getState().latest.count, seenAt: Date.now() });
      }, 1000);
  };
  const stop = store.subscribe((now, before) => now.latest !== before.latest && keep());
  document.addEventListener('visibilitychange', keep);
  keep();
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', keep);
  };
}

/** Shown where the room is known and the versions differ. */
function OtherVersion({ own }: { own: string | null }) {
  const { o } = useOnlineWords();
  const { room } = useHere();
  if (own === null || own === room.rules) return null;
  return (
    <p className="notice" role="alert">
      {o('other-version', { theirs: room.rules, own })}
    </p>
  );
}
