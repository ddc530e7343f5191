import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Resolves once the worker has kept all files. It loads hundreds of them, one after another. */
export const awaitFiles = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined), {
      timeout: 300_000,
    })
    .toBe(true);

export const hasRegistration = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
