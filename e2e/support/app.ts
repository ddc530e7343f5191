import type { Page } from '@playwright/test';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { runStatement } from './database.ts';
import { expect } from './fixtures.ts';
import { follow } from './follow.ts';

declare global {
  interface Window {
    /** Messages of the page to the app. */
    sent: unknown[];
  }
}

/** Adds the bridge of an app to the page, as WKWebView does. */
export async function addApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sent = [];
    const storyloom = { postMessage: (message: unknown) => window.sent.push(message) };
    Object.assign(window, { webkit: { messageHandlers: { storyloom } } });
  });
}

/** The token of a user of the app, who has an account. */
export async function appToken(page: Page): Promise<string> {
  const registered = await page.request.post(`/api${anonymityRegister.path}`, { data: {} });
  const { tokenId } = (await registered.json()).data;
  const user = await page.request.get(`/api${loginUser.path}`, { headers: { tokenid: tokenId } });
  const { id } = (await user.json()).data;
  expect(await runStatement('update users set is_real = true where id = $1', [id])).toBe(1);
  return tokenId;
}

/** Presses "Log in", and returns the guest's token, which the page sends to the app. */
export async function askApp(page: Page): Promise<string> {
  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  const guestToken = expect.stringMatching(/^[\w-]{43}$/);
  await expect
    .poll(() => page.evaluate(() => window.sent))
    .toEqual([
      {
        bridge: 'storyloom',
        version: 1,
        command: 'Login',
        data: { returnUrl: new URL(page.url()).pathname, guestToken },
      },
    ]);
  return page.evaluate(() => (window.sent[0] as { data: { guestToken: string } }).data.guestToken);
}

/** Sends a message as the app does, from a script in the page. */
export const resume = (page: Page, accessToken?: string) =>
  page.evaluate((token) => {
    const message = {
      bridge: 'storyloom',
      version: 1,
      command: 'navigationResume',
      data: { accessToken: token },
    };
    window.postMessage(message, location.origin);
  }, accessToken);
