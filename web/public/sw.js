// Keeps the page for times without a connection. What is played is always asked of the server.
const STORE = 'maukas-1';
const MOST = 150;
const HOME = new URL('./', self.location).href;
const isFile = (url) => url.startsWith(HOME + 'assets/') || /^[\w-]+\.(svg|png|webmanifest)$/.test(url.slice(HOME.length));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.add(HOME))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== STORE && name.startsWith('maukas-')).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

// What a page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const urls = Array.isArray(event.data) ? event.data.filter(isFile) : [];
  event.waitUntil(
    caches.open(STORE).then((store) => Promise.all(urls.map((url) => store.match(url).then((kept) => kept ?? store.add(url))))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME) || request.url.startsWith(HOME + 'api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isFile(request.url)) event.respondWith(file(request));
});

// The newest page there is; every screen is the same one.
async function page(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(HOME, answer.clone());
    return answer;
  } catch {
    return (await store.match(HOME)) ?? Response.error();
  }
}

// A file of another content has another name, so a kept one is right.
async function file(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await store.put(request, answer.clone());
    const keys = await store.keys();
    await Promise.all(
      keys
        .filter((key) => key.url !== HOME)
        .slice(0, Math.max(0, keys.length - MOST))
        .map((key) => store.delete(key)),
    );
  }
  return answer;
}
