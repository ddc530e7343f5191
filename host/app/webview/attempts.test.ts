// @vitest-environment jsdom

import { appLoginTimings } from '@storyloom/contract/users/app-login-timings';
import { readVisitorItem } from '@storyloom/mfe/visitor-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppBrowser } from './testing/app-browser.ts';
import {
  loadPath,
  mergedBefore,
  mergePath,
  noNetwork,
  replyLost,
  silence,
  unavailable,
} from './testing/faults.ts';
import { delays, openAfterFailure, openAfterFailures, openAsGuest, pass } from './testing/guest-page.ts';

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
    expect(browser.said()).toEqual(welcome);
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

  it('is given up at a domain error, and the visitor stays the guest', async () => {
    const { userId } = await openAsGuest(browser);
    browser.faults.set(mergePath, async () =>
      Response.json({ code: 11_001, msg: 'Blocked.', data: { error: 'auth.blocked' } }),
    );
    browser.resume('real');
    await pass(60_000);
    expect([userId(), browser.asked.length]).toEqual(['guest1', 1]);
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

  it('with the same token makes the next attempt at once', async () => {
    await openAfterFailure(browser);
    browser.resume('real');
    await pass(0);
    expect(browser.asked).toHaveLength(2);
  });

  it('with another token replaces the one before', async () => {
    browser.users.set('maras', 'mara');
    const { userId } = await openAfterFailure(browser);
    browser.resume('maras');
    await pass(0);
    expect(browser.asked).toEqual(['real', 'maras']);
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

describe('another change of the visitor', () => {
  it('ends the attempts if the guest logs out', async () => {
    const { session, userId } = await openAfterFailure(browser);
    browser.faults.clear();
    await session.logout();
    await pass(60_000);
    expect([userId(), browser.asked.length, browser.said()]).toEqual(['guest2', 1, []]);
  });

  it('ends them if the guest logs in by other means', async () => {
    browser.users.set('maras', 'mara');
    const { session, userId } = await openAfterFailure(browser);
    browser.faults.clear();
    await session.login(async () => ({ tokenId: 'maras' }));
    await pass(60_000);
    expect([userId(), browser.asked.length, browser.said()]).toEqual(['mara', 1, []]);
  });

  it('removes the offer to retry', async () => {
    const { session, userId } = await openAfterFailures(browser);
    browser.faults.clear();
    browser.toasts.dismiss.mockClear();
    await session.logout();
    expect(browser.toasts.dismiss).toHaveBeenCalledWith('app-login');
    browser.resume();
    await pass(60_000);
    expect([userId(), browser.asked.length]).toEqual(['guest2', 4]);
  });
});
