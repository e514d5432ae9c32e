/** The service worker: everything is kept after the first visit, and a new version waits until it is wanted. */

import { isRefusal, readRecord } from '@gravetable/kernel';
import { create } from 'zustand';

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
  plays: Plays,
): readonly T[] {
  return tables.filter(({ over, record }) => {
    const begun = readRecord(record);
    if (over || isRefusal(begun)) return false;
    const now = plays[begun.game];
    return now?.rules !== begun.rules || now.content !== begun.content;
  });
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
}

/** Use the new version: the page loads again under it. */
export function takeUpdate(): void {
  const { waiting } = useOffline.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
