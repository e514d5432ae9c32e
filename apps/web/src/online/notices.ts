/** Notices of the browser, for one's own decisions and nothing else. */

import type { Subscription } from '@gravetable/protocol';

export function noticesPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function manager(): Promise<PushManager | null> {
  if (!noticesPossible()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

export async function hasNotices(): Promise<boolean> {
  const made = await (await manager())?.getSubscription();
  return made !== null && made !== undefined;
}

const text = (key: ArrayBuffer | null): string =>
  key === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');

/** Null where the player or the browser says no. */
export async function askForNotices(serverKey: string): Promise<Subscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const made = await (
      await manager()
    )?.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    if (made === undefined) return null;
    return { endpoint: made.endpoint, p256dh: text(made.getKey('p256dh')), auth: text(made.getKey('auth')) };
  } catch {
    return null;
  }
}

export async function noMoreNotices(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
