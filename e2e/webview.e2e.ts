import type { Page } from '@playwright/test';
import { account } from '@storyloom/contract/points/endpoints/account';
import { member } from '@storyloom/contract/points/endpoints/member';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { mergeGuest } from '@storyloom/contract/users/endpoints/merge-guest';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import { StoryPage } from './pages/story-page.ts';
import { addApp, appToken, askApp, resume } from './support/app.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { readCode } from './support/outbox.ts';
import { newMail, password } from './support/sign-up.ts';

test('a page in the app asks it to log in, and follows the user who comes back', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  await addApp(page);
  const plans: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) plans.push(request.headers().plantype);
  });
  await page.goto('/?from=storyloom-app');
  const story = new StoryPage(page);
  // The visit stays in the app without the parameter.
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  expect(new URL(page.url()).search).toBe('');
  expect(plans.length).toBeGreaterThan(0);
  expect(new Set(plans)).toEqual(new Set(['APP']));

  const reply = await story.replyText();
  await story.composer.fill('I ask who stopped it.');
  const address = page.url();
  await askApp(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const token = await appToken(await other.newPage());
  await resume(page, token);
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  await expect(page.getByText('1 story and 1 save are in your account.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await story.expectBalance(50);
  // The guest's turn belongs to the account, on the same page and in a new document.
  expect(page.url()).toBe(address);
  await expect(story.composer).toHaveValue('I ask who stopped it.');
  expect(await story.replyText()).toBe(reply);
  await expectAccessible(page);
  await page.reload();
  await story.ready();
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
  await expect(story.composer).toHaveValue('I ask who stopped it.');

  // The app returns without a token: the page reads the account, points and membership again.
  const paths = [loginUser.path, account.path, member.path];
  const requests = paths.map((path) => page.waitForRequest((request) => request.url().includes(path)));
  await resume(page);
  await Promise.all(requests);
  await story.expectBalance(50);
});

/** Plays a turn as a guest in the app, and leaves an unsent text. */
async function playInApp(page: Page): Promise<StoryPage> {
  await addApp(page);
  await page.goto('/?from=storyloom-app');
  const story = new StoryPage(page);
  await story.open('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  await story.composer.fill('I ask who stopped it.');
  return story;
}

/** Expects the guest's turn and unsent text in the account, with the account's own points. */
async function expectMerged(story: StoryPage): Promise<void> {
  await expect(story.page.getByText('1 story and 1 save are in your account.')).toBeVisible();
  await story.expectBalance(50);
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
  await expect(story.composer).toHaveValue('I ask who stopped it.');
}

test('a guest is merged on the same page although the server fails twice', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/503/);
  const story = await playInApp(page);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  let calls = 0;
  await page.route(`**/api${mergeGuest.path}`, (route) => {
    calls += 1;
    return calls > 2 ? route.continue() : route.fulfill({ status: 503 });
  });

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await resume(page, await appToken(await other.newPage()));
  await expectMerged(story);
  expect([calls, await page.evaluate(() => 'isSameDocument' in window)]).toEqual([3, true]);
  await page.reload();
  await story.ready();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await story.expectBalance(50);
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
});

test('a merge without a connection offers to retry', {
  tag: '@any-width',
}, async ({ page, browser, baseURL, complaints }) => {
  // The page loads data while the guest's token ends: refused requests are repeated with the new token.
  complaints.expect(/ERR_CONNECTION_FAILED|401/);
  const story = await playInApp(page);
  const address = `**/api${mergeGuest.path}`;
  await page.route(address, (route) => route.abort('connectionfailed'));

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  await resume(page, await appToken(await other.newPage()));
  await expect(page.getByText('Storyloom didn’t answer. Nothing is lost.')).toBeVisible();
  await expectAccessible(page);
  await story.expectBalance(49);

  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectMerged(story);
});

test('a guest whom the app registers with their token keeps everything in place @any-width', async ({
  page,
  playwright,
  baseURL,
}) => {
  await addApp(page);
  await page.goto('/?from=storyloom-app');
  const story = new StoryPage(page);
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  await story.composer.fill('I ask who stopped it.');
  const tokenid = await askApp(page);

  const mail = newMail('app');
  const app = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { tokenid },
  });
  await app.post(`/api${sendMailPwdCode.path}`, { data: { mail, purpose: 'REGISTER' } });
  const login = {
    identityType: 'MAIL_PWD',
    account: mail,
    accessToken: password,
    code: await readCode(mail),
  };
  const { data } = await (await app.post(`/api${loginOrRegister.path}`, { data: login })).json();
  await app.dispose();
  await resume(page, data.tokenId);

  await expect(page.getByText('Registration successful, welcome!')).toBeVisible();
  await story.expectBalance(149);
  await expect(story.composer).toHaveValue('I ask who stopped it.');
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
});
