// Keeps the built files, answers from them, and waits behind a notice when there is a new version. Older versions stay
// as long as a running game needs them: `?version=` opens the page of one.

const FILES = __FILES__;
/** The rules and cards each game of this version is played with. */
const PLAYS = __PLAYS__;
const KEPT = 'gravetable-';
const CACHE = `${KEPT}__VERSION__`;

self.addEventListener('install', (event) => {
  // Not from the browser's own cache: half of a version would be none.
  const fresh = ['./', ...FILES].map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The version a page asks for, or is of; this one where it says nothing. */
async function versionOf({ request, clientId }) {
  const url = request.mode === 'navigate' ? request.url : (await self.clients.get(clientId))?.url;
  const wanted = url === undefined ? null : new URL(url).searchParams.get('version');
  return wanted?.startsWith(KEPT) && (await caches.has(wanted)) ? wanted : CACHE;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const file = request.mode === 'navigate' ? './' : request;
    const cache = await caches.open(await versionOf(event));
    // What a worker of an older page loads has a name that only its version has.
    const kept =
      (await cache.match(file, { ignoreSearch: true })) ?? (await caches.match(file, { ignoreSearch: true }));
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});

/** Older versions that nobody plays any more make room. */
async function drop(needed) {
  for (const name of await caches.keys()) {
    if (name.startsWith(KEPT) && name !== CACHE && !needed.includes(name)) await caches.delete(name);
  }
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'what do you play') event.ports[0].postMessage(PLAYS);
  if (Array.isArray(event.data?.needed)) event.waitUntil(drop(event.data.needed));
});

/** Somebody's own decision waits. The notice says that, and nothing of the game. */
self.addEventListener('push', (event) => {
  const told = () => {
    try {
      return event.data?.json() ?? {};
    } catch {
      return {}; // What cannot be read still is a notice.
    }
  };
  const { table = '' } = told();
  const isFrench = self.navigator.language.startsWith('fr');
  const body = isFrench ? 'À vous de jouer : une table vous attend.' : 'Your turn: a table waits for you.';
  const options = { body, tag: `table ${table}`, icon: 'icon-192.png', data: { table } };
  event.waitUntil(self.registration.showNotification('Gravetable', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const place = new URL(table ? `./#/online/${table}` : './', self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url === place) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(place);
    await page.focus();
    if (page.url !== place) await page.navigate(place);
  };
  event.waitUntil(open());
});
