import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { logIn, newMail, password, signUp } from './support/sign-up.ts';
import { home } from './support/site.ts';

/** A picture that is wider than high, drawn by the page. */
async function drawPicture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
    const context = canvas.getContext('2d');
    for (let x = 0; x < 640; x += 20) {
      if (context) context.fillStyle = `hsl(${x / 2} 70% 50%)`;
      context?.fillRect(x, 0, 20, 400);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}

const picture = (page: Page) => page.locator('main header img');

test('a reader names themselves, crops a picture, and finds their lists', { tag: '@any-width' }, async ({
  page,
}) => {
  const story = new StoryPage(page);
  await signUp(page, newMail('own'));
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Nickname').fill('Ines Quay');
  await page.getByLabel(/^Introduction/).fill('Reads by lantern light.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Quay' })).toBeVisible();

  const input = page.getByLabel('Change your picture');
  await input.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(
    page.getByText('This file isn’t a supported image. Use a PNG, JPEG or WebP file.'),
  ).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const crop = dialog.getByRole('group', { name: 'Your picture. Use the arrow keys to move it.' });
  await expect(crop).toBeVisible();
  await expectAccessible(page);
  const before = await crop.boundingBox();
  await crop.press('ArrowRight');
  await crop.press('ArrowRight');
  await expect.poll(async () => (await crop.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Picture uploaded.')).toBeVisible();
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 400);
  await expect(picture(page)).toHaveJSProperty('naturalHeight', 400);

  const lists = page.getByRole('navigation', { name: 'Your lists' });
  await lists.getByRole('link', { name: 'Save slots' }).click();
  await expect(page).toHaveURL(/\/user\/profile\/\w+\/saves$/);
  await expect(page.getByRole('list', { name: 'Saves' }).getByText('Current')).toBeVisible();
  await expectAccessible(page);
  await lists.getByRole('link', { name: 'Playing' }).click();
  await expect(page.getByRole('list', { name: 'Stories you played' })).toContainText('The Minute Mender');
  await lists.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectAccessible(page);
});

test('the lists of somebody else are private', { tag: '@any-width' }, async ({ page }) => {
  const reply = await page.request.get('/api/ai-lab/ai-story/page?size=1');
  const { author } = (await reply.json()).data.pageList[0];
  await page.goto(`/user/profile/${author.id}/saves`);
  await expect(page.getByRole('heading', { name: 'This list is private' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See their stories' }).click();
  await expect(page.getByRole('list', { name: `Stories by ${author.name}` })).toBeVisible();
});

test('a device is logged out from another one', { tag: '@any-width' }, async ({ page, browser }) => {
  const mail = newMail('devices');
  await signUp(page, mail);
  const other = await browser.newContext({ baseURL: home });
  const far = await other.newPage();
  await logIn(far, mail);
  await far.goto('/user/profile');
  await expect(far.getByRole('button', { name: 'Edit profile' })).toBeVisible();

  await page.goto('/user/settings');
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Log out / }).click();
  await expect(page.getByRole('button', { name: /^Log out / })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused();
  await far.reload();
  await expect(far.getByText('An account keeps your stories')).toBeVisible();
  await other.close();
});

test('a reader exports their own data', { tag: '@any-width' }, async ({ page }) => {
  await signUp(page, newMail('export'));
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Create export' }).click();
  await expect(page.getByText(/^Your export is ready: \d+ KB\./)).toBeVisible();
  await expectAccessible(page);
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('storyloom-data.zip');
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('messages.json')).toBe(true);
});

test('the deletion of an account is scheduled, and cancelled by a login', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  const mail = newMail('leaving');
  await signUp(page, mail);
  await page.goto('/user/settings');
  await page.getByRole('link', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This password is wrong.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Home' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Welcome back. Your account stays.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
});
