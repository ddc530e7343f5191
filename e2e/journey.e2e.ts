import { movedAfterwards, recordMovement } from '@storyloom/testing/movement';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { storyPath } from './support/story-path.ts';
import { withMotion } from './support/widths.ts';

test.use(withMotion);

test('a visitor plays a story, and a reload shows it again', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromSearch('Night Train to Trieste');
  await expectAccessible(page);
  await story.expectBalance(50);

  await story.options.getByRole('button').first().click();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  const first = await story.replyText();
  expect(first.length).toBeGreaterThan(40);
  await story.expectBalance(49);
  // On a phone, a focused message box would open the keyboard.
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  await expect(isPhone ? story.log.locator('[data-item]').last() : story.composer).toBeFocused();

  await page.reload();
  await expect(story.ownLines).toHaveCount(1);
  await expect(story.prose()).toHaveText(first);
  await expectAccessible(page);

  // The line that was sent goes into the upper quarter of the view, and nothing moves afterwards.
  await page.evaluate(recordMovement);
  await story.playTurn('I ask the conductor for the truth.');
  await expect(story.options).toBeInViewport();
  const movement = await page.evaluate(() => window.movement);
  expect(movement.steps[0]).toBeGreaterThan(0);
  expect(movedAfterwards(movement)).toBeLessThanOrEqual(4);
  expect(movement.shift).toBeLessThanOrEqual(0.02);
  await story.expectOwnLines(2);
  await story.expectBalance(48);
});

test('a visitor does not see the chat of another', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const first = new StoryPage(page);
  await first.openFromSearch('Dear Wrong Address');
  await first.playTurn('A secret only I may read.');
  const address = page.url();

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const second = new StoryPage(await other.newPage());
  await second.page.goto(address);
  await second.ready();
  await expect(second.ownLines).toHaveCount(0);
  await expect(second.page.getByText('A secret only I may read.')).toHaveCount(0);
  await other.close();
});

test('an unsent draft survives a reload', { tag: '@any-width' }, async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromSearch('The Seventh Mask');
  await story.composer.fill('Half a thought');
  await page.reload();
  await story.ready();
  await expect(story.composer).toHaveValue('Half a thought');
});

test('the address of a story without its title redirects to the full one; a wrong one is not found', {
  tag: '@any-width',
}, async ({ page, complaints }) => {
  complaints.expect(/404/);
  const story = new StoryPage(page);
  await story.openFromSearch('A Garden on Ceres');
  const { pathname } = new URL(page.url());
  const [id] = pathname.replace('/read/', '').split('-');
  await page.goto(`/read/${id}`);
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  const missing = await page.goto('/read/0000000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Page not found: /read/0000000000000000')).toBeVisible();
  const refused = await page.goto('/read/%3Cscript%3E');
  expect(refused?.status()).toBe(404);
  await expect(page.getByText(/Page Not Found: \/read\//)).toBeVisible();
});

test('a browser that blocks cookies and storage shows stories, and says how to play them', {
  tag: '@any-width',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  // The last response may arrive while the context closes.
  page.on('response', () => context.clearCookies().catch(() => undefined));
  const story = new StoryPage(page);
  await page.goto(await storyPath(page, 'Night Train to Trieste'));
  await expect(page.getByRole('region', { name: 'Opening scene' })).toContainText('the music has stopped');
  await expect(story.composer).toBeEditable();
  await story.sendMessage('I look out of the window.');
  await expect(page.getByText('Your browser blocks cookies for this site.').first()).toBeVisible();
  await expect(page.getByText('I look out of the window.')).toBeVisible();
  await story.goHome();
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
});

test('going back and forth keeps a story’s page alive', { tag: '@any-width' }, async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromSearch('The Witch Who Buys Names');
  await story.composer.fill('Kept as it is');
  await story.goHome();
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  await page.goBack();
  await expect(story.composer).toHaveValue('Kept as it is');
});
