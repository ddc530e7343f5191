import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Resolves once the worker has kept all files. It loads hundreds of them, one after another. */
export const awaitFiles = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined), {
      timeout: 300_000,
    })
    .toBe(true);

/** Resolves once the worker answers the requests of pages. */
export const awaitWorker = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

export const hasRegistration = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Resolves once the device keeps a story with this message, which it does a second after the last change. */
export const awaitKeptMessage = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await indexedDB.databases();
        const name = all.find((each) => each.name?.endsWith(':opened-stories'))?.name;
        if (!name) return '';
        const result = <Value>(request: IDBRequest<Value>) =>
          new Promise<Value>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const database = await result(indexedDB.open(name));
        const stories = await result(database.transaction('stories').objectStore('stories').getAll());
        database.close();
        return JSON.stringify(stories);
      }),
    )
    .toContain(text);
