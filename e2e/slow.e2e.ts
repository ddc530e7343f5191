import type { BrowserContext, Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, test } from './support/fixtures.ts';
import { holdDocuments } from './support/held-document.ts';
import { storyPath } from './support/story-path.ts';

/** Bytes a second at 400 kbps, and ms of latency. */
const slow = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

/**
 * Limits the network to 400 kbps until the returned function is called: the first visit of each test is slow, and
 * later ones only wait for their scripts. Does not slow the processor down: the scripts are held back anyway, and
 * Chromium emulates a slow processor by keeping a real one busy.
 */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  return () => devtools.detach();
}

/** Opens an address without the shell's scripts, which are held back until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/static/js/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return released.resolve;
}

/** Chromium warns of preloaded scripts that a page has not run a few seconds after its load event; these are held back. */
test.beforeEach(({ complaints }) => complaints.expect(/\.js was preloaded using link preload but not used/));

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

/** Number of messages that were sent. */
function countSends(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ai-lab/ai-story/chat')) count += 1;
  });
  return () => count;
}

for (const touch of [true, false]) {
  test.describe(touch ? 'a touch screen' : 'a keyboard', () => {
    test.use({ hasTouch: touch, isMobile: touch });

    test('words typed before the scripts arrive stay, with the focus and the caret, and are sent once', async ({
      page,
      context,
      hasTouch,
    }) => {
      const story = new StoryPage(page);
      const address = await storyPath(page, 'The Minute Mender');
      const sends = countSends(context);
      const speedUp = await slowDown(page);
      const release = await openEarly(page, address);
      await story.composer.click();
      await page.keyboard.type('I wind oldest clock.');
      for (let step = 0; step < 'oldest clock.'.length; step++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('the ');
      expect(await isHydrated(page)).toBe(false);

      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await story.ready();
      await expect(story.composer).toHaveValue('I wind the oldest clock.');
      await expect(story.composer).toBeFocused();
      expect(await story.composer.evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(11);

      // Send, pressed while the scripts of a second visit are loading.
      await speedUp();
      await story.composer.fill('');
      const releaseAgain = await openEarly(page, address);
      await story.composer.click();
      await page.keyboard.type('I wind the oldest clock.');
      const send = page.getByRole('button', { name: /^Send/ });
      if (hasTouch) await send.tap();
      else await page.keyboard.press('Enter');
      await send.click();
      expect(await isHydrated(page)).toBe(false);
      releaseAgain();
      await expect(story.ownLines).toHaveText([/I wind the oldest clock\./]);
      await story.expectDone();
      await expect(story.composer).toHaveValue('');
      expect(sends()).toBe(1);
    });
  });
}

test('words sent before the scripts arrive leave a stored draft as it was', async ({ page, context }) => {
  const story = new StoryPage(page);
  const address = await storyPath(page, 'The Minute Mender');
  const sends = countSends(context);
  await page.goto(address);
  await story.ready();
  await story.composer.fill('I count the gears');
  await slowDown(page);
  const release = await openEarly(page, address);
  await expect(story.composer).toHaveValue('');
  await story.composer.click();
  await page.keyboard.type('I wind the oldest clock.');
  await page.getByRole('button', { name: /^Send/ }).click();
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(story.ownLines).toHaveText(['I wind the oldest clock.']);
  await story.expectDone();
  await expect(story.composer).toHaveValue('I count the gears');
  expect(sends()).toBe(1);
});

test('buttons pressed before the scripts arrive act once', async ({ page }) => {
  const address = await storyPath(page, 'The Minute Mender');
  const speedUp = await slowDown(page);
  const release = await openEarly(page, address);
  const bookmark = page.getByRole('button', { name: /^Save for later/ });
  await bookmark.click();
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('data-pending', '');
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);

  await speedUp();
  const releaseAgain = await openEarly(page, address);
  await page.getByRole('button', { name: 'Story menu' }).click();
  releaseAgain();
  await expect(page.getByRole('menu')).toBeVisible();

  const releaseHome = await openEarly(page, '/');
  const back = page.getByRole('button', { name: 'Previous', exact: true });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  releaseHome();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
});

test('a button pressed while its document and the code of its page arrive acts once', async ({ page }) => {
  const site = await holdDocuments('</main>');
  const code = Promise.withResolvers<void>();
  await page.route('**/reader/**/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(site.origin, { waitUntil: 'commit' });
  const featured = page.getByRole('region', { name: 'Featured' });
  const back = featured.getByRole('button', { name: 'Previous', exact: true });
  const next = featured.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(next).toHaveAttribute('data-pending', '');
  site.release();
  await page.waitForLoadState('domcontentloaded');
  expect(await isHydrated(page)).toBe(false);
  await expect(next).toHaveAttribute('data-pending', '');
  code.resolve();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('data-pending', '');
  await expect(featured.locator('[data-shown]').nth(1)).toHaveAttribute('data-shown', 'true');
  await page.goto('about:blank');
  site.close();
});

test('an option tapped before the scripts arrive is played once, and a returning reader is told where they are taken', async ({
  page,
  context,
}) => {
  const story = new StoryPage(page);
  const address = await storyPath(page, 'The Kite War of Pol Street');
  const sends = countSends(context);
  const speedUp = await slowDown(page);
  const release = await openEarly(page, address);
  const option = story.options.getByRole('button').first();
  const text = (await option.textContent()) ?? '';
  await option.click();
  await option.click();
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(story.ownLines).toHaveText([text]);
  await story.expectDone();
  expect(sends()).toBe(1);

  await speedUp();
  const releaseAgain = await openEarly(page, address);
  await expect(story.log.getByRole('status')).toHaveText('Taking you back to turn 1…');
  await expect(story.log.getByRole('region', { name: 'Opening scene' })).toHaveCount(0);
  await expect(story.options).toHaveCount(0);
  expect(await isHydrated(page)).toBe(false);
  releaseAgain();
  await expect(story.ownLines).toHaveText([text]);
  expect(sends()).toBe(1);
});

test('a search typed before the scripts arrive keeps its words and is carried out', async ({ page }) => {
  const speedUp = await slowDown(page);
  const release = await openEarly(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search stories' });
  await field.click();
  await page.keyboard.type('lantern');
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field).toHaveValue('lantern');
  await expect(field).toBeFocused();

  await speedUp();
  const releaseAgain = await openEarly(page, '/search');
  await field.click();
  await page.keyboard.type('clock');
  await page.keyboard.press('Enter');
  releaseAgain();
  await expect(page).toHaveURL(/\/search\/clock/);
  await expect(field).toHaveValue('clock');
});
