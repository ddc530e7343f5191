// @vitest-environment jsdom

import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { readVisitorItem } from '@storyloom/mfe/visitor-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppBrowser } from './testing/app-browser.ts';
import { holdLoads, loadPath, mergedBefore, mergePath, replyLost, unavailable } from './testing/faults.ts';
import {
  openAfterFailure,
  openAfterFailures,
  openAsGuest,
  pass,
  pendingLogin,
} from './testing/guest-page.ts';

const welcome = [
  'Login successful, welcome back!',
  '1 story and 1 save are in your account. 50 guest points added.',
];

let browser: ReturnType<typeof createAppBrowser>;

beforeEach(() => {
  browser = createAppBrowser();
});
afterEach(() => browser.close());

describe('a page that is loaded again', () => {
  it('continues the merge', async () => {
    await openAfterFailure(browser);
    browser.closePages();
    browser.faults.clear();
    const { session, userId } = browser.openPage();
    await session.ready();
    await pass(0);
    expect([userId(), browser.merged, browser.said()]).toEqual(['agnes', [['token1', 'real']], welcome]);
    expect([readVisitorItem('agnes', 'draft.a'), pendingLogin()]).toEqual(['I knock', null]);
  });

  it('continues it even after it was given up', async () => {
    await openAfterFailures(browser);
    browser.closePages();
    browser.faults.clear();
    const { session, userId } = browser.openPage();
    await session.ready();
    await pass(0);
    expect(userId()).toBe('agnes');
  });

  it('continues it as a merge if its address has the app’s token', async () => {
    await openAfterFailure(browser);
    browser.closePages();
    const { session, userId } = browser.openPage({ linkToken: 'real' });
    await session.ready();
    await pass(0);
    expect([userId(), browser.asked.length]).toEqual(['guest1', 2]);
    browser.faults.clear();
    await pass(750);
    expect([userId(), browser.merged]).toEqual(['agnes', [['token1', 'real']]]);
  });

  it('by another visitor continues nothing, and forgets the token', async () => {
    await openAfterFailure(browser);
    browser.closePages();
    browser.faults.clear();
    browser.users.set('guests', 'guest9');
    browser.setCookie('guests');
    const { session, userId } = browser.openPage();
    await session.ready();
    await pass(60_000);
    expect([userId(), browser.asked.length, pendingLogin()]).toEqual(['guest9', 1, null]);
  });

  it('with the dead token of another visitor registers a guest', async () => {
    await openAfterFailure(browser);
    browser.closePages();
    browser.setCookie('gone');
    const { session, userId } = browser.openPage();
    await session.ready();
    expect([userId(), browser.cookie(), pendingLogin()]).toEqual(['guest2', 'token2', null]);
  });

  it('is the account’s if the guest was merged and the reply is lost', async () => {
    await openAsGuest(browser);
    browser.faults.set(mergePath, replyLost(browser));
    browser.resume('real');
    await pass(0);
    browser.closePages();
    const { session, userId } = browser.openPage();
    await session.ready();
    expect([userId(), browser.cookie(), browser.registered()]).toEqual(['agnes', 'real', 1]);
    expect([readVisitorItem('agnes', 'draft.a'), pendingLogin()]).toEqual(['I knock', null]);
  });

  it('keeps what the device has for the guest if the account’s user had not loaded', async () => {
    await openAsGuest(browser);
    browser.faults.set(mergePath, mergedBefore(browser, unavailable));
    browser.resume('real');
    await pass(200);
    browser.closePages();
    browser.faults.clear();
    const { session, userId } = browser.openPage();
    await session.ready();
    expect([userId(), readVisitorItem('agnes', 'draft.a'), pendingLogin()]).toEqual([
      'agnes',
      'I knock',
      null,
    ]);
  });
});

describe('a request of a guest who was merged without the page knowing', () => {
  it('is sent again as the account', async () => {
    const { client, userId } = await openAfterFailures(browser);
    browser.users.delete('token1');
    expect(await client.call(feed, { type: 'ALL', page: 1 })).toBe('for real');
    expect([userId(), browser.registered(), pendingLogin()]).toEqual(['agnes', 1, null]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });

  it('is sent again as another account that has logged in meanwhile', async () => {
    browser.users.set('maras', 'mara');
    const { client, session, userId } = await openAfterFailures(browser);
    browser.users.delete('token1');
    const held = holdLoads(browser, 'real');
    browser.faults.set(loadPath, held.answer);
    const requests = client.call(feed, { type: 'ALL', page: 1 });
    await pass(0);
    await session.login(async () => ({ tokenId: 'maras' }));
    held.release();
    expect([await requests, userId(), browser.cookie()]).toEqual(['for maras', 'mara', 'maras']);
  });

  it('registers no guest while it is unknown whose token the app has sent', async () => {
    const { client, userId } = await openAfterFailures(browser);
    browser.users.delete('token1');
    browser.faults.set(loadPath, unavailable);
    const requests = client.call(feed, { type: 'ALL', page: 1 }).catch((error: Error) => error.message);
    await pass(10_000);
    expect([await requests, userId(), browser.registered()]).toEqual(['401', 'guest1', 1]);
  });
});
