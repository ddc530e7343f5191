// @vitest-environment jsdom

import { feed } from '@storyloom/contract/endpoints/stories/feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser } from '../../fixtures/browser-tabs.ts';
import { createAppLogin } from './app-login.ts';
import { createWebviewBridge, type WebviewBridge } from './bridge.ts';

let browser: ReturnType<typeof createBrowser>;
const toast = vi.fn();

beforeEach(() => {
  browser = createBrowser();
  browser.users.set('real', 'agnes');
  toast.mockReset();
  localStorage.clear();
  document.cookie = 'tokenid=; Path=/; Max-Age=0';
  vi.stubGlobal('fetch', browser.answer);
  vi.stubGlobal('BroadcastChannel', browser.Channel);
  vi.stubGlobal('navigator', browser.navigator);
  vi.stubGlobal('storyloom', { postMessage: vi.fn() });
  vi.spyOn(window, 'addEventListener');
  // Time stands still, so a page that waits for the time limit fails the test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page in an app, with a bridge to it. */
function openInApp() {
  let bridge: WebviewBridge | null = null;
  const tab = browser.openTab({ webview: true, appAnswer: async () => bridge?.answered() });
  bridge = createWebviewBridge(window, {
    resume: createAppLogin({ resume: tab.resume, toast }),
    guestToken: () => tab.session.getState().tokenId,
  });
  return { ...tab, requestLogin: bridge.requestLogin };
}

/** The app resumes the page. */
function answer(accessToken?: string): void {
  const data = { bridge: 'storyloom', version: 1, command: 'navigationResume', data: { accessToken } };
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
}

/** The result of a promise; undefined until it has one. */
function resultOf<Result>(promise: Promise<Result>): () => Result | undefined {
  let result: Result | undefined;
  void promise.then((value) => (result = value));
  return () => result;
}

describe('an answer of the app to a guest whose token it has ended', () => {
  it.each([
    ['has no token', undefined],
    ['has a dead token', 'gone'],
  ])('gives the page a new guest at once if it %s', async (_, accessToken) => {
    const { session, client, requestLogin, userId } = openInApp();
    await session.ready();
    const asked = resultOf(requestLogin());
    browser.users.delete('token1');
    const read = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    answer(accessToken);
    const late = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    await expect.poll(() => [asked(), read(), late()]).toEqual([true, 'for token2', 'for token2']);
    expect([userId(), browser.registered(), toast.mock.calls.length]).toEqual(['guest2', 2, 0]);
  });

  it('gives the page a new guest at once while a later command is open', async () => {
    const { session, requestLogin, userId } = openInApp();
    await session.ready();
    browser.users.delete('token1');
    answer();
    void requestLogin();
    await expect.poll(userId).toBe('guest2');
  });

  it('lets a request that is refused meanwhile wait for the user', async () => {
    const { session, client, requestLogin } = openInApp();
    await session.ready();
    const asked = resultOf(requestLogin());
    browser.users.delete('token1');
    const read = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    answer('real');
    const late = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    await expect.poll(() => [asked(), read(), late()]).toEqual([true, 'for real', 'for real']);
    expect([session.getState().userId, browser.registered()]).toEqual(['agnes', 1]);
  });
});

describe('an answer of the app', () => {
  it('finds a page whose first token is dead, and that registers a guest meanwhile', async () => {
    browser.setCookie('gone');
    const { session, userId } = openInApp();
    void session.ready();
    answer();
    await expect.poll(userId).toBe('guest1');
  });

  it('leaves the visitor the guest without a connection, and says so', async () => {
    const { session, requestLogin } = openInApp();
    await session.ready();
    const asked = resultOf(requestLogin());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    answer('real');
    await expect.poll(asked).toBe(true);
    expect(toast.mock.calls).toEqual([['error', 'We couldn’t log you in. Try again.']]);
    expect(session.getState()).toMatchObject({ status: 'guest', userId: 'guest1' });
  });
});
