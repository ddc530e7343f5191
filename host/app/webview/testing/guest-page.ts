// A login loads it, which takes real time, and these tests have fake timers.
import '@storyloom/mfe/visitor-databases';
import { userLimits } from '@storyloom/contract/users/limits';
import { writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { expect, vi } from 'vitest';
import type { createAppBrowser } from './app-browser.ts';
import { mergePath, noNetwork, unavailable } from './faults.ts';

type AppBrowser = ReturnType<typeof createAppBrowser>;

/** Delays between attempts in ms, at half of the jitter. */
export const delays = [750, 1_500, 3_000];

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page with a guest, whose token is `token1`. */
export async function openAsGuest(browser: AppBrowser, options: Parameters<AppBrowser['openPage']>[0] = {}) {
  const page = browser.openPage(options);
  await page.session.ready();
  writeVisitorItem('guest1', 'draft.a', 'I knock');
  return page;
}

/** The same, after one failure to merge the guest. */
export async function openAfterFailure(browser: AppBrowser) {
  const page = await openAsGuest(browser);
  browser.faults.set(mergePath, unavailable);
  browser.resume('real');
  await pass(0);
  expect(browser.asked).toHaveLength(1);
  return page;
}

/** The same, after all attempts have failed. */
export async function openAfterFailures(browser: AppBrowser) {
  const page = await openAsGuest(browser);
  browser.faults.set(mergePath, noNetwork);
  browser.resume('real');
  for (const delay of [0, ...delays]) await pass(delay);
  expect(browser.asked).toHaveLength(userLimits.appLoginTries);
  return page;
}
