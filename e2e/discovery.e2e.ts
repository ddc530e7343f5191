import type { Page } from '@playwright/test';
import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { awaitVisitor, movePointer } from './support/visitor.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search stories' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).first();

test('a search leads to stories, and each step has its own address', async ({ page }) => {
  await page.goto('/');
  await nav(page, 'Search').click();
  await expect(heading(page, 'What are you in the mood for?')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('night');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/night$/);
  await expect(heading(page, 'Results for “night”')).toBeVisible();
  await expect(page).toHaveTitle('night - Search - Storyloom');
  await expect(page.locator('mark').first()).toHaveText(/night/i);
  await expectAccessible(page);
  const hits = page.getByRole('list', { name: 'Results for night' }).getByRole('article');
  const character = hits.filter({ hasText: 'Captain Ruda' });
  await expect(character).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Story type' }).getByRole('link', { name: 'Story' }).click();
  await expect(page).toHaveURL(/\/search\/night\?type=STORY$/);
  await expect(character).toHaveCount(0);
  await expect(hits.first()).toBeVisible();
  await page.goBack();
  await expect(character).toHaveCount(1);
  await hits.first().getByRole('link').first().click();
  await expect(page.getByRole('log', { name: 'Story' })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('night');
});

test('suggestions can be chosen by keyboard, and earlier searches are offered', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('night tr');
  const story = page.getByRole('option', { name: 'Night Train to Trieste' });
  await expect(story).toBeVisible();
  await expect(page.getByRole('group', { name: 'Stories' })).toBeVisible();
  await expectAccessible(page);
  await field(page).press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await field(page).press('Escape');
  await expect(story).toHaveCount(0);
  await expect(field(page)).toHaveValue('night tr');
  await field(page).press('Enter');
  await expect(heading(page, 'Results for “night tr”')).toBeVisible();
  await page.goto('/search');
  await field(page).click();
  await page.getByRole('option', { name: 'night tr', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/night%20tr$/);
  await field(page).click();
  await page.getByRole('option', { name: 'Night Train to Trieste' }).click();
  await expect(page).toHaveURL(/\/read\/\w+-night-train-to-trieste/);
});

test('a misspelled search is corrected, and a search without results explains how to search', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/search/vampyre');
  await expect(heading(page, 'Showing results for “vampire”')).toBeVisible();
  await expect(page.getByText('No results for “vampyre”.')).toBeVisible();
  await page.goto('/search/trieste%20trane');
  await expect(heading(page, 'Showing results for “trieste train”')).toBeVisible();
  await page.goto('/search/%22no%20such%20words%20anywhere%22');
  await expect(page.getByRole('heading', { name: /^No stories match/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'tag:dragon' }).click();
  await expect(heading(page, 'Results for “tag:dragon”')).toBeVisible();
});

test('search works without JavaScript', { tag: '@any-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/search');
  await page.locator('input[name=keyword]').fill('night');
  await page.locator('input[name=keyword]').press('Enter');
  await expect(page).toHaveURL(/\/en\/search\/night$/);
  await expect(heading(page, 'Results for “night”')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Results for night' }).getByRole('article').first(),
  ).toBeVisible();
  await context.close();
});

test('the first banner begins a story with a choice, and the others lead to collections', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured' });
  await expect(featured.getByRole('listitem')).toHaveCount(4);
  // Of clicks before hydration, only the last counts.
  await awaitVisitor(page);
  await featured.getByRole('button', { name: 'Next' }).click();
  await featured.getByRole('button', { name: 'Next' }).click();
  await featured.getByRole('button', { name: 'Next' }).click();
  await expect(featured.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectAccessible(page);
  await featured.getByRole('link', { name: 'Do not look down' }).click();
  await expect(page).toHaveURL(/\/collection\/off-the-ground$/);
  await expect(heading(page, 'Off the ground')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(page.getByText('That’s everything.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/collection/off-the-ground/9');
  await expect(page.getByRole('heading', { name: 'Page 9 doesn’t exist' })).toBeVisible();
  complaints.expect(/404/);
  expect((await page.goto('/collection/unknown-collection'))?.status()).toBe(404);
  await expect(page.getByText('Page not found: /collection/unknown-collection')).toBeVisible();
  await expect(page.getByRole('region', { name: 'More to read' }).getByRole('article')).toHaveCount(3);
  await expectAccessible(page);

  await page.goto('/');
  const beginning = featured.getByRole('group', { name: /^Begin / });
  await beginning.getByRole('textbox', { name: 'What name shall the log have for you?' }).fill('Agnes Rook');
  const choice = beginning.getByRole('button').first();
  const text = `${await choice.textContent()}`;
  const answered = page.waitForRequest((request) => request.url().endsWith(answerQuestions.path));
  await choice.click();
  expect((await answered).postDataJSON().answers).toEqual([{ variable: 'name', answer: 'Agnes Rook' }]);
  const story = new StoryPage(page);
  await expect(story.ownLines).toHaveText([text]);
  await story.expectDone();
  await expect(story.ownLines).toBeInViewport();
  expect((await story.ownLines.boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
});

test('a tag leads to other stories with it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search');
  await page
    .getByRole('navigation', { name: 'Tags to explore' })
    .getByRole('link', { name: 'slow burn' })
    .click();
  await expect(heading(page, 'Stories tagged “slow burn”')).toBeVisible();
  await expect(page).toHaveTitle('Stories tagged “slow burn” - Storyloom');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'New' }).click();
  await expect(page).toHaveURL(/\/tag\/slow%20burn\?sort=LATEST$/);
  await page.goto('/tag/no-such-tag');
  await expect(page.getByRole('heading', { name: 'No stories have this tag' })).toBeVisible();
});

