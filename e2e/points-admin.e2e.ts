import type { Browser, Page } from '@playwright/test';
import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { order } from '@storyloom/contract/payments/endpoints/order';
import { account } from '@storyloom/contract/points/endpoints/account';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { becomeAdmin, tokenOf } from './support/administrator.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';
import { movePointer } from './support/visitor.ts';

/** Another visitor, with the same width. */
async function newVisitor(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  return context.newPage();
}

const balanceButton = (page: Page, points: number) =>
  page.getByRole('button', { name: `${points.toLocaleString('en')} points, get more` });

/** Buys 525 points for $4.99 at the payment page. Returns the id of the buyer. */
async function buyPoints(page: Page): Promise<string> {
  await page.goto('/search');
  await movePointer(page);
  await expect(balanceButton(page, 50)).toBeVisible();
  const headers = { tokenid: await tokenOf(page) };
  const get = async (path: string, params: Record<string, string> = {}) =>
    (await (await page.request.get(`/api${path}`, { headers, params })).json()).data;
  const { packs } = await get(offers.path);
  const { priceId } = packs.find(({ pointsCount }: { pointsCount: number }) => pointsCount === 525);
  const made = await page.request.post(`/api${checkout.path}`, { headers, data: { priceId } });
  const { id: orderId, checkoutUrl } = (await made.json()).data;
  await page.goto(checkoutUrl);
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect.poll(async () => (await get(order.path, { id: orderId })).pointsAddedAt).not.toBeNull();
  await page.goto('/search');
  await expect(balanceButton(page, 575)).toBeVisible();
  return (await get(loginUser.path)).id;
}

async function openUser(admin: Page, buyerId: string): Promise<void> {
  await admin.goto('/admin/users');
  await admin.getByLabel('Name, email address or id').fill(buyerId);
  await admin.getByRole('button', { name: 'Find' }).click();
  await admin.getByRole('table', { name: 'Found users' }).getByRole('link').click();
}

/** Waits until the webhook has changed the points of a page's visitor. */
async function expectPoints(page: Page, points: number): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const read = async () => (await (await page.request.get(`/api${account.path}`, { headers })).json()).data;
  await expect.poll(async () => (await read()).totalIntegral).toBe(points);
  await page.reload();
  await expect(balanceButton(page, points)).toBeVisible();
}

/** Confirms the dialog before an action; finds it by its title and a part of its text. */
async function confirm(admin: Page, title: RegExp, effect: string, label: string): Promise<void> {
  const question = admin.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(title);
  await expect(question).toContainText(effect);
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toBeHidden();
}

test('a refund at the payment provider takes the points back, and the administrator sees it', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const buyerId = await buyPoints(page);
  const admin = await newVisitor(browser, page, baseURL);
  await becomeAdmin(admin, `refunds.${test.info().project.name}${Date.now()}@example.org`);
  await openUser(admin, buyerId);
  const purchase = admin.getByRole('article', { name: '525 points' });
  await expect(purchase).toContainText('$4.99');
  await expectAccessible(admin);
  const opened = admin.waitForEvent('popup');
  await purchase.getByRole('link', { name: 'Refund at the payment provider' }).click();
  const provider = await opened;
  const id = new URL(provider.url()).hash.slice(1);
  await provider
    .locator(`form[action$="${id}"]`)
    .getByRole('button', { name: 'Refund', exact: true })
    .click();
  await expectPoints(page, 50);
  await admin.reload();
  await expect(purchase.getByText(/Refund of \$4\.99, approved/)).toBeVisible();
});

test('an administrator grants points, and a big grant waits for a second administrator', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const id = `${test.info().project.name}${Date.now()}`;
  await signUp(page, newMail('granted'));
  await page.goto('/search');
  await expect(balanceButton(page, 150)).toBeVisible();
  const headers = { tokenid: await tokenOf(page) };
  const me = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  const admin = await newVisitor(browser, page, baseURL);
  await becomeAdmin(admin, `grants.${id}@example.org`);
  await openUser(admin, me.data.id);

  await admin.getByRole('heading', { name: 'Grant points' }).click();
  const form = admin.getByRole('form', { name: 'Grant points' });
  await form.getByLabel('Points').fill('1.5');
  await form.getByLabel('Reason').fill(`A lost reply. ${id}`);
  await form.getByRole('button', { name: 'Grant…' }).click();
  await expect(form.getByText('Enter whole points, at least 1')).toBeVisible();
  await form.getByLabel('Points').fill('25');
  await form.getByRole('button', { name: 'Grant…' }).click();
  await confirm(admin, /^Grant 25 points to /, 'The balance becomes 175.', 'Grant');
  await expect(admin.getByText('25 points granted.')).toBeVisible();
  await page.reload();
  await expect(balanceButton(page, 175)).toBeVisible();

  await form.getByLabel('Points').fill('2000');
  await form.getByLabel('Reason').fill(`A lost month. ${id}`);
  await form.getByRole('button', { name: 'Grant…' }).click();
  await confirm(admin, /^Ask for 2,000 points for /, 'until a second administrator approves', 'Ask');
  await expect(admin.getByText('It waits for a second administrator.')).toBeVisible();
  await admin.getByRole('tab', { name: 'Grants' }).click();
  await expect(admin.getByRole('list', { name: 'Grants' }).getByText('Waits for a second')).toBeVisible();
  await expectAccessible(admin);
  await admin.goto('/admin/points');
  const waiting = (who: Page) => who.getByRole('article').filter({ hasText: `A lost month. ${id}` });
  await expect(waiting(admin)).toContainText('Another administrator must decide this.');
  await expect(waiting(admin).getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(balanceButton(page, 175)).toBeVisible();

  const second = await newVisitor(browser, page, baseURL);
  await becomeAdmin(second, `second.${id}@example.org`);
  await second.goto('/admin/points');
  await expect(waiting(second)).toBeVisible();
  await expectAccessible(second);
  await waiting(second).getByRole('button', { name: 'Approve…' }).click();
  await confirm(second, /^Grant 2,000 points to /, 'They are added at once.', 'Grant');
  await expect(waiting(second)).toHaveCount(0);
  await page.reload();
  await expect(balanceButton(page, 2_175)).toBeVisible();
});
