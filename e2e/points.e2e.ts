import type { Page } from '@playwright/test';
import { account } from '@storyloom/contract/endpoints/points/account';
import { decrease } from '@storyloom/contract/endpoints/points/decrease';
import { StoryPage } from './pages/story-page.ts';
import { tokenOf } from './support/administrator.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

/** Spends the balance down to `rest`, which differs from it by an even number. */
async function spendDownTo(page: Page, rest: number): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const { data } = await (await page.request.get(`/api${account.path}`, { headers })).json();
  let { totalIntegral } = data;
  while (totalIntegral > rest) {
    const input = { purpose: 'OPTIMIZE', clientRequestId: `spend-to-${totalIntegral}` };
    const answer = await page.request.post(`/api${decrease.path}`, { headers, data: input });
    ({ totalIntegral } = (await answer.json()).data);
  }
}

test('a reader who runs out of points checks in, and the refused message is sent by itself', async ({
  page,
}) => {
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  await spendDownTo(page, 0);
  await story.say('I ask the conductor for a light.');
  await page.getByRole('button', { name: 'Get points' }).click();

  const dialog = page.getByRole('dialog', { name: 'Get more points' });
  await expect(dialog).toContainText('This costs 1 point and you have 0.');
  const claim = dialog.getByRole('button', { name: 'Claim +10' });
  await expect(claim).toBeEnabled();
  await expectAccessible(page);
  await claim.dblclick();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('10 points added.')).toBeVisible();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  await expect(story.composer).toHaveValue('');
  await story.expectBalance(9);

  await story.balance().click();
  await dialog.getByRole('button', { name: 'Claimed' }).click();
  await expect(page.getByText('You have received it today')).toBeVisible();
  await dialog.getByRole('button', { name: 'Points history' }).click();
  const history = page.getByRole('dialog', { name: 'Your points' });
  await expect(history.getByText('+10')).toHaveCount(1);
  await expectAccessible(page);
});

test('a reader without enough points for a picture gets it once they have', async ({ page }) => {
  const story = new StoryPage(page);
  await story.open('The Keeper of Gannet Rock');
  await story.playTurn('I walk down to the landing and look at the sea.');
  await spendDownTo(page, 1);
  await page.getByRole('button', { name: 'Illustrate this scene · 10 points' }).click();
  await page.getByRole('button', { name: 'Illustrate · 10 points' }).click();
  await page.getByRole('button', { name: 'Get points' }).click();
  await page.getByRole('button', { name: 'Claim +10' }).click();
  await expect(story.replies.last().getByRole('img')).toBeVisible();
  await story.expectBalance(1);
});
