/** The service worker: everything is kept after the first visit, and a new version waits until it is wanted. */

import { isRefusal, readRecord, type GameRecord } from '@gravetable/kernel';
import { create } from 'zustand';
import { allTables } from './saves/db.ts';

/** What a version plays: by game, its rules and its cards. */
export type Plays = Readonly<Record<string, { readonly rules: string; readonly content: string }>>;

interface Offline {
  readonly waiting: ServiceWorker | null;
  /** What the version that waits plays; null while it has not said. */
  readonly plays: Plays | null;
}

export const useOffline = create<Offline>(() => ({ waiting: null, plays: null }));

function ask(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<Plays>) => useOffline.setState({ plays: data }));
  port1.start();
  worker.postMessage('what do you play', [port2]);
}

/** The running games that a version cannot play on: they were begun under other rules, or with other cards. */
export function leftBehind<T extends { readonly over: boolean; readonly record: string }>(
  tables: readonly T[],
  theirs: Plays,
): readonly T[] {
  return tables.filter(({ over, record }) => {
    const begun = readRecord(record);
    if (over || isRefusal(begun)) return false;
    return !plays(theirs, begun);
  });
}

const KEPT = 'gravetable-';
const PLAYED = 'plays.json';

async function playsIn(answer: Response | undefined): Promise<Plays> {
  return answer?.ok === true ? ((await answer.json()) as Plays) : {};
}

/** What the version of this page plays. One that cannot say plays what it can. */
async function ownPlays(): Promise<Plays> {
  return playsIn(await fetch(PLAYED).catch(() => undefined));
}

/** Whether a version plays a game on. */
function plays(theirs: Plays, { game, rules, content }: GameRecord): boolean {
  return theirs[game]?.rules === rules && theirs[game].content === content;
}

async function keptVersionFor(begun: GameRecord): Promise<string | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const theirs = await playsIn(await (await caches.open(name)).match(PLAYED));
    if (plays(theirs, begun)) return name;
  }
  return null;
}

/** The older version in which a game was begun and goes on; null where that is this one, or none is kept. */
export async function versionFor(record: string): Promise<string | null> {
  const begun = readRecord(record);
  if (isRefusal(begun) || !('serviceWorker' in navigator)) return null;
  if (navigator.serviceWorker.controller === null || plays(await ownPlays(), begun)) return null;
  return keptVersionFor(begun);
}

export function isOlderVersion(): boolean {
  return new URLSearchParams(location.search).has('version');
}

/** Older versions stay as long as a running game was begun in them. */
async function dropVersions(active: ServiceWorker): Promise<void> {
  const tables = leftBehind(await allTables(), await ownPlays());
  const needed = await Promise.all(tables.map(({ record }) => versionFor(record)));
  active.postMessage({ needed: needed.filter((name) => name !== null) });
}

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('sw.js');
  const offer = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      useOffline.setState({ waiting: registration.waiting, plays: null });
      ask(registration.waiting);
    }
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  void navigator.storage?.persist?.();
  const { active, waiting, installing } = registration;
  const { controller } = navigator.serviceWorker;
  if (controller !== null && active === controller && waiting === null && installing === null)
    if (!isOlderVersion()) await dropVersions(active);
}

/** Use the new version: the page loads again under it. */
export function takeUpdate(): void {
  const { waiting } = useOffline.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
