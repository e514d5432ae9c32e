/** The service worker: everything is kept after the first visit, and a new version waits until it is wanted. */

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

/** The running games that a version does not have at all. Of others it goes on under its own rules and cards. */
export function leftBehind<T extends { readonly over: boolean; readonly game: string }>(
  tables: readonly T[],
  theirs: Plays,
): readonly T[] {
  return tables.filter(({ over, game }) => !over && theirs[game] === undefined);
}

/** A page of an older version: one of its tabs was open when a newer one came. */
export function isOlderVersion(): boolean {
  return new URLSearchParams(location.search).has('version');
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
    if (!isOlderVersion()) active.postMessage({ needed: [] });
}

/** Use the new version: the page loads again under it. */
export function takeUpdate(): void {
  const { waiting } = useOffline.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
