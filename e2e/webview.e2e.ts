import type { Page } from '@playwright/test';
import { account } from '@storyloom/contract/endpoints/points/account';
import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { StoryPage } from './pages/story-page.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

declare global {
  interface Window {
    /** Messages of the page to the app. */
    sent: unknown[];
  }
}

/** Gives the page an app around it, as WKWebView does. */
async function addApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sent = [];
    const storyloom = { postMessage: (message: unknown) => window.sent.push(message) };
    Object.assign(window, { webkit: { messageHandlers: { storyloom } } });
  });
}

/** The token of a user of the app, who has an account. */
async function appToken(page: Page): Promise<string> {
  const registered = await page.request.post(`/api${anonymityRegister.path}`, { data: {} });
  const { tokenId } = (await registered.json()).data;
  const user = await page.request.get(`/api${loginUser.path}`, { headers: { tokenid: tokenId } });
  const { id } = (await user.json()).data;
  expect(await runStatement('update users set is_real = true where id = $1', [id])).toBe(1);
  return tokenId;
}

/** Sends a message as the app does, from a script in the page. */
const resume = (page: Page, accessToken?: string) =>
  page.evaluate((token) => {
    const message = {
      bridge: 'storyloom',
      version: 1,
      command: 'navigationResume',
      data: { accessToken: token },
    };
    window.postMessage(message, location.origin);
  }, accessToken);

test('a page in the app asks it to log in, and follows the user who comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await addApp(page);
  const plans: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) plans.push(request.headers().plantype);
  });
  await page.goto('/?from=storyloom-app');
  const story = new StoryPage(page);
  // The visit stays in the app without the parameter.
  await story.openFromHome('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  expect(new URL(page.url()).search).toBe('');
  expect(plans.length).toBeGreaterThan(0);
  expect(new Set(plans)).toEqual(new Set(['APP']));

  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => window.sent))
    .toEqual([
      {
        bridge: 'storyloom',
        version: 1,
        command: 'Login',
        data: { returnUrl: new URL(page.url()).pathname },
      },
    ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const token = await appToken(await other.newPage());
  await resume(page, token);
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await story.expectBalance(50);

  // The app comes back: whatever it changed there, the accounts are read again.
  const paths = [loginUser.path, account.path];
  const requests = paths.map((path) => page.waitForRequest((request) => request.url().includes(path)));
  await resume(page);
  await Promise.all(requests);
  await story.expectBalance(50);
});
