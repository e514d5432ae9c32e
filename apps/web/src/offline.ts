/** The service worker: everything is kept after the first visit, and a new version waits until it is wanted. */

import { create } from 'zustand';

interface Offline {
  readonly waiting: ServiceWorker | null;
}

export const useOffline = create<Offline>(() => ({ waiting: null }));

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('sw.js');
  const offer = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      useOffline.setState({ waiting: registration.waiting });
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
