/** What a browser keeps from pages that came over plain http. */
export type Missing = 'clipboard' | 'offline' | 'push';

export function missingHere(
  has: { readonly clipboard: boolean; readonly worker: boolean; readonly push: boolean } = {
    clipboard: typeof navigator.clipboard?.writeText === 'function',
    worker: 'serviceWorker' in navigator,
    push: 'PushManager' in globalThis && 'serviceWorker' in navigator,
  },
): readonly Missing[] {
  return [
    ...(has.clipboard ? [] : (['clipboard'] as const)),
    ...(has.worker ? [] : (['offline'] as const)),
    ...(has.push ? [] : (['push'] as const)),
  ];
}
