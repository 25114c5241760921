// The service worker: keeps every file of one version, answers from there, and hands over to a new version only when asked.
//
// A page that is open when another version takes over goes on with its own files: those of a build stay as long as a page
// holds its lock (core/offline.ts). Files of old rules are kept once they were used, whatever the version.
import * as W from './words/pages.ts';

/** What the browser gives a service worker, as far as it is used here. */
interface ServiceScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: { readonly tag: string; close(): void } }) => void,
  ): void;
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; icon: string }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly unknown[]>;
    openWindow(url: string): Promise<unknown>;
  };
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
const PREFIX = 'bocage ';
const CACHE = PREFIX + version;
/** Not one of the builds: no version clears it away. */
const RULES = 'rules of bocage';

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
  if (event.data === 'clear away') event.waitUntil(clearAway());
});

/** Lets go of builds that no page uses any more. Pages of before there were locks hold none: while one is open nothing goes. */
async function clearAway(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const held = ((await navigator.locks.query()).held ?? []).flatMap(({ name }) =>
    name?.startsWith('bocage build ') ? [name.slice('bocage build '.length)] : [],
  );
  if (held.length < pages.length) return;
  const unused = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== CACHE && !held.includes(name.slice(PREFIX.length)),
  );
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** A file of the build that asks for it. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const own = await caches.open(CACHE);
  // The page itself is one file, whatever stands behind the question mark.
  if (request.mode === 'navigate') {
    const [, id] = /\/g\/([A-Za-z0-9_-]+)\/?$/.exec(pathname) ?? [];
    // The link of a table: the page lives at one address, and the browser keeps what stands behind the #.
    if (id !== undefined) return Response.redirect(new URL(`../?g=${id}`, request.url).href);
    return (await own.match('./')) ?? fetch(request);
  }
  if (/\/rules\/[^/]+\.js$/.test(pathname)) return rulesFile(request);
  const anywhere = { ignoreSearch: true };
  const build = searchParams.get('b');
  if (build !== null && build !== version) {
    const found = await caches.match(request, { ...anywhere, cacheName: PREFIX + build });
    if (found !== undefined) return found;
  }
  const found = (await isOlder(pathname, build)) ? undefined : await own.match(request, anywhere);
  return found ?? (await caches.match(request, anywhere)) ?? fetch(request);
}

/** Pages of the first build did not name it: what has the same name in every build is then the older one's. */
async function isOlder(pathname: string, build: string | null): Promise<boolean> {
  if (build !== null || pathname.includes('/assets/') || !/\/(worker\.js|digest\/|drawing\/)/.test(pathname))
    return false;
  return (await caches.keys()).some((name) => name.startsWith(PREFIX) && name !== CACHE);
}

/** Named by what is in it: once here, it is never asked for again. */
async function rulesFile(request: Request): Promise<Response> {
  const cache = await caches.open(RULES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});

/** A server tells that it is somebody's turn: which game it is, and nothing of what happens in it. */
scope.addEventListener('push', (event) => {
  let said: { readonly text?: unknown; readonly tag?: unknown } = {};
  try {
    said = JSON.parse(event.data?.text() ?? '{}') as typeof said;
  } catch {
    // Whatever came, the browser wants something to be shown.
  }
  const body = typeof said.text === 'string' ? said.text : W.itIsYourTurn;
  const tag = typeof said.tag === 'string' ? said.tag : '';
  event.waitUntil(scope.registration.showNotification(W.bocage, { body, tag, icon: './icon.svg' }));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { tag } = event.notification;
  event.waitUntil(scope.clients.openWindow(tag === '' ? './#/together' : `./#/g/${encodeURIComponent(tag)}`));
});
