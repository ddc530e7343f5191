import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a path is shared, read by a stranger, gone on with, and taken back', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/404/);
  const story = new StoryPage(page);
  await story.openFromHome('The Cloud Whalers');
  await story.say('I ask who paid for this voyage.');
  await story.expectDone();
  const told = await story.replyText();

  await story.replies.last().hover();
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Share from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share what you played' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/read\/share-[a-z0-9]+-[a-z0-9]+-the-cloud-whalers/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // What is played afterwards is no part of what was shared.
  await story.say('Words nobody else may read.');
  await story.expectDone();

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const stranger = await other.newPage();
  const document = await stranger.goto(link);
  expect(await document?.text()).toContain('I ask who paid for this voyage.');
  const turns = stranger.getByRole('list', { name: 'What was played' });
  await expect(turns.getByRole('listitem')).toHaveCount(3);
  await expect(turns.getByText('Words nobody else may read.')).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Continue from here' }).first().click();
  const theirs = new StoryPage(stranger);
  await theirs.ready();
  await expect(theirs.ownLines).toHaveCount(1);
  await expect.poll(() => theirs.replyText()).toBe(told);
  await theirs.say('I answer in my own words.');
  await theirs.expectDone();
  await theirs.expectBalance(49);
  await expect(theirs.ownLines).toHaveCount(2);

  await page.goto('/history?tab=shared');
  await expect(page.getByText(/^Opened once/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Nothing shared yet')).toBeVisible();

  const gone = await stranger.goto(link);
  expect(gone?.status()).toBe(404);
  // What the stranger went on with stays theirs.
  await stranger.goto('/history');
  await expect(stranger.getByRole('link', { name: 'The Cloud Whalers' })).toBeVisible();
  await other.close();
});
