import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { movePointer } from './support/visitor.ts';

const cardsIn = (page: Page) => page.getByRole('main').getByRole('article');

test('filters are links that narrow the list, and Back undoes them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all: New stories' }).click();
  await expect(page).toHaveURL(/\/story\?sort=LATEST$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All stories' })).toBeVisible();
  await expect(page).toHaveTitle('All stories - Storyloom');
  const kinds = page.getByRole('navigation', { name: 'Story type' });
  await kinds.getByRole('link', { name: 'Character' }).click();
  await expect(page).toHaveURL(/\/story\?type=ROLE&sort=LATEST$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All characters' })).toBeVisible();
  const count = await cardsIn(page).count();
  await expect(cardsIn(page).getByText('Character', { exact: true })).toHaveCount(count);

  await page.getByRole('link', { name: 'Vampire', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/VAMPIRE\?type=ROLE&sort=LATEST$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vampire characters' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All characters' })).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(count);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All stories' })).toBeVisible();
  await expect(kinds.locator('[aria-current=page]')).toHaveText('All');
});

test('a card of the home page opens its story', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/read/"]'), hasNotText: /18\+|Members only|Early access/ })
    .first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/read\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Story' }).getByRole('region')).toBeVisible();
});

test('a list has the chosen order', { tag: '@any-width' }, async ({ page }) => {
  const titles = async (order: string) => {
    await page.goto(`/category/all?sort=${order}`);
    await cardsIn(page).nth(23).scrollIntoViewIfNeeded();
    await expect(page.getByText('That’s everything.')).toBeAttached();
    return cardsIn(page).getByRole('heading').allTextContents();
  };
  const newest = await titles('LATEST');
  expect(newest.length).toBeGreaterThan(24);
  expect(await titles('EARLIEST')).toEqual(newest.toReversed());
});

test('a list loads more when scrolled, and Back from a story restores its position', async ({ page }) => {
  await page.goto('/story?sort=EARLIEST');
  await expect(cardsIn(page)).toHaveCount(24);
  await cardsIn(page).nth(23).scrollIntoViewIfNeeded();
  await expect(page.getByText('That’s everything.')).toBeAttached();
  expect(await cardsIn(page).count()).toBeGreaterThan(24);
  const last = cardsIn(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').first().click();
  await expect(page.getByRole('log', { name: 'Story' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50);
  await expect(page).toHaveURL(/\/story\?sort=EARLIEST$/);
});

/** Opens a list and waits for its second page, which shows that it has hydrated; returns the Character filter. */
async function grownList(page: Page) {
  await page.goto('/story?sort=EARLIEST');
  await cardsIn(page).nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => cardsIn(page).count()).toBeGreaterThan(24);
  const kinds = page.getByRole('navigation', { name: 'Story type' });
  return kinds.getByRole('link', { name: 'Character' });
}

test('Back from a filter restores the position in the list', { tag: '@any-width' }, async ({ page }) => {
  const characters = await grownList(page);
  const place = () => page.evaluate(() => window.scrollY);
  await cardsIn(page).nth(20).scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(500);
  // Clicked by script, because a pointer would scroll to the link first.
  await characters.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'All characters' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All stories' })).toBeAttached();
  await expect.poll(place).toBeGreaterThan(left - 50);
  expect(await place()).toBeLessThan(left + 50);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'All characters' })).toBeInViewport();
});

test('a page opened offline waits for the connection, and the page before stays', {
  tag: '@any-width',
}, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const characters = await grownList(page);
  // With the first movement, the parts of the header and the code of toasts load.
  await movePointer(page);
  await expect(page.getByRole('button', { name: /\d+ points/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await characters.click();
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'All stories' })).toBeAttached();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'All characters' })).toBeVisible();
});

test('a list shows an error when its next page does not load, and Retry loads it', {
  tag: '@any-width',
}, async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource|ERR_FAILED/);
  await page.route('**/ai-story/page?*page=2*', (route) => route.abort());
  await page.goto('/story');
  await cardsIn(page).nth(23).scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load more stories.' });
  await expect(alert).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(24);
  await page.unroute('**/ai-story/page?*page=2*');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => cardsIn(page).count()).toBeGreaterThan(24);
  await expect(page.getByText('That’s everything.')).toBeVisible();
});

test('the pages of a list are links that work without JavaScript', { tag: '@any-width' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/story?sort=EARLIEST');
  await expect(cardsIn(page)).toHaveCount(24);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/story$/);
  const first = await cardsIn(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/story\/2\?sort=EARLIEST$/);
  await expect(page).toHaveTitle('All stories, page 2 - Storyloom');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/story\/2$/);
  await expect(cardsIn(page)).not.toHaveCount(0);
  const second = await cardsIn(page).getByRole('heading').allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\/story\?sort=EARLIEST$/);
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Horror', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Horror stories' })).toBeVisible();
  await context.close();
});

test('an invalid page number or category answers 404 with the product’s text', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const path of [
    '/story/0',
    '/story/-1',
    '/story/1000000000',
    '/category/COOKING',
    '/category/HORROR/x',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
});

test('a page after the end of a list leads to the first page', { tag: '@any-width' }, async ({ page }) => {
  const response = await page.goto('/category/HORROR/900');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Page 900 doesn’t exist' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(page).toHaveURL(/\/category\/HORROR$/);
  await expect(cardsIn(page).first()).toBeVisible();
});

test('after page 500 a list continues by cursor, also without JavaScript; a broken cursor leads to the first page', {
  tag: '@any-width',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/story?sort=EARLIEST');
  const first = await cardsIn(page).getByRole('heading').allTextContents();
  const reply = await page.request.get('/api/ai-lab/ai-story/page?sort=EARLIEST&size=24');
  const { data } = (await reply.json()) as { data: { nextCursor: string } };
  const response = await page.goto(`/story/501?sort=EARLIEST&after=${data.nextCursor}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Starting at page 501')).toBeVisible();
  const further = await cardsIn(page).getByRole('heading').allTextContents();
  expect(further.length).toBeGreaterThan(0);
  expect(further.filter((title) => first.includes(title))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/story/500?sort=EARLIEST',
  );
  await page.goto('/story/501?sort=EARLIEST&after=cut');
  await expect(page).toHaveURL(/\/story\/501\?sort=EARLIEST$/);
  await expect(page.getByRole('heading', { name: 'Page 501 doesn’t exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(cardsIn(page)).toHaveCount(24);
  await context.close();
});
