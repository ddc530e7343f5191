// @vitest-environment jsdom

import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from './testing/fresh-browser.ts';
import { readUnsaved, writeUnsaved } from './testing/unsaved-drafts.ts';

let browser: ReturnType<typeof freshBrowser>;

beforeEach(() => {
  browser = freshBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const loggedIn = (tokenId: string) => async () => ({ tokenId });

describe('session.login', () => {
  it('takes over the token and names the previous guest', async () => {
    const { session, reasons } = browser.openTab();
    await session.ready();
    await session.login(loggedIn('real'));
    expect(browser.cookie()).toBe('real');
    expect(session.getState()).toEqual({
      status: 'real',
      tokenId: 'real',
      userId: 'agnes',
      previousGuestId: 'guest1',
    });
    expect(reasons).toEqual(['guest-registered', 'logged-in']);
  });

  it('sends the request without a token that is dead', async () => {
    const { session, userId, client } = browser.openTab();
    await session.ready();
    browser.users.delete('token1');
    await session.login(async (call) => {
      expect(await call(feed, { type: 'ALL', page: 1 })).toBe('for null');
      return { tokenId: 'real' };
    });
    expect([userId(), browser.registered()]).toEqual(['agnes', 1]);
    expect(client.transport.headers().tokenid).toBe('real');
  });

  it('makes a request of another tab, refused during the login, wait for the new token', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    const requests: Promise<unknown>[] = [];
    await here.session.login(async () => {
      browser.users.delete('token1');
      requests.push(there.client.call(feed, { type: 'ALL', page: 1 }));
      await expect.poll(browser.cookie).toBeNull();
      return { tokenId: 'real' };
    });
    expect(await requests[0]).toBe('for real');
    expect([here.userId(), there.userId(), browser.registered()]).toEqual(['agnes', 'agnes', 1]);
  });

  it('waits for a login in another tab, is sent with its token, and replaces the token in both', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    browser.users.set('maras', 'mara');
    const sent: unknown[] = [];
    const held = Promise.withResolvers<void>();
    const first = here.session.login(async (call) => {
      sent.push(await call(feed, { type: 'ALL', page: 1 }));
      await held.promise;
      return { tokenId: 'real' };
    });
    const second = there.session.login(async (call) => {
      sent.push(await call(feed, { type: 'ALL', page: 1 }));
      // A login ends the session that it was sent with.
      browser.users.delete('real');
      return { tokenId: 'maras' };
    });
    await expect.poll(() => sent).toEqual(['for token1']);
    held.resolve();
    await Promise.all([first, second]);
    expect(sent).toEqual(['for token1', 'for real']);
    await expect.poll(() => [here.userId(), there.userId()]).toEqual(['mara', 'mara']);
    for (const { session } of [here, there]) expect(session.getState().tokenId).toBe('maras');
    expect([browser.cookie(), browser.registered()]).toEqual(['maras', 1]);
  });

  it('does not take over a visitor whose token another tab has replaced meanwhile', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    browser.users.set('maras', 'mara');
    const held = { real: Promise.withResolvers<void>(), maras: Promise.withResolvers<void>() };
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await browser.answer(url, init);
      const token = new Headers(init.headers).get('tokenid');
      if (token !== 'real' && token !== 'maras') return response;
      requests.push(token);
      await held[token].promise;
      return response;
    });
    const first = here.session.login(loggedIn('real'));
    await expect.poll(browser.cookie).toBe('real');
    const second = there.session.login(loggedIn('maras'));
    await expect.poll(() => requests).toEqual(['real', 'maras']);
    held.real.resolve();
    await expect.poll(() => requests).toEqual(['real', 'maras', 'maras']);
    held.maras.resolve();
    await Promise.all([first, second]);
    expect([here.userId(), there.userId()]).toEqual(['mara', 'mara']);
    for (const { reasons } of [here, there])
      expect(reasons.filter((each) => each === 'logged-in')).toHaveLength(1);
  });

  it('names no previous guest after the next logout', async () => {
    const { session } = browser.openTab();
    await session.ready();
    await session.login(loggedIn('real'));
    await session.logout();
    expect(session.getState()).toMatchObject({ userId: 'guest2', previousGuestId: null });
  });

  it('keeps the user id of a guest who registers', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    browser.users.set('promoted', 'guest1');
    await session.login(loggedIn('promoted'));
    expect([userId(), session.getState().previousGuestId]).toEqual(['guest1', undefined]);
  });

  it('is followed by all tabs, which know the previous guest', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    await here.session.login(loggedIn('real'));
    await expect.poll(there.userId).toBe('agnes');
    expect(there.session.getState()).toMatchObject({ tokenId: 'real', previousGuestId: 'guest1' });
    expect(browser.registered()).toBe(1);
  });

  it('moves the items of the guest before any tab reads them', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    writeVisitorItem('guest1', 'draft.a', 'I knock');
    writeVisitorItem('agnes', 'draft.a', 'older');
    writeVisitorItem('agnes', 'draft.b', 'I wait');
    const read: (string | null)[] = [];
    const listen = ({ userId }: { userId: string | null }) => read.push(readVisitorItem(userId, 'draft.a'));
    for (const { session } of [here, there]) session.subscribe(listen);
    await here.session.login(loggedIn('real'));
    await expect.poll(() => read).toEqual(['I knock', 'I knock']);
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('storyloom:'))
        .sort(),
    ).toEqual(['storyloom:agnes:draft.a', 'storyloom:agnes:draft.b']);
  });

  it('moves the databases of the guest before any tab reads them', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const [here, there] = [browser.openTab(), browser.openTab()];
    await Promise.all([here.session.ready(), there.session.ready()]);
    await writeUnsaved('guest1', 'The sea is late.');
    const read: Promise<unknown>[] = [];
    const leave = [here, there].map(({ session }) =>
      session.subscribe(({ userId }) => read.push(readUnsaved(userId ?? ''))),
    );
    await here.session.login(loggedIn('real'));
    await expect.poll(() => read).toHaveLength(2);
    expect(await Promise.all(read)).toEqual(['The sea is late.', 'The sea is late.']);
    expect(await readUnsaved('guest1')).toBeUndefined();
    for (const unsubscribe of leave) unsubscribe();
  });

  it('is not held up by databases that do not open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { session, userId } = browser.openTab();
      await session.ready();
      vi.stubGlobal('indexedDB', { databases: () => new Promise(() => {}) });
      const login = session.login(loggedIn('real'));
      await vi.advanceTimersByTimeAsync(2_000);
      await login;
      expect(userId()).toBe('agnes');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps data on the screen until new data arrives', async () => {
    const { session, client, queryClient } = browser.openTab();
    await session.ready();
    queryClient.setQueryData(['hidden', { of: 'guest1' }], 'private');
    const queryFn = () => client.call(feed, { type: 'ALL', page: 1 });
    const observer = new QueryObserver(queryClient, { queryKey: ['feed'], queryFn });
    const seen: unknown[] = [];
    const leave = observer.subscribe(({ data }) => seen.push(data));
    await expect.poll(() => seen.at(-1)).toBe('for token1');
    await session.login(loggedIn('real'));
    await expect.poll(() => seen.at(-1)).toBe('for real');
    expect(seen.slice(seen.indexOf('for token1'))).not.toContain(undefined);
    expect(queryClient.getQueryData(['hidden', { of: 'guest1' }])).toBeUndefined();
    leave();
  });

  it('succeeds at the second attempt after a failure, and moves the items then', async () => {
    const { session, userId } = browser.openTab();
    await session.ready();
    writeVisitorItem('guest1', 'draft.a', 'I knock');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(session.login(loggedIn('real'))).rejects.toThrow();
    expect(userId()).toBe('guest1');
    vi.stubGlobal('fetch', browser.answer);
    await session.ready();
    expect([userId(), readVisitorItem('agnes', 'draft.a')]).toEqual(['agnes', 'I knock']);
  });
});

