import { StoryPage } from './pages/story-page.ts';
import { appToken } from './support/app.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a link with a token asks a guest who has played, and the guest can come back', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const token = await appToken(await other.newPage());
  const story = new StoryPage(page);
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  const { pathname } = new URL(page.url());
  const profile = page.getByRole('link', { name: /^Your profile/ });

  await page.goto(`${pathname}?access-token=${token}`);
  const question = page.getByRole('alertdialog', { name: /^Continue as / });
  await expect(question).toContainText('Your stories stay here');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay with my stories' }).click();
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
  await page.reload();
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');

  await page.goto(`${pathname}?access-token=${token}`);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^You’re logged in as /)).toBeVisible();
  await expect(profile).toBeVisible();
  await expect(story.ownLines).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to my stories' }).click();
  await expect(profile).toBeHidden();
  await expect(story.ownLines.last()).toContainText('I wind the oldest clock.');
  await story.expectBalance(49);
});

test('a link with a token names its user in a fresh browser', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const token = await appToken(await other.newPage());
  await page.goto(`/?access-token=${token}`);
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/tokenid=(?!.*undefined)/);
  expect(await page.evaluate(() => document.cookie)).not.toContain(token);
});
