import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { follow } from './support/follow.ts';

test('the balance leads to the points history with tabs, records and their receipts', {
  tag: '@any-width',
}, async ({ page }) => {
  const story = new StoryPage(page);
  await story.open('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  await story.expectBalance(49);

  await story.openPoints();
  const more = page.getByRole('dialog', { name: 'Get More Points' });
  await more.getByRole('button', { name: 'Points details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Points details' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/\+\s?50/).first()).toBeVisible();
  await expect(dialog.getByText(/[-−]\s?1\b/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Spent' }).click();
  await expect(dialog.getByText(/\+\s?50/)).toHaveCount(0);

  await dialog.getByRole('button', { name: /^Story reply/ }).press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Story reply' });
  await expect(receipt.getByRole('listitem')).toHaveText([/^Held.*1 point$/, /^Charged.*1 point$/]);
  await expect(receipt.getByRole('link', { name: 'Show the reply in its story' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(dialog.getByRole('button', { name: /^Story reply/ })).toBeFocused();

  await expect(dialog.getByRole('list', { name: 'Totals' })).toHaveText('Replies: 1 point');
  await dialog.getByText('Show as a table').click();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('storyloom-points.csv');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(story.balance()).toBeFocused();

  await story.openPoints();
  await more.getByRole('button', { name: 'Points details' }).click();
  await dialog.getByRole('button', { name: /^Story reply/ }).click();
  await receipt.getByRole('link', { name: 'Show the reply in its story' }).click();
  await expect(page).toHaveURL(/\/read\/[^/]+\?turn=/);
  await expect(page.locator('[data-linked]')).toBeFocused();
});

test('a guest’s profile shows real numbers; erasing guest data makes a new guest', {
  tag: '@any-width',
}, async ({ page }) => {
  const story = new StoryPage(page);
  await story.open('The Kite War of Pol Street');
  await story.playTurn('I cut the string.');
  await follow(page.getByRole('link', { name: 'Me', exact: true }));
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByText(/stories begun/i)).toBeVisible();
  await expectAccessible(page);

  const token = async () => (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value;
  const before = await token();
  await page.getByRole('button', { name: 'Erase guest data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await expect.poll(token).not.toBe(before);
  await expect.poll(token).toBeTruthy();
  await story.expectBalance(50);
});
