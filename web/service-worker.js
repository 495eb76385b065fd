/* global caches, fetch, self, URL */
// Keeps the page and its hashed assets, and nothing else: never an answer of the server, never a key.
const assets = ['/* the assets of this build */'];
const name = 'rangefinder /* this build */';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(['/', ...assets])));
});

self.addEventListener('activate', (event) => {
  // The version before stays: a page that is still open finds its parts there.
  const removeOld = async () => {
    const others = (await caches.keys()).filter((each) => each !== name);
    await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
    await self.clients.claim();
  };
  event.waitUntil(removeOld());
});

const keep = async (request, response) => {
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
};

/** The page comes from the server where there is one: a new version takes over at the next load. */
const page = (request) =>
  fetch(request).then(
    (response) => keep('/', response),
    async () => (await caches.open(name)).match('/'),
  );

/** An asset is named by its content: kept once, it is right for good. */
const asset = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/') event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});
