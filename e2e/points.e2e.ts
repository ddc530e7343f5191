import type { Page } from '@playwright/test';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { StoryPage } from './pages/story-page.ts';
import { tokenOf } from './support/administrator.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { settings } from './support/site.ts';
import { movePointer } from './support/visitor.ts';

/** Spends the visitor's balance down to `rest`. */
async function spendDownTo(page: Page, rest: number): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const { data } = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  await runStatement(
    `select points_charge(user_id, 'SPEND', balance - $2::int, 'e2e:' || user_id || clock_timestamp(), 'chat.reply',
       null, now())
     from points_accounts where user_id = $1 and balance > $2::int`,
    [data.id, rest],
  );
}

test('a reader who runs out of points checks in, and the refused message is sent by itself', {
  tag: '@any-width',
}, async ({ page }) => {
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  await spendDownTo(page, 0);
  await story.sendMessage('I whistle a tune.');
  await page.getByRole('button', { name: 'Get points' }).click();

  const dialog = page.getByRole('dialog', { name: 'Get More Points' });
  await expect(dialog).toContainText('You need 1 point and you have 0.');
  const claim = dialog.getByRole('button', { name: 'Claim +10' });
  await expect(claim).toBeEnabled();
  await expectAccessible(page);
  await claim.dblclick();

  await expect(page.getByText('10 points added.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  await expect(story.composer).toHaveValue('');
  await story.expectBalance(9);

  await story.openPoints();
  await dialog.getByRole('button', { name: 'Claimed' }).click();
  await expect(page.getByText('You have received it today')).toBeVisible();
  await dialog.getByRole('button', { name: 'Points details' }).click();
  const history = page.getByRole('dialog', { name: 'Points details' });
  await expect(history.getByText('+10')).toHaveCount(1);
  await expectAccessible(page);
});

test('a reader without enough points for a picture gets it once they have', { tag: '@any-width' }, async ({
  page,
}) => {
  const story = new StoryPage(page);
  await story.open('The Keeper of Gannet Rock');
  await story.playTurn('I walk down to the landing and look at the sea.');
  await expect(page.getByRole('button', { name: 'Send, 1 point' })).toHaveAccessibleDescription(
    '1 point, 48 left after. You’re never charged for a failed reply.',
  );
  await spendDownTo(page, 1);
  await page.getByRole('button', { name: 'Illustrate this scene · 10 points' }).click();
  await page.getByRole('button', { name: 'Illustrate · 10 points' }).click();
  await page.getByRole('button', { name: 'Get points' }).click();
  await page.getByRole('button', { name: 'Claim +10' }).click();
  await expect(story.replies.last().getByRole('img')).toBeVisible();
  await story.expectBalance(1);
});

const payOrigin = `http://127.0.0.1:${settings.PAY_PORT}`;

test('a reader who runs out of points buys a pack, and the refused message is sent by itself', {
  tag: '@any-width',
}, async ({ page }) => {
  const story = new StoryPage(page);
  await story.open('Room 1204');
  await story.playTurn('I look at the number on the door.');
  await spendDownTo(page, 0);
  await story.sendMessage('I knock three times.');
  await page.getByRole('button', { name: 'Get points' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get More Points' });
  await expect(dialog.getByRole('button', { name: /^2,200 points\s*Popular/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^100 points/ }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page
    .frameLocator('iframe[title="Secure payment"]')
    .getByRole('button', { name: 'Pay $0.99' })
    .click();

  await expect(page.getByText('100 points added.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await story.expectOwnLines(2);
  await story.expectDone();
  await story.expectBalance(99);
});

test('a payment page that is blocked opens in this tab, and the points arrive after the return', {
  tag: '@any-width',
}, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|ERR_BLOCKED/);
  await page.goto('/');
  await page.route(`${payOrigin}/**`, (route) => route.abort());
  await movePointer(page);
  await page.getByRole('button', { name: '50 points, get more' }).click();
  await page.getByRole('button', { name: /^525 points/ }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment page didn’t open here.');
  await page.unroute(`${payOrigin}/**`);
  await page.getByRole('button', { name: 'Open in this tab' }).click();
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Get More Points' })).toContainText(/575\s?points/);
});

test('a reader becomes a member, which opens the premium models and lowers the prices', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/');
  await movePointer(page);
  await page.getByRole('button', { name: '50 points, get more' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get More Points' });
  const pro = dialog.getByRole('article', { name: 'Pro plan' });
  await expect(pro).toContainText(/\$19\.99 today, then \$19\.99 a month from/);
  await pro.getByRole('button', { name: 'Go Pro' }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page
    .frameLocator('iframe[title="Secure payment"]')
    .getByRole('button', { name: 'Pay $19.99' })
    .click();
  await expect(page.getByText('5,000 points added.')).toBeVisible();
  await expect(pro).toContainText('Your plan');
  await expect(pro).toContainText(/Renews on .* for \$19\.99\./);
  await expect(dialog.getByRole('button', { name: /your price \$15\.99/ })).toBeVisible();
  await expectAccessible(page);
});
