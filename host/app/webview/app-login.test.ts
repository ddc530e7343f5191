// @vitest-environment jsdom

import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppBrowser } from './testing/app-browser.ts';

let browser: ReturnType<typeof createAppBrowser>;

beforeEach(() => {
  browser = createAppBrowser();
});
afterEach(() => browser.close());

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
    const { session, client, requestLogin, userId } = browser.openPage();
    await session.ready();
    const asked = resultOf(requestLogin().then(() => true));
    browser.users.delete('token1');
    const read = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    browser.resume(accessToken);
    const late = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    await expect.poll(() => [asked(), read(), late()]).toEqual([true, 'for token2', 'for token2']);
    expect([userId(), browser.registered(), browser.said()]).toEqual(['guest2', 2, []]);
  });

  it('gives the page a new guest at once while a later command is open', async () => {
    const { session, requestLogin, userId } = browser.openPage();
    await session.ready();
    browser.users.delete('token1');
    browser.resume();
    void requestLogin();
    await expect.poll(userId).toBe('guest2');
  });

  it('lets a request that is refused meanwhile wait for the user', async () => {
    const { session, client, requestLogin } = browser.openPage();
    await session.ready();
    const asked = resultOf(requestLogin().then(() => true));
    browser.users.delete('token1');
    const read = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    browser.resume('real');
    const late = resultOf(client.call(feed, { type: 'ALL', page: 1 }));
    await expect.poll(() => [asked(), read(), late()]).toEqual([true, 'for real', 'for real']);
    expect([session.getState().userId, browser.registered()]).toEqual(['agnes', 1]);
  });
});

describe('an answer of the app', () => {
  it('resumes a page whose token is dead and that registers a guest at the same time', async () => {
    browser.setCookie('gone');
    const { session, userId } = browser.openPage();
    void session.ready();
    browser.resume();
    await expect.poll(userId).toBe('guest1');
  });
});
