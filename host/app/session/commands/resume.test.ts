// @vitest-environment jsdom

import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '../testing/fresh-browser.ts';

let browser: ReturnType<typeof freshBrowser>;

beforeEach(() => {
  browser = freshBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** A page with a guest, whose token is `token1`. */
async function openAsGuest(options: Parameters<typeof browser.openTab>[0] = {}) {
  const tab = browser.openTab(options);
  await tab.session.ready();
  writeVisitorItem('guest1', 'draft.a', 'I knock');
  return tab;
}

const failing = (path: string) => async (url: string, init: RequestInit) => {
  if (url.endsWith(path)) throw new TypeError('no network');
  return browser.answer(url, init);
};

describe('resume of a guest’s page with the token of an account', () => {
  it('merges the guest as a login does, and keeps what is stored on the device', async () => {
    const { session, resume, reasons } = await openAsGuest();
    expect(await resume('real')).toEqual({
      tokenId: 'real',
      isNewUser: false,
      restored: false,
      merged: { stories: 1, saves: 1, points: 50 },
    });
    expect(browser.merged).toEqual([['token1', 'real']]);
    expect(session.getState()).toEqual({
      status: 'real',
      tokenId: 'real',
      userId: 'agnes',
      previousGuestId: 'guest1',
    });
    expect([browser.cookie(), reasons]).toEqual(['real', ['guest-registered', 'logged-in']]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });

  it('is a login too if the app has merged the guest itself', async () => {
    const { session, resume } = await openAsGuest();
    browser.users.delete('token1');
    expect(await resume('real')).toMatchObject({ isNewUser: false, merged: null });
    expect(session.getState()).toMatchObject({ userId: 'agnes', previousGuestId: 'guest1' });
    expect([readVisitorItem('agnes', 'draft.a'), browser.registered()]).toEqual(['I knock', 1]);
  });

  it('takes over the new token of a guest whom the app has registered', async () => {
    const { session, resume, reasons } = await openAsGuest();
    browser.users.delete('token1');
    browser.users.set('promoted', 'guest1');
    browser.promoted.add('guest1');
    expect(await resume('promoted')).toMatchObject({ isNewUser: true, merged: null });
    expect([browser.cookie(), session.getState().status, reasons.at(-1)]).toEqual([
      'promoted',
      'real',
      'logged-in',
    ]);
    expect([browser.merged, browser.registered()]).toEqual([[], 1]);
  });

  it('leaves the guest as they are if the merge fails, and merges them the next time', async () => {
    const { session, resume, userId } = await openAsGuest();
    vi.stubGlobal('fetch', failing('/user/guest/merge'));
    await expect(resume('real')).rejects.toThrow();
    expect([userId(), session.getState().status, browser.cookie()]).toEqual(['guest1', 'guest', 'token1']);
    vi.stubGlobal('fetch', browser.answer);
    expect(await resume('real')).toMatchObject({ merged: { points: 50 } });
    expect([userId(), readVisitorItem('agnes', 'draft.a')]).toEqual(['agnes', 'I knock']);
  });

  it('counts a guest who is gone as merged the next time, if the reply was lost', async () => {
    const { resume, userId } = await openAsGuest();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const reply = await browser.answer(url, init);
      if (url.endsWith('/user/guest/merge')) throw new TypeError('no network');
      return reply;
    });
    await expect(resume('real')).rejects.toThrow('did not reach');
    vi.stubGlobal('fetch', browser.answer);
    expect(await resume('real')).toMatchObject({ tokenId: 'real', merged: null });
    expect([userId(), browser.merged.length]).toEqual(['agnes', 1]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });

  it('leaves the guest as they are if it is unknown whose token it is', async () => {
    const { resume, userId, reasons } = await openAsGuest();
    vi.stubGlobal('fetch', failing('/user/user/login-user'));
    await expect(resume('real')).rejects.toThrow('did not reach');
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
    await expect(resume('real')).rejects.toThrow('500');
    expect([userId(), browser.cookie(), reasons]).toEqual(['guest1', 'token1', ['guest-registered']]);
  });

  it('logs in once if the app sends it twice', async () => {
    const { resume, reasons } = await openAsGuest();
    const [first, second] = await Promise.all([resume('real'), resume('real')]);
    expect([first?.merged?.points, second]).toEqual([50, null]);
    expect(reasons).toEqual(['guest-registered', 'logged-in', 'resumed']);
  });

  it('does not merge the guest into another guest, whose token replaces theirs', async () => {
    browser.users.set('apps', 'guest9');
    const { resume, userId } = await openAsGuest();
    expect(await resume('apps')).toBeNull();
    expect([userId(), browser.merged]).toEqual(['guest9', []]);
  });
});

describe('resume', () => {
  it('loads the user again if the token is the same or there is none', async () => {
    browser.setCookie('real');
    const { session, resume, reasons } = browser.openTab();
    await session.ready();
    await resume(null);
    await resume('real');
    expect(reasons).toEqual(['loaded', 'resumed', 'resumed']);
  });

  it('takes over another token of the same account, because the app may have ended the one before', async () => {
    browser.users.set('newer', 'agnes');
    browser.setCookie('real');
    const { session, resume, userId } = browser.openTab();
    await session.ready();
    browser.users.delete('real');
    expect(await resume('newer')).toBeNull();
    expect([userId(), browser.cookie(), browser.registered()]).toEqual(['agnes', 'newer', 0]);
  });

  it('ignores a dead token', async () => {
    const { resume, userId } = await openAsGuest();
    expect(await resume('gone')).toBeNull();
    expect([userId(), browser.cookie()]).toEqual(['guest1', 'token1']);
  });

  it('asks a visitor who is logged in before another user replaces them', async () => {
    browser.users.set('maras', 'mara');
    browser.setCookie('real');
    const confirmReplacement = vi.fn(async () => false);
    const { session, resume, userId } = browser.openTab({ confirmReplacement });
    await session.ready();
    await resume('maras');
    expect([userId(), confirmReplacement.mock.calls.length]).toEqual(['agnes', 1]);
  });
});

describe('a request of a guest whom the app is logging in', () => {
  it('waits for the app’s answer, and is sent again as the user', async () => {
    let answer = () => {};
    const appAnswer = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { resume, client } = await openAsGuest({ appAnswer });
    browser.users.delete('token1');
    const requests = client.call(feed, { type: 'ALL', page: 1 });
    await expect.poll(() => appAnswer.mock.calls.length).toBe(1);
    await resume('real');
    answer();
    expect([await requests, browser.registered()]).toEqual(['for real', 1]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });
});

describe('a token in the address of a guest’s page', () => {
  it('merges nobody: a link could take the guest’s stories into another’s account', async () => {
    browser.setCookie('guests');
    browser.users.set('guests', 'guest9');
    const { session, userId } = browser.openTab({ linkToken: 'real', confirmReplacement: async () => true });
    await session.ready();
    await expect.poll(userId).toBe('agnes');
    expect([browser.merged, browser.users.has('guests')]).toEqual([[], true]);
  });
});
