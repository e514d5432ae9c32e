// Keeps the built files, answers from them, and waits behind a notice when there is a new version.

const FILES = __FILES__;
/** The rules and cards each game of this version is played with. */
const PLAYS = __PLAYS__;
const CACHE = 'gravetable-__VERSION__';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('gravetable-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'what do you play') event.ports[0].postMessage(PLAYS);
});
