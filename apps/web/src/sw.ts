// The service worker: keeps every file of one version, answers from there, and hands over to a new version only when asked.

/** What the browser gives a service worker, as far as it is used here. */
interface ServiceScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as ServiceScope;

/** Filled in by the build: the version and its files. */
const BUILD = '__BUILD__';
const { version, files } = JSON.parse(BUILD) as { version: string; files: readonly string[] };
const CACHE = `bocage ${version}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('bocage ') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // The page itself is one file, whatever stands behind the question mark.
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== scope.location.origin) return;
  event.respondWith(answer(request));
});
