// @vitest-environment jsdom
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from './testing/fresh-browser.ts';

let browser: ReturnType<typeof freshBrowser>;

beforeEach(() => {
  browser = freshBrowser();
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reason = /^Your browser blocks cookies for this site/;

describe('createBrowserSession', () => {
  it.each([
    ['that keeps no cookies', undefined, 1],
    ['that says that cookies are blocked', false, 0],
  ])(
    'in a browser %s, all requests name the cause and register at most one guest',
    async (_, enabled, guests) => {
      vi.stubGlobal('navigator', { ...browser.navigator, cookieEnabled: enabled });
      const { session, client } = browser.openTab();
      await expect(session.ready()).rejects.toThrow(reason);
      await expect(session.ready()).rejects.toThrow(reason);
      browser.users.clear();
      vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
      await expect(client.call(feed, { type: 'ALL', page: 1 })).rejects.toThrow(reason);
      await expect(session.login(async () => ({ tokenId: 'real' }))).rejects.toThrow(reason);
      expect(browser.registered()).toBe(guests);
    },
  );

  it('in a browser that refuses locks, the visitor becomes a guest', async () => {
    vi.restoreAllMocks();
    const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const { session, userId } = browser.openTab();
    await session.ready();
    expect(userId()).toBe('guest1');
  });
});
