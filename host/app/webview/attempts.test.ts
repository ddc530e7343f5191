// @vitest-environment jsdom

import { appLoginTimings } from '@storyloom/contract/users/app-login-timings';
import { readVisitorItem } from '@storyloom/mfe/visitor-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, createAppBrowser } from './testing/app-browser.ts';
import {
  holdLoads,
  loadPath,
  mergedBefore,
  mergePath,
  noNetwork,
  replyLost,
  silence,
  unavailable,
} from './testing/faults.ts';
import {
  delays,
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
const gaveUp = 'We couldn’t log you in.';

let browser: ReturnType<typeof createAppBrowser>;

beforeEach(() => {
  browser = createAppBrowser();
});
afterEach(() => browser.close());

describe('the merge of a guest whose app has logged in', () => {
  it.each([
    ['there is no connection', noNetwork, 0],
    ['the server fails', unavailable, 0],
    ['no answer arrives', silence, appLoginTimings.request],
  ])('is attempted again after a growing delay while %s', async (_, fault, length) => {
    const { session } = await openAsGuest(browser);
    browser.faults.set(mergePath, fault);
    browser.resume('real');
    for (const [failures, delay] of delays.slice(0, 2).entries()) {
      await pass(length);
      expect(browser.asked).toHaveLength(failures + 1);
      await pass(delay - 1);
      expect(browser.asked).toHaveLength(failures + 1);
      expect(session.getState()).toMatchObject({ status: 'guest', tokenId: 'token1' });
      expect(browser.cookie()).toBe('token1');
      if (failures === 1) browser.faults.clear();
      await pass(1);
    }
    expect(session.getState()).toMatchObject({ status: 'real', userId: 'agnes', previousGuestId: 'guest1' });
    expect([browser.asked.length, browser.merged]).toEqual([3, [['token1', 'real']]]);
    expect([browser.said(), pendingLogin()]).toEqual([welcome, null]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });

  it('waits for the time that a busy server requests', async () => {
    await openAsGuest(browser);
    browser.faults.set(
      mergePath,
      async () => new Response('{}', { status: 429, headers: { 'retry-after': '20' } }),
    );
    browser.resume('real');
    await pass(19_999);
    expect(browser.asked).toHaveLength(1);
    await pass(1);
    expect(browser.asked).toHaveLength(2);
  });

  it('is attempted again while the user of the token is unknown', async () => {
    const { userId } = await openAsGuest(browser);
    browser.faults.set(loadPath, silence);
    browser.resume('real');
    await pass(appLoginTimings.request);
    browser.faults.clear();
    await pass(750);
    expect([userId(), browser.asked]).toEqual(['agnes', ['real']]);
  });

  it('has ended if the server has merged the guest and its reply is lost', async () => {
    const { userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, replyLost(browser));
    browser.resume('real');
    await pass(0);
    browser.faults.clear();
    await pass(750);
    expect([userId(), browser.merged.length, browser.said()]).toEqual(['agnes', 1, welcome.slice(0, 1)]);
    expect(readVisitorItem('agnes', 'draft.a')).toBe('I knock');
  });

  it.each([
    ['fails', unavailable, 200],
    ['is not answered', silence, appLoginTimings.request],
  ])('is not repeated if only the load of the user %s afterwards', async (_, fault, length) => {
    const { userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, mergedBefore(browser, fault));
    browser.resume('real');
    await pass(length);
    expect([userId(), browser.cookie()]).toEqual(['guest1', 'real']);
    await pass(750);
    browser.faults.delete(loadPath);
    await pass(length + 1_500);
    expect([userId(), browser.asked, browser.said()]).toEqual(['agnes', ['real'], welcome]);
  });

  it('is not repeated either if the user does not load the next time', async () => {
    const { userId } = await openAsGuest(browser);
    let failures = 0;
    // Fails the load after the merge and those of the next attempt, each sent twice, but not the lookup of the
    // token's user.
    const load: Answer = (...given) => (++failures > 6 ? browser.answer : unavailable)(...given);
    browser.faults.set(mergePath, mergedBefore(browser, load));
    browser.resume('real');
    await pass(200);
    await pass(1_200);
    expect([userId(), browser.asked, browser.said()]).toEqual(['agnes', ['real'], welcome]);
  });

  it('is given up at a domain error, and the visitor stays the guest', async () => {
    const { userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, async () =>
      Response.json({ code: 11_001, msg: 'Blocked.', data: { error: 'auth.blocked' } }),
    );
    browser.resume('real');
    await pass(60_000);
    expect([userId(), browser.asked.length, pendingLogin()]).toEqual(['guest1', 1, null]);
    expect(browser.said()).toEqual(['We couldn’t log you in. Try again.']);
  });

  it('stops after four failures with a lasting message, which offers to retry', async () => {
    const { userId } = await openAfterFailures(browser);
    await pass(600_000);
    expect([browser.asked.length, userId(), browser.said()]).toEqual([4, 'guest1', [gaveUp]]);
    const { action, duration } = browser.toast();
    expect([action?.label, duration]).toEqual(['Retry', Number.POSITIVE_INFINITY]);
    browser.faults.clear();
    browser.toasts.dismiss.mockClear();
    action?.onClick();
    await pass(0);
    expect([userId(), browser.said()]).toEqual(['agnes', [gaveUp, ...welcome]]);
    expect(browser.toasts.dismiss).toHaveBeenCalledWith('app-login');
  });
});

describe('another token of a visitor who is logged in', () => {
  it('is attempted again too, but not stored', async () => {
    browser.users.set('newer', 'agnes');
    browser.setCookie('real');
    const { session } = browser.openPage();
    await session.ready();
    browser.faults.set(loadPath, silence);
    browser.resume('newer');
    await pass(0);
    expect(pendingLogin()).toBeNull();
    await pass(appLoginTimings.request);
    browser.faults.clear();
    await pass(750);
    expect([browser.cookie(), browser.said()]).toEqual(['newer', []]);
  });
});

describe('an answer of the app', () => {
  it.each([
    ['without a token', undefined],
    ['with the same token', 'real'],
  ])('%s continues a merge that was given up', async (_, token) => {
    const { userId } = await openAfterFailures(browser);
    browser.faults.clear();
    browser.resume(token);
    await pass(0);
    expect(userId()).toBe('agnes');
  });

  it.each([
    ['without a token', undefined],
    ['with the same token', 'real'],
  ])('%s hurries the next attempt, and begins no others beside', async (_, token) => {
    await openAfterFailure(browser);
    browser.resume(token);
    browser.resume(token);
    await pass(0);
    expect(browser.asked).toHaveLength(2);
    // The answer restarts the count: four more failures are possible.
    for (const delay of delays) await pass(delay);
    expect([browser.asked.length, browser.said()]).toEqual([5, [gaveUp]]);
  });

  it('with the same token changes nothing while the call lasts', async () => {
    await openAsGuest(browser);
    browser.faults.set(mergePath, silence);
    browser.resume('real');
    await pass(0);
    browser.resume('real');
    browser.resume();
    await pass(appLoginTimings.request - 1);
    expect(browser.asked).toHaveLength(1);
  });

  it('with another token replaces the one before', async () => {
    browser.users.set('maras', 'mara');
    const { userId } = await openAfterFailure(browser);
    browser.resume('maras');
    await pass(0);
    expect([browser.asked, pendingLogin().accessToken]).toEqual([['real', 'maras'], 'maras']);
    browser.faults.clear();
    await pass(60_000);
    expect([userId(), browser.asked]).toEqual(['mara', ['real', 'maras', 'maras']]);
  });

  it('with another token ends a call with the one before', async () => {
    browser.users.set('maras', 'mara');
    const { userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, silence);
    browser.resume('real');
    await pass(0);
    browser.faults.clear();
    browser.resume('maras');
    await pass(0);
    expect([userId(), browser.said()]).toEqual(['mara', welcome]);
  });
});

describe('an answer of the app with another token', () => {
  it('finds the user of the one before, whose login was ending', async () => {
    browser.users.set('maras', 'mara');
    const confirmReplacement = vi.fn(async () => true);
    const { userId } = await openAsGuest(browser, { confirmReplacement });
    const held = holdLoads(browser, 'real');
    browser.faults.set(mergePath, mergedBefore(browser, held.answer));
    browser.resume('real');
    await pass(0);
    browser.resume('maras');
    held.release();
    await pass(0);
    expect([userId(), confirmReplacement.mock.calls.length, browser.asked]).toEqual(['mara', 1, ['real']]);
  });
});

describe('another change of the visitor', () => {
  it('ends the attempts if the guest logs out', async () => {
    const { session, userId } = await openAfterFailure(browser);
    browser.faults.clear();
    await session.logout();
    await pass(60_000);
    expect([userId(), browser.asked.length, pendingLogin(), browser.said()]).toEqual(['guest2', 1, null, []]);
  });

  it('ends a call if the guest logs out meanwhile', async () => {
    const { session, userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, silence);
    browser.resume('real');
    await pass(0);
    browser.faults.clear();
    await session.logout();
    await pass(60_000);
    expect([userId(), browser.asked.length, browser.said()]).toEqual(['guest2', 1, []]);
  });

  it('ends the login if the guest logs out while the user loads', async () => {
    const { session, userId } = await openAsGuest(browser);
    const held = holdLoads(browser, 'real');
    browser.faults.set(mergePath, mergedBefore(browser, held.answer));
    browser.resume('real');
    await pass(0);
    const left = session.logout();
    held.release();
    await left;
    await pass(60_000);
    expect([userId(), browser.cookie(), browser.said()]).toEqual(['guest2', 'token2', []]);
  });

  it('ends them if the guest logs in by other means', async () => {
    browser.users.set('maras', 'mara');
    const { session, userId } = await openAfterFailure(browser);
    browser.faults.clear();
    await session.login(async () => ({ tokenId: 'maras' }));
    await pass(60_000);
    expect([userId(), browser.asked.length, pendingLogin(), browser.said()]).toEqual(['mara', 1, null, []]);
  });

  it('removes the offer to retry', async () => {
    const { session, userId } = await openAfterFailures(browser);
    const { action } = browser.toast();
    browser.faults.clear();
    browser.toasts.dismiss.mockClear();
    await session.logout();
    expect(browser.toasts.dismiss).toHaveBeenCalledWith('app-login');
    action?.onClick();
    browser.resume();
    await pass(60_000);
    expect([userId(), browser.asked.length]).toEqual(['guest2', 4]);
  });
});
