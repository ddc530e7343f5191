// @vitest-environment jsdom

import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser } from '../../fixtures/browser-tabs.ts';

let browser: ReturnType<typeof createBrowser>;

beforeEach(() => {
  browser = createBrowser();
  localStorage.clear();
  document.cookie = 'tokenid=; Path=/; Max-Age=0';
  vi.stubGlobal('fetch', browser.answer);
  vi.stubGlobal('BroadcastChannel', browser.Channel);
  vi.stubGlobal('navigator', browser.navigator);
});
afterEach(() => vi.unstubAllGlobals());

describe('createBrowserSession', () => {
  it('registers a first visitor as a guest once, even if many calls wait', async () => {
    const { session, userId, reasons } = browser.openTab();
    await Promise.all([session.ready(), session.ready()]);
    expect([browser.registered(), browser.cookie(), userId()]).toEqual([1, 'token1', 'guest1']);
    expect(reasons).toEqual(['guest-registered']);
  });

  it('sends the id of the composition with each call', async () => {
    const { session } = browser.openTab();
    await session.ready();
    expect(browser.compositions).toEqual(['composition1', 'composition1']);
  });

  it.each([
    [false, 'H5'],
    [true, 'APP'],
  ])('tells the API whether an app shows the page: %s', async (webview, plantype) => {
    const sent = vi.fn(browser.answer);
    vi.stubGlobal('fetch', sent);
    await browser.openTab({ webview }).session.ready();
    expect(sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('plantype'))).toEqual([
      plantype,
      plantype,
    ]);
  });

  it('does not show a visitor whose token was replaced while they were loaded', async () => {
    browser.users.set('real', 'agnes');
    browser.users.set('maras', 'mara');
    browser.setCookie('real');
    const held = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await browser.answer(url, init);
      if (new Headers(init.headers).get('tokenid') === 'real') await held.promise;
      return response;
    });
    const { session } = browser.openTab();
    const seen: (string | null)[] = [];
    session.subscribe(({ userId }) => seen.push(userId));
    const ready = session.ready();
    await expect.poll(() => browser.compositions).toHaveLength(1);
    browser.setCookie('maras');
    held.resolve();
    await ready;
    expect(seen).toEqual(['mara']);
  });

  it('removes the session parameters at a logout, so that a reload does not restore the token', async () => {
    const { session } = browser.openTab();
    await session.ready();
    sessionStorage.setItem('access-token', 'real');
    await session.logout();
    expect(sessionStorage.getItem('access-token')).toBeNull();
  });

  it('clears the visitor storage of a guest who logs out, and of no other visitor', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    writeVisitorItem(userId(), 'draft.a', 'I knock');
    writeVisitorItem('another', 'draft.a', 'I wait');
    await session.logout();
    const kept = () => Object.keys(localStorage).filter((key) => key !== 'last-visitor');
    expect(kept()).toEqual(['storyloom:another:draft.a']);
    browser.users.set('real', 'agnes');
    await session.login(async () => ({ tokenId: 'real' }));
    writeVisitorItem(userId(), 'draft.a', 'I stay');
    const left = userId();
    await session.logout();
    expect(localStorage.getItem(`storyloom:${left}:draft.a`)).toBe('I stay');
  });

  it('replaces a rejected token with that of one new guest', async () => {
    browser.setCookie('gone');
    const { session, userId } = browser.openTab();
    await session.ready();
    expect([browser.registered(), browser.cookie(), userId()]).toEqual([1, 'token1', 'guest1']);
  });

  describe('for a user whose session the server has ended', () => {
    async function endSession() {
      browser.users.set('real', 'agnes');
      browser.setCookie('real');
      const onEnded = vi.fn();
      const tab = browser.openTab({ onEnded });
      await tab.session.ready();
      browser.users.delete('real');
      const error = await tab.client.call(feed, { type: 'ALL', page: 1 }).catch((thrown) => thrown);
      return { ...tab, onEnded, error };
    }

    it('keeps the user on the page, refuses the request and says so', async () => {
      const { session, onEnded, error, queryClient, reasons } = await endSession();
      queryClient.setQueryData(['story'], 'her story');
      expect(error).toMatchObject({ status: 401 });
      expect(session.getState()).toMatchObject({ status: 'real', userId: 'agnes', isEnded: true });
      expect([browser.registered(), reasons]).toEqual([0, ['loaded']]);
      expect(onEnded).toHaveBeenCalledOnce();
      expect(queryClient.getQueryData(['story'])).toBe('her story');
    });

    it('goes on with the next login, and loads what is shown again', async () => {
      const { session, queryClient } = await endSession();
      queryClient.setQueryData(['story'], 'her story');
      browser.users.set('real2', 'agnes');
      const refresh = vi.spyOn(queryClient, 'invalidateQueries');
      await session.login(async () => ({ tokenId: 'real2' }));
      expect(session.getState()).toMatchObject({ userId: 'agnes', tokenId: 'real2' });
      expect(session.getState().isEnded).toBeUndefined();
      expect(refresh).toHaveBeenCalledOnce();
      expect(browser.registered()).toBe(0);
    });

    it('stays after a refused login, which removes the token', async () => {
      const { session, client } = await endSession();
      await session
        .login((call) => call(feed, { type: 'ALL', page: 1 }).then(() => Promise.reject('wrong')))
        .catch(() => {});
      expect(browser.cookie()).toBeNull();
      new BroadcastChannel('storyloom-session').postMessage(null);
      await expect(client.call(loginUser, {})).rejects.toMatchObject({ status: 401 });
      expect([session.getState().userId, browser.registered()]).toEqual(['agnes', 0]);
    });

    it('says so on a page that is opened later, whose visitor is a guest', async () => {
      await endSession();
      const onEnded = vi.fn();
      const { session, userId } = browser.openTab({ onEnded });
      await session.ready();
      expect(userId()).toBe('guest1');
      expect(onEnded).toHaveBeenCalledOnce();
    });
  });

  it('replaces a guest whose session has ended, without a word', async () => {
    const onEnded = vi.fn();
    const { session, client, userId } = browser.openTab({ onEnded });
    await session.ready();
    browser.users.delete('token1');
    expect(await client.call(feed, { type: 'ALL', page: 1 })).toBe('for token2');
    expect([userId(), onEnded.mock.calls]).toEqual(['guest2', []]);
  });

  it('is that of the visitor seen last while there is no connection, and of nobody else', async () => {
    await browser.openTab().session.ready();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { session, userId, reasons } = browser.openTab();
    await session.ready();
    expect([session.getState().status, userId(), reasons]).toEqual(['guest', 'guest1', []]);
    browser.setCookie('another');
    await expect(browser.openTab().session.ready()).rejects.toThrow();
    browser.setCookie('token1');
    vi.stubGlobal('fetch', browser.answer);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => reasons).toEqual(['loaded']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await session.logout().catch(() => {});
    expect(localStorage.getItem('last-visitor')).toBeNull();
  });

  it('gives up after a few requests if the API rejects every token', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked += 1;
      return url.endsWith('/anonymity-register')
        ? Response.json({ code: 0, msg: '', data: { tokenId: `no${asked}` } })
        : new Response('{}', { status: 401 });
    });
    await expect(browser.openTab().session.ready()).rejects.toThrow('401');
    expect(asked).toBeLessThan(8);
  });

  it('drops and refetches cached data after a logout', async () => {
    const { session, client, queryClient, userId } = browser.openTab();
    await session.ready();
    queryClient.setQueryData(['hidden', { of: userId() }], 'private');
    const seen: unknown[] = [];
    const queryFn = () => client.call(feed, { type: 'ALL', page: 1 });
    const observer = new QueryObserver(queryClient, { queryKey: ['feed'], queryFn });
    const leave = observer.subscribe(({ data }) => seen.push(data));
    await expect.poll(() => seen.at(-1)).toBe('for token1');
    await session.logout();
    expect([browser.cookie(), userId()]).toEqual(['token2', 'guest2']);
    await expect.poll(() => seen.at(-1)).toBe('for token2');
    expect(queryClient.getQueryData(['hidden', { of: 'guest1' }])).toBeUndefined();
    leave();
  });

  it('drops cached data at a logout before there is a new guest, in all tabs', async () => {
    const tabs = [browser.openTab(), browser.openTab()];
    await Promise.all(tabs.map(({ session }) => session.ready()));
    const left = tabs.map(({ session, queryClient }) => {
      queryClient.setQueryData(['without user'], 'private');
      return new Promise((resolve) => {
        session.subscribe(() => {
          if (session.getState().userId === null) resolve(queryClient.getQueryData(['without user']));
        });
      });
    });
    await tabs[0]?.session.logout();
    expect(await Promise.all(left)).toEqual([undefined, undefined]);
  });

  it('ends the token on the server with a logout', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    await session.logout();
    expect([browser.users.has('token1'), userId()]).toEqual([false, 'guest2']);
  });

  it('leaves a session that the server has ended without a request', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    await session.logout({ isEnded: true });
    expect([browser.users.has('token1'), userId()]).toEqual([true, 'guest2']);
  });

  it('logs out of this browser even if the server cannot end the token', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url.endsWith('/user/logout') ? new Response('', { status: 500 }) : browser.answer(url, init),
    );
    await session.logout();
    expect([browser.cookie(), userId()]).toEqual(['token2', 'guest2']);
  });

  it('follows a logout in another tab at once', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    await here.session.logout();
    await expect.poll(there.userId).toBe('guest2');
    expect([browser.registered(), here.userId()]).toEqual([2, 'guest2']);
  });

  it('notifies other tabs of a logout again once there is a new guest, because they may have read the old cookie', async () => {
    const here = browser.openTab();
    await here.session.ready();
    const channel = new BroadcastChannel('storyloom-session');
    const heard: (string | null)[] = [];
    channel.onmessage = () => heard.push(browser.cookie());
    await here.session.logout();
    await expect.poll(() => heard).toEqual([null, 'token2']);
  });

  it('adopts a changed token when the tab is shown again', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    browser.users.set('other', 'guest9');
    browser.setCookie('other');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(userId()).toBe('guest1');
    visibility.mockRestore();
    window.dispatchEvent(new Event('focus'));
    await expect.poll(userId).toBe('guest9');
  });

  it('registers a guest again after a failure', async () => {
    let down = true;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (down) throw new TypeError('no network');
      return browser.answer(url, init);
    });
    const { session, userId } = browser.openTab();
    await expect(session.ready()).rejects.toThrow();
    down = false;
    await session.ready();
    expect(userId()).toBe('guest1');
  });
});
