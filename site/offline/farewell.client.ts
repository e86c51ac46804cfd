// Replaces a worker that an earlier build left on visitors' devices, and removes it with everything it cached.
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(end()));