describe('a token in the address', () => {
  it('is the session of a first visitor, without a guest', async () => {
    const { session, userId } = browser.openTab({ linkToken: 'real' });
    await session.ready();
    expect([userId(), browser.cookie(), browser.registered()]).toEqual(['agnes', 'real', 0]);
  });

  it('is ignored if it is dead', async () => {
    const { session, userId } = browser.openTab({ linkToken: 'gone' });
    await session.ready();
    expect([userId(), browser.cookie()]).toEqual(['guest1', 'token1']);
  });

  it.each([
    ['real', true],
    ['real', false],
    ['guest', true],
    ['guest', false],
  ] as const)('replaces that of a %s visitor after their confirmation: %s', async (visitor, isConfirmed) => {
    browser.users.set('maras', 'mara').set('guests', 'guest9');
    const cookie = visitor === 'real' ? 'real' : 'guests';
    browser.setCookie(cookie);
    const answer = Promise.withResolvers<boolean>();
    const confirmReplacement = vi.fn(() => answer.promise);
    const onLinkSession = vi.fn();
    const { session, userId } = browser.openTab({ linkToken: 'maras', confirmReplacement, onLinkSession });
    await session.ready();
    const before = userId();
    await expect
      .poll(() => confirmReplacement.mock.calls)
      .toEqual([[expect.objectContaining({ id: 'mara' }), visitor]]);
    expect([userId(), browser.cookie()]).toEqual([before, cookie]);
    answer.resolve(isConfirmed);
    await expect.poll(() => onLinkSession.mock.calls.length).toBe(isConfirmed ? 1 : 0);
    await expect.poll(userId).toBe(isConfirmed ? 'mara' : before);
    expect(browser.cookie()).toBe(isConfirmed ? 'maras' : cookie);
  });

  it('replaces that of a guest who is new because the cookie’s token is dead, without a question', async () => {
    browser.setCookie('gone');
    const confirmReplacement = vi.fn(async () => false);
    const { session, userId } = browser.openTab({ linkToken: 'real', confirmReplacement });
    await session.ready();
    await expect.poll(userId).toBe('agnes');
    expect(confirmReplacement).not.toHaveBeenCalled();
  });

  it('names its user, whom the visitor can leave for a guest without ending their session', async () => {
    const onLinkSession = vi.fn();
    const { session, userId, leaveAccount } = browser.openTab({ linkToken: 'real', onLinkSession });
    await session.ready();
    expect(onLinkSession).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'agnes' }));
    await leaveAccount();
    expect([userId(), browser.cookie(), browser.users.has('real')]).toEqual(['guest1', 'token1', true]);
  });

  it.each(['leaveAccount', 'logout'] as const)('gives the guest it replaced back after %s', async (end) => {
    browser.users.set('guests', 'guest9');
    browser.setCookie('guests');
    const tab = browser.openTab({ linkToken: 'real', confirmReplacement: async () => true });
    await tab.session.ready();
    writeVisitorItem('guest9', 'draft.a', 'I knock');
    await expect.poll(tab.userId).toBe('agnes');
    // It is another person, not a login of the guest.
    expect(tab.session.getState().previousGuestId).toBeNull();
    await (end === 'logout' ? tab.session.logout() : tab.leaveAccount());
    expect([tab.userId(), browser.cookie(), browser.registered()]).toEqual(['guest9', 'guests', 0]);
    expect([readVisitorItem('guest9', 'draft.a'), localStorage.getItem('kept-guest')]).toEqual([
      'I knock',
      null,
    ]);
  });

  it('does not come back from the stored parameters after it was refused', async () => {
    sessionStorage.setItem('access-token', 'real');
    browser.users.set('guests', 'guest9');
    browser.setCookie('guests');
    const confirmReplacement = vi.fn(async () => false);
    await browser.openTab({ linkToken: 'real', confirmReplacement }).session.ready();
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('asks nothing if it belongs to the same user', async () => {
    browser.users.set('second', 'agnes');
    browser.setCookie('real');
    const confirmReplacement = vi.fn(async () => true);
    const { session, queryClient } = browser.openTab({ linkToken: 'second', confirmReplacement });
    await session.ready();
    await expect.poll(() => browser.compositions.length).toBe(2);
    expect(queryClient.isFetching()).toBe(0);
    expect(confirmReplacement).not.toHaveBeenCalled();
    expect(browser.cookie()).toBe('real');
  });
});
