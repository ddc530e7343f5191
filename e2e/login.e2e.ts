import type { Browser, Page } from '@playwright/test';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { tokenOf } from './support/administrator.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { follow } from './support/follow.ts';
import { logInWithoutScrolling } from './support/log-in.ts';
import { readCode } from './support/outbox.ts';
import { allowNextCode, newMail, password, signUp } from './support/sign-up.ts';
import { home } from './support/site.ts';

/** Registers an account on another device. */
async function registerElsewhere(browser: Browser, mail: string, name?: string): Promise<void> {
  const context = await browser.newContext({ baseURL: home });
  const far = await context.newPage();
  await signUp(far, mail);
  if (name !== undefined) {
    const headers = { tokenid: await tokenOf(far) };
    await far.request.post(`/api${nickname.path}`, { headers, data: { nickname: name } });
  }
  await context.close();
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('a guest registers in the middle of a story, keeps everything, logs out and logs in', {
  tag: '@any-width',
}, async ({ page }) => {
  const mail = newMail('mara');
  const story = new StoryPage(page);
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  const reply = await story.replyText();
  await story.composer.fill('I ask who stopped it.');
  const address = page.url();

  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Log in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toHaveAccessibleName('Create your account');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Verification code sent, please check your email')).toBeVisible();
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Send Code \(\d+s\)$/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Verification code').fill(await readCode(mail));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful, welcome!')).toBeVisible();
  await expect(dialog).toBeHidden();

  expect(page.url()).toBe(address);
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await expect(story.composer).toHaveValue('I ask who stopped it.');
  expect(await story.replyText()).toBe(reply);
  // 50 of the guest, less 1 for the reply, and 100 for the registration.
  await story.expectBalance(149);
  await story.playTurn('I ask who stopped it.');

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  const ended = page.waitForResponse((response) => response.url().endsWith('/user/logout'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  expect(await (await ended).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
  await story.expectBalance(50);

  await page.goto(address);
  await story.ready();
  await expect(story.ownLines).toHaveCount(0);
  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByText('Please check your email and password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  // The gift of the new guest does not move.
  await expect(page.getByText(/guest points added/)).toBeHidden();
  await expect(story.ownLines.first()).toContainText('I wind the oldest clock.');
  expect(page.url()).toBe(address);
});

test('a guest who has played logs in to an account in the middle of a story, and the page stays as it is', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const mail = newMail('played');
  await registerElsewhere(browser, mail);
  const story = new StoryPage(page);
  await story.open('The Minute Mender');
  await story.playTurn('I count the clocks.');
  await story.playTurn('I open the smallest one.');
  await story.composer.fill('I listen to its heart.');
  const address = page.url();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 90);
  await expect.poll(() => scrollTop(page)).toBe(90);

  const dialog = await logInWithoutScrolling(page, mail);
  await expect(page.getByText('1 story and 1 save are in your account.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();

  expect(page.url()).toBe(address);
  await expect(story.composer).toHaveValue('I listen to its heart.');
  expect(await scrollTop(page)).toBe(90);
  await story.expectOwnLines(2);
  await expect(story.ownLines.first()).toContainText('I count the clocks.');
  await story.playTurn('I listen to its heart.');
});

test('a guest who has left an unsaved story in the studio logs in to an account and finds it there', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const mail = newMail('unsaved');
  await registerElsewhere(browser, mail);
  const studio = new StudioPage(page);
  await page.goto('/script/edit?type=STORY');
  await studio.text('Title').fill('The Late Sea');
  await studio.text('Hook').fill('The tide has missed its hour.');
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await page.goto('/');
  await logInWithoutScrolling(page, mail);
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();

  await page.goto('/script/edit?type=STORY');
  await expect(studio.text('Title')).toHaveValue('The Late Sea');
  await expect(studio.text('Hook')).toHaveValue('The tide has missed its hour.');
  await expect(studio.saved).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=/);
  await expectAccessible(page);
});

test('a person who forgot the password sets a new one with a code by mail, and logs in', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const mail = newMail('forgot');
  await registerElsewhere(browser, mail);
  await allowNextCode(mail);
  await page.goto('/');
  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field('Email').fill(mail);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog).toHaveAccessibleName('Reset your password');
  await expect(field('Email')).toHaveValue(mail);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Verification code sent, please check your email')).toBeVisible();
  await expect(field('Verification code')).toBeFocused();
  const code = await readCode(mail);
  await field('Verification code').fill(code === '123456' ? '654321' : '123456');
  await field('New password').fill('a heron on nine stilts');
  await field('Confirm password').fill('a heron on nine stilts');
  await dialog.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(
    dialog.getByText('This code is wrong or has expired. Request a new one.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await field('Verification code').fill(code);
  await dialog.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(
    page.getByText('Password reset successful, please login with your new password'),
  ).toBeVisible();

  await expect(dialog).toHaveAccessibleName('Log in');
  await expect(field('Email')).toHaveValue(mail);
  await expectAccessible(page);
  await field('Password').fill(password);
  await field('Password').press('Enter');
  await expect(dialog.getByText('Please check your email and password')).toBeVisible();
  await field('Password').fill('a heron on nine stilts');
  await field('Password').press('Enter');
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
});

test('other tabs follow a login and a logout in one tab without a reload', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const mail = newMail('tabs');
  await registerElsewhere(browser, mail, 'Ines Quay');
  const other = await page.context().newPage();
  await other.goto('/user/profile');
  await expect(other.getByText('An account keeps your stories')).toBeVisible();
  await page.goto('/');
  const mark = (tab: Page) => tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const tab of [page, other]) {
    // A request under way while the token changes would be refused.
    await new StoryPage(tab).expectBalance(50);
    await mark(tab);
  }
  await follow(other.getByRole('button', { name: 'Log in', exact: true }).first());
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(other.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Ines Quay' })).toBeVisible();
  await expect(other.getByText('An account keeps your stories')).toBeHidden();
  // The guest's gift does not move.
  for (const tab of [page, other]) await new StoryPage(tab).expectBalance(150);

  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeHidden();
  for (const tab of [page, other]) {
    await new StoryPage(tab).expectBalance(50);
    expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }
  expect(await tokenOf(page)).not.toBe('');
});
