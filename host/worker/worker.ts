import { Serwist } from 'serwist';
import { createFileSets } from './file-sets.ts';
import type { KeepFiles, WorkerActivated } from './messages.ts';
import { strategies } from './strategies.ts';

declare const __BUILD_ID__: string;
/** The host writes it above the script. */
declare const assetsOrigin: string | null;

/** The library of TypeScript for workers contradicts that for pages, so what is used of it is declared here. */
declare const clients: {
  matchAll(options: object): Promise<{ postMessage(message: WorkerActivated): void }[]>;
};
interface WorkerEvent extends MessageEvent<KeepFiles> {
  waitUntil(work: Promise<unknown>): void;
}
declare function addEventListener(type: 'activate' | 'message', listener: (event: WorkerEvent) => void): void;

const fileSets = createFileSets({ caches, fetch: (...request) => fetch(...request) });

// A new worker serves older pages too: addresses of files contain their hashes.
new Serwist({
  skipWaiting: true,
  navigationPreload: true,
  runtimeCaching: strategies(fileSets, assetsOrigin),
}).addEventListeners();

addEventListener('activate', (event) => {
  const announce = async () => {
    for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
      page.postMessage({ type: 'activated', build: __BUILD_ID__ });
  };
  event.waitUntil(announce());
});

addEventListener('message', (event) => {
  if (event.data?.type === 'keep-files') event.waitUntil(fileSets.keep(event.data.id).catch(console.debug));
});
