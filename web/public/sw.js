/* Shows an offline page when the server cannot be reached. Nothing else is cached, so that all content is current. */

const CACHE = 'offline-1';
const PAGE = 'offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE, { cacheName: CACHE })));
});

/* A push message: it is the player's turn. The server sends the text, in the player's language, and the table's id. */
self.addEventListener('push', (event) => {
  const { text, table } = event.data?.json() ?? {};
  if (typeof text !== 'string' || !/^[a-z0-9]{1,40}$/.test(table)) return;
  const shown = { body: text, tag: `tavolino-${table}`, icon: 'icon-192.png', data: `table/${table}` };
  event.waitUntil(self.registration.showNotification('Tavolino', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? '', self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((page) => page.url.split(/[?#]/)[0] === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