test('stories that a reader has begun or marked are on the shelf', async ({ page }) => {
  await page.goto('/');
  await nav(page, 'Shelf').click();
  await expect(page.getByRole('heading', { name: 'No stories yet' })).toBeVisible();
  await expectAccessible(page);
  const story = new StoryPage(page);
  await story.openFromSearch('Room 1204');
  await story.playTurn('I knock twice.');
  // The button shows the change before the server has it.
  const marked = page.waitForResponse('**/bookshelf/add');
  await page.getByRole('button', { name: 'Save for later: Room 1204' }).click();
  await expect(page.getByRole('button', { name: /^Saved: Room 1204/ })).toBeVisible();
  await marked;

  // The document already contains the Continue row, so that nothing moves after hydration.
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('>Playing</h2>');
  await page.goto('/');
  const again = page.getByRole('region', { name: 'Playing' });
  await expect(again.getByText('1 turn in')).toBeVisible();
  await again.getByRole('link', { name: 'Room 1204' }).click();
  await expect(story.ownLines).toHaveText(['I knock twice.']);

  // A story that opens at its end hides the bar of a phone, until something in it has the focus.
  await nav(page, 'Shelf').press('Enter');
  await expect(page.getByRole('link', { name: 'Room 1204' }).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/\/history\?tab=bookshelf$/);
  const off = page.getByRole('button', { name: 'Remove Room 1204 from Saved' });
  await expectAccessible(page);
  await off.click();
  const back = page.waitForResponse('**/bookshelf/add');
  await page.getByRole('button', { name: 'Undo: put Room 1204 back' }).click();
  await expect(off).toBeFocused();
  await back;
  await page.reload();
  const gone = page.waitForResponse('**/bookshelf/remove');
  await off.click();
  await expect(page.getByText('Removed from Saved')).toBeVisible();
  await gone;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('hovering over a card opens its preview', { tag: '@any-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/story?sort=EARLIEST');
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await new StoryPage(page).expectBalance(50);
  await card.hover();
  const popup = page.getByRole('region', { name: `About ${title}` });
  await expect(popup.getByRole('link', { name: `Play: ${title}` })).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: `Save for later: ${title}` }).click();
  await expect(popup.getByRole('button', { name: `Saved: ${title}` })).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(popup).toHaveCount(0);
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link', { name: `Play: ${title}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await context.close();
});

test('a campaign shows its subject, its leader and its entries', async ({ page }) => {
  const response = await page.goto('/activity/story');
  expect(response?.status()).toBe(200);
  await expect(heading(page, 'The Long Night')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  const entries = page.getByRole('list', { name: 'Ranking' }).getByRole('article');
  await expect(entries).toHaveCount(9);
  await page.getByRole('link', { name: 'Storyloom, home' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.goto('/en/activity/role');
  await expect(heading(page, 'A Table for Two')).toBeVisible();
  await page.getByRole('link', { name: /^Play the top character/ }).click();
  await expect(page.getByRole('log', { name: 'Story' })).toBeVisible();
});

test('Back from an entry of a campaign restores the position and the focus', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/activity/story');
  const entry = page.getByRole('list', { name: 'Ranking' }).getByRole('link', { name: 'Room 1204' });
  await entry.scrollIntoViewIfNeeded();
  await entry.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Story' })).toBeVisible();
  await expect(page.locator('#page [tabindex="-1"]:focus')).toHaveCount(1);
  await page.goBack();
  await expect(entry).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the shelf says that it needs JavaScript', { tag: '@any-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Your shelf needs JavaScript' })).toBeVisible();
  await page.goto('/en?type=ROLE');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/[^/]+\/$/);
  await context.close();
});

test('right-to-left text is aligned to the right', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/ai-story/search?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [hit] = body.data.pageList;
    hit.hook = 'ثلاثة رجال (1897)';
    hit.highlights.hook = [];
    await route.fulfill({ response, json: body });
  });
  await page.goto('/search');
  // Before hydration, the form loads a document.
  await awaitVisitor(page);
  await page.getByRole('combobox').fill('gannet');
  await page.getByRole('combobox').press('Enter');
  const gaps = await page.getByText('ثلاثة رجال').evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    const [box, ink] = [line.getBoundingClientRect(), words.getBoundingClientRect()];
    return { left: ink.left - box.left, right: box.right - ink.right };
  });
  expect(gaps.right).toBeLessThan(2);
  expect(gaps.left).toBeGreaterThan(20);
});

test('titles of stories are not cut off at 200% text size', async ({ page }) => {
  await page.goto('/story');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const cut = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((titles) =>
      titles
        .flatMap((title) => [title, ...title.querySelectorAll('*')])
        .filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflow !== 'visible',
        )
        .map((part) => part.textContent),
    );
  expect(cut.filter((text) => text !== 'Results')).toEqual([]);
});

test('no page scrolls sideways at a width of 195 px', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 600 });
  await page.goto('/');
  const story = await page.getByRole('main').locator('a[href^="/read/"]').first().getAttribute('href');
  for (const path of [
    '/',
    '/search',
    '/search/night',
    '/search/zzzqqq',
    '/tag/slow%20burn',
    '/history',
    '/collection/off-the-ground',
    '/activity/story',
    '/story',
    story ?? '/read/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    // The balance makes the header wider; the header of a campaign page does not contain it.
    await movePointer(page);
    const balance = page.getByRole('button', { name: /points, get more/ });
    if (!path.startsWith('/activity')) await expect(balance).toBeAttached();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});
