import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a visitor plays a story, reloads in mid-reply and loses nothing', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromHome('Night Train to Trieste');
  await expectAccessible(page);
  await story.expectBalance(50);

  await story.options.getByRole('button').first().click();
  await story.expectWriting();
  await expect.poll(() => story.replyText(), { intervals: [50] }).toMatch(/\S+ \S+/);
  const first = await story.replyText();
  await expect.poll(() => story.replyText(), { intervals: [50] }).not.toBe(first);
  const before = await story.replyText();

  await page.reload();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  const whole = await story.replyText();
  expect(whole.length).toBeGreaterThan(before.length);
  expect(whole.startsWith(before.slice(0, 40))).toBe(true);
  await story.expectBalance(49);

  await page.reload();
  await expect(story.ownLines).toHaveCount(1);
  await expect.poll(() => story.replyText()).toBe(whole);
  await expectAccessible(page);

  await story.say('I ask the conductor for the truth.');
  await story.expectWriting();
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(2);
  await story.expectBalance(48);
});

test('a second visitor sees none of the first one’s chat', async ({ page, browser, baseURL }) => {
  const first = new StoryPage(page);
  await first.openFromHome('Dear Wrong Address');
  await first.say('A secret only I may read.');
  await first.expectDone();
  const address = page.url();

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const second = new StoryPage(await other.newPage());
  await second.page.goto(address);
  await second.ready();
  await expect(second.ownLines).toHaveCount(0);
  await expect(second.page.getByText('A secret only I may read.')).toHaveCount(0);
  await other.close();
});

test('stopping keeps what was written and costs the price', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromHome('Room 1204');
  await story.say('I knock once more.');
  await story.expectWriting();
  await expect.poll(() => story.replyText(), { intervals: [50] }).toMatch(/\S+ \S+/);
  await page.keyboard.press('Escape');
  await story.expectDone();
  expect((await story.replyText()).length).toBeGreaterThan(5);
  await story.expectBalance(49);
});

test('a double press sends once', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromHome('The Cloud Whalers');
  await story.composer.fill('I climb to the crow’s nest.');
  await page.getByRole('button', { name: /^Send/ }).dblclick({ force: true });
  await story.expectWriting();
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
});

test('words not yet sent survive a reload', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromHome('The Seventh Mask');
  await story.composer.fill('Half a thought');
  await page.waitForTimeout(600);
  await page.reload();
  await story.ready();
  await expect(story.composer).toHaveValue('Half a thought');
});

test('a story’s address without its title leads to the whole one; a wrong one says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  const story = new StoryPage(page);
  await story.openFromHome('A Garden on Ceres');
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

/** How long the last reply is when the story is seen again, before much more of it can have come. */
function lengthOnceSeen(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const log = () => document.querySelector('[role=log][aria-label=Story]');
    while (!log()?.checkVisibility()) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...(log()?.querySelectorAll('article') ?? [])].at(-1)?.textContent?.length ?? 0;
  });
}

test('who leaves in mid-reply comes back to its end, and who read further up to where they were', async ({
  page,
}) => {
  test.slow();
  const story = new StoryPage(page);
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
  const leave = async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  };
  await story.openFromHome('Night Train to Trieste');
  for (const words of ['I lift the paper.', 'I look out.']) {
    await story.say(words);
    await expect(story.ownLines.last()).toContainText(words);
    await story.expectDone();
  }
  await story.say('I pull the cord.');
  await story.expectWriting();
  await expect.poll(() => story.replyText(), { intervals: [50] }).toMatch(/\S+ \S+/);
  const left = (await story.replyText()).length;
  await story.expectWriting();
  await leave();
  // The reply goes on without its page: what is there at once on the way back was written meanwhile.
  await page.waitForTimeout(3_000);
  const back = lengthOnceSeen(page);
  await page.goForward();
  expect(await back).toBeGreaterThan(left + 100);
  await story.expectDone();
  await page.waitForTimeout(1_000);
  expect(await end()).toBeLessThan(64);

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await leave();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('going back and forth keeps a story’s page alive', async ({ page }) => {
  const story = new StoryPage(page);
  await story.openFromHome('The Witch Who Buys Names');
  await story.composer.fill('Kept as it is');
  await page.getByRole('link', { name: 'Storyloom, home' }).click();
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  await page.goBack();
  await expect(story.composer).toHaveValue('Kept as it is');
});
