// Takes the place of a worker that an earlier build left on the devices of visitors, and ends it with all that it kept.
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(end()));
