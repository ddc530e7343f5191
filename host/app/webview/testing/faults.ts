import type { Answer, createAppBrowser } from './app-browser.ts';

type AppBrowser = ReturnType<typeof createAppBrowser>;

/** Ends of request addresses. */
export const mergePath = '/user/guest/merge';
export const loadPath = '/user/user/login-user';

export const noNetwork: Answer = async () => {
  throw new TypeError('no network');
};

export const unavailable: Answer = async () => new Response('{}', { status: 503 });

export const silence: Answer = (_, { signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** The server does its work, and the page does not get the reply. */
export const replyLost =
  (browser: AppBrowser): Answer =>
  async (url, init) => {
    await browser.answer(url, init);
    throw new TypeError('no network');
  };

/** The server merges the guest, and afterwards users do not load. */
export const mergedBefore =
  (browser: AppBrowser, load: Answer): Answer =>
  async (url, init) => {
    browser.faults.set(loadPath, load);
    return browser.answer(url, init);
  };
