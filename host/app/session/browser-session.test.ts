// @vitest-environment jsdom

import { feed } from '@storyloom/contract/endpoints/stories/feed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { createBus, createQueryClient } from '@storyloom/mfe';
import { writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserSession } from './browser-session.ts';

/** Guests by their tokens; a token that is not among them is dead. */
let alive: string[];
let registered: number;
const cookie = () => /tokenid=(\w+)/.exec(document.cookie)?.[1] ?? null;
const setCookie = (token: string) => {
  document.cookie = `tokenid=${token}; Path=/`;
};

let compositions: (string | null)[];

function answer(url: string, headers: Headers): Response {
  compositions.push(headers.get('x-composition'));
  const token = headers.get('tokenid');
  const reply = (data: unknown) => Response.json({ code: 0, msg: '', data });
  if (token !== null && !alive.includes(token)) return new Response('{}', { status: 401 });
  if (url.endsWith('/user/anonymity-register')) {
    registered += 1;
    alive.push(`token${registered}`);
    return reply({ tokenId: `token${registered}` });
  }
  if (url.endsWith('/login-user')) {
    return token ? reply({ id: `userof${token}`, isRealUser: false }) : new Response('{}', { status: 401 });
  }
  return reply(`for ${token}`);
}

beforeEach(() => {
  alive = [];
  registered = 0;
  compositions = [];
  localStorage.clear();
  document.cookie = 'tokenid=; Path=/; Max-Age=0';
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => answer(url, new Headers(headers)));
});
afterEach(() => vi.unstubAllGlobals());

function openTab() {
  const queryClient = createQueryClient();
  const bus = createBus(() => {});
  const reasons: string[] = [];
  bus.on(sessionChanged, ({ reason }) => reasons.push(reason));
  const tab = createBrowserSession({
    bus,
    queryClient,
    webview: false,
    compositionId: 'composition1',
    onError: () => {},
  });
  return { ...tab, queryClient, reasons, userId: () => tab.session.getState().userId };
}

describe('createBrowserSession', () => {
  it('registers a first visitor as a guest once, however many calls wait', async () => {
    const { session, userId, reasons } = openTab();
    await Promise.all([session.ready(), session.ready()]);
    expect([registered, cookie(), userId()]).toEqual([1, 'token1', 'useroftoken1']);
    expect(reasons).toEqual(['guest-registered']);
  });

  it('sends the id of the composition with each call', async () => {
    const { session } = openTab();
    await session.ready();
    expect(compositions).toEqual(['composition1', 'composition1']);
  });

  it('forgets what the device keeps for a guest who logs out, and for no other', async () => {
    const { session, userId } = openTab();
    await session.ready();
    writeVisitorItem(userId(), 'draft.a', 'I knock');
    writeVisitorItem('another', 'draft.a', 'I wait');
    await session.logout();
    expect(Object.keys(localStorage)).toEqual(['storyloom:another:draft.a']);
    session.setState({ status: 'real' });
    writeVisitorItem(userId(), 'draft.a', 'I stay');
    const kept = userId();
    await session.logout();
    expect(localStorage.getItem(`storyloom:${kept}:draft.a`)).toBe('I stay');
  });

  it('replaces a rejected token by that of one new guest', async () => {
    setCookie('gone');
    const { session, userId } = openTab();
    await session.ready();
    expect([registered, cookie(), userId()]).toEqual([1, 'token1', 'useroftoken1']);
  });

  it('gives up after a few requests if the API rejects every token', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked += 1;
      return url.endsWith('/anonymity-register')
        ? Response.json({ code: 0, msg: '', data: { tokenId: `no${asked}` } })
        : new Response('{}', { status: 401 });
    });
    await expect(openTab().session.ready()).rejects.toThrow('401');
    expect(asked).toBeLessThan(8);
  });

  it('drops and refetches cached data after a logout', async () => {
    const { session, client, queryClient, userId } = openTab();
    await session.ready();
    queryClient.setQueryData(['hidden', { of: userId() }], 'private');
    const seen: unknown[] = [];
    const queryFn = () => client.call(feed, { type: 'ALL', page: 1 });
    const observer = new QueryObserver(queryClient, { queryKey: ['feed'], queryFn });
    const leave = observer.subscribe(({ data }) => seen.push(data));
    await expect.poll(() => seen.at(-1)).toBe('for token1');
    await session.logout();
    expect([cookie(), userId()]).toEqual(['token2', 'useroftoken2']);
    await expect.poll(() => seen.at(-1)).toBe('for token2');
    expect(queryClient.getQueryData(['hidden', { of: 'useroftoken1' }])).toBeUndefined();
    leave();
  });

  it('adopts the session of another tab when the tab becomes visible', async () => {
    const [here, there] = [openTab(), openTab()];
    await here.session.ready();
    await there.session.ready();
    await here.session.logout();
    expect(there.userId()).toBe('useroftoken1');
    window.dispatchEvent(new Event('focus'));
    await expect.poll(there.userId).toBe('useroftoken2');
    expect([registered, here.userId()]).toEqual([2, 'useroftoken2']);
  });

  it('registers a guest again after a failure', async () => {
    let down = true;
    vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
      if (down) throw new TypeError('no network');
      return answer(url, new Headers(headers));
    });
    const { session, userId } = openTab();
    await expect(session.ready()).rejects.toThrow();
    down = false;
    await session.ready();
    expect(userId()).toBe('useroftoken1');
  });
});
