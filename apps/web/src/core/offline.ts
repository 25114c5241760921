// Registers the service worker: the page works without a network after the first visit, and a new version is offered.
import { signal } from '@preact/signals';
import { BUILD } from './build.ts';

/** A new version is ready and waits to be taken; undefined while there is none. */
export const update = signal<(() => void) | undefined>(undefined);

function offer(worker: ServiceWorker): void {
  update.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take over');
  };
}

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  // While this page is open its files are kept, whatever version takes over meanwhile.
  void navigator.locks.request(`bocage build ${BUILD}`, { mode: 'shared' }, () => {
    navigator.serviceWorker.controller?.postMessage('clear away');
    return new Promise(() => {});
  });
  navigator.serviceWorker
    .register('sw.js')
    .then((registration) => {
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          // Without a controller this is the first visit: nothing to update from.
          if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
        });
      });
    })
    .catch(() => {
      // The page plays without it; it only needs the network again next time.
    });
}
