import type { Page } from '@playwright/test';
import { account } from '@storyloom/contract/points/endpoints/account';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { StoryPage } from './pages/story-page.ts';
import { tokenOf } from './support/administrator.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { atBothWidths, test } from './support/scripted.ts';
import { resultsPath } from './support/story-path.ts';
import { movePointer } from './support/visitor.ts';

const MONTH_MS = 31 * 86_400_000;

/** Imitates a return to this page from another one. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function readBalance(page: Page): Promise<number> {
  const headers = { tokenid: await tokenOf(page) };
  const response = await page.request.get(`/api${account.path}`, { headers });
  return (await response.json()).data.totalIntegral;
}

/** Ends the visitor's paid month on the site, whose clock differs from that of the test payments. */
async function endPlan(page: Page): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const { data } = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  await runStatement("update memberships set ends_at = now() - interval '1 second' where user_id = $1", [
    data.id,
  ]);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get More Points' });
const planOf = (page: Page, name: string) => dialogOf(page).getByRole('article', { name: `${name} plan` });

async function pay(page: Page, price = '$9.99'): Promise<void> {
  await page
    .frameLocator('iframe[title="Secure payment"]')
    .getByRole('button', { name: `Pay ${price}` })
    .click();
}

atBothWidths(() => {
  test('a reader subscribes for a locked model, and it writes the next reply', async ({ page, model }) => {
    model.script({ text: 'The conductor nods.' });
    const story = new StoryPage(page);
    await story.open('Night Train to Trieste');
    await story.openModels();
    const picker = page.getByRole('dialog', { name: 'Choose a model' });
    await picker.getByRole('button', { name: /scripted-premium.*Locked.*5 points/ }).click();
    await expect(dialogOf(page)).toContainText('This model is for members.');
    await expectAccessible(page);
    await planOf(page, 'Plus').getByRole('button', { name: 'Get Plus' }).click();
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await pay(page);

    await expect(dialogOf(page)).toHaveCount(0);
    await expect(picker.getByRole('radio', { name: /scripted-premium/ })).toBeChecked();
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Send, 5 points' })).toBeVisible();
    await story.playTurn('I ask for the dining car.');
    await expect(story.balance()).toHaveAccessibleName(/3,?045 points/);
  });
});

test('a story for members opens by itself once the reader subscribes; plans are upgraded, renewed and cancelled', async ({
  page,
  model,
  environment,
}) => {
  model.script({ text: 'The interpreter bows.' });
  await page.goto('/search/Interpreter%20of%20Dejima');
  const row = page.getByRole('main').getByRole('article').filter({ hasText: 'The Interpreter of Dejima' });
  await expect(row.first()).toContainText('Members only');
  await row
    .first()
    .getByRole('link', { name: /Interpreter of Dejima/ })
    .click();

  const gate = page.getByRole('button', { name: 'See plans' });
  await expect(page.getByRole('heading', { name: 'For members' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await expectAccessible(page);
  await gate.click();
  await expect(dialogOf(page)).toContainText('This story is for members.');
  await planOf(page, 'Plus').getByRole('button', { name: 'Get Plus' }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await pay(page);

  const story = new StoryPage(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await story.ready();
  await story.playTurn('I offer him tea.');

  await story.openPoints();
  const pro = planOf(page, 'Pro');
  await pro.getByRole('button', { name: 'Upgrade to Pro' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    /You pay \$10\.00 now for the rest of this month, then \$19\.99 a month from/,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Pay $10.00 and upgrade' }).click();
  await expect(page.getByText('You have Pro now.')).toBeVisible();
  await expect(pro).toContainText('Your plan');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Send, Free' })).toBeVisible();
  await story.playTurn('I ask about the letter.');
  await expect(story.balance()).toHaveAccessibleName(/3,?049 points/);

  environment.payments.seller.advance(MONTH_MS);
  await environment.payments.deliveries.idle();
  // A job adds the points after the webhook is answered.
  await expect.poll(() => readBalance(page)).toBe(8_049);
  await showAgain(page);
  await expect(story.balance()).toHaveAccessibleName(/8,?049 points/);

  await story.openPoints();
  await pro.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(question).toContainText(/You keep Pro until .* and pay nothing more\./);
  await question.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(pro.getByRole('button', { name: 'Resume plan' })).toBeVisible();
  await expect(pro).toContainText(/Cancelled\. You keep it until/);
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();

  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByRole('button', { name: 'Send, Free' })).toBeVisible();
  await endPlan(page);
  await showAgain(page);
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('button', { name: 'Send, 1 point' })).toBeVisible();
  }
  await otherTab.close();
  await story.sendMessage('I fold the letter.');
  await expect(page.getByText('This story is for members now. Your story is kept.')).toBeVisible();
  await expect(story.composer).toHaveValue('I fold the letter.');
  await page.getByRole('button', { name: 'See plans' }).click();
  await planOf(page, 'Plus').getByRole('button', { name: 'Get Plus' }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await pay(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await story.expectOwnLines(3);
  await story.expectDone();
});

test('an early story says when it opens to everyone', async ({ page }) => {
  await page.goto(resultsPath('The Window Cleaner'));
  const early = page.getByRole('article').filter({ hasText: 'The Window Cleaner' }).first();
  await expect(early).toContainText('Early access');
  await early.getByRole('link', { name: 'The Window Cleaner' }).click();
  await expect(page.getByRole('heading', { name: 'Members read it first' })).toBeVisible();
  await expect(page.getByText(/It opens to everyone on \w+ \d+, \d{4}\./)).toBeVisible();
});

test('two tabs that choose two plans pay for one, and the abandoned tab says why', async ({ page }) => {
  const frameOf = (tab: Page) => tab.frameLocator('iframe[title="Secure payment"]');
  await page.goto('/');
  const openPlans = async (tab: Page) => {
    await movePointer(tab);
    await tab.getByRole('button', { name: /^\d[\d,]* points/ }).click();
    await expect(planOf(tab, 'Plus')).toBeVisible();
  };
  await openPlans(page);
  await planOf(page, 'Plus').getByRole('button', { name: 'Get Plus' }).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await frameOf(page).getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await expect(frameOf(page).getByRole('button', { name: 'Yes, it is me' })).toBeVisible();
  const abandoned = await page.locator('iframe[title="Secure payment"]').getAttribute('src');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await openPlans(otherTab);
  await planOf(otherTab, 'Pro').getByRole('button', { name: 'Go Pro' }).click();
  await otherTab.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(frameOf(otherTab).getByRole('button', { name: 'Pay $19.99' })).toBeVisible();

  await expect(page.locator('iframe[title="Secure payment"]')).toHaveCount(0);
  await expect(
    dialogOf(page).getByText('This payment was ended, because you chose a plan in another tab'),
  ).toBeInViewport();
  await expectAccessible(page);
  const left = await page.context().newPage();
  await left.goto(abandoned ?? '');
  await expect(left.getByRole('heading', { name: 'This payment was ended' })).toBeVisible();
  await expect(left.getByRole('link', { name: 'Back to the site' })).toBeVisible();
  await left.close();

  await pay(otherTab, '$19.99');
  await expect(planOf(otherTab, 'Pro')).toContainText('Your plan');
  await expect.poll(() => readBalance(page)).toBe(5_050);
});
