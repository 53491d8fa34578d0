/* Without a line to the server a page says so, instead of the browser. Nothing else is kept: the server knows best. */

const KEPT = 'offline-1';
const PAGE = 'offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE, { cacheName: KEPT })));
});

/* It is somebody's turn: said by the server, in the reader's language, with the name of the table and nothing else. */
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
