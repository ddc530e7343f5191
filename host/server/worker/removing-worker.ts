/** A worker that removes itself and what the one before has kept: for sites that are served without a worker. */
export const removingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forget.finally(() => registration.unregister()));
});
`;
