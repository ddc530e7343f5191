import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { type ChangingSite, startChangingSite } from './support/changing-site.ts';
import { startEnvironment } from './support/environment.ts';
import { expect, test } from './support/fixtures.ts';
import { awaitFiles, hasRegistration } from './support/kept-files.ts';
import { tale } from './support/scripted.ts';
import { storyPath } from './support/story-path.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Opens another tab of the page’s site, and waits until it listens to the worker (then it has noted its visit) and has
 * loaded everything: Chromium activates a newer worker minutes later if the older one is at work when it is installed.
 */
async function openBeside(page: Page, path: string): Promise<Page> {
  await page.evaluate(() => localStorage.removeItem('first-visit'));
  const tab = await page.context().newPage();
  await tab.goto(new URL(path, page.url()).href);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('first-visit'))).not.toBeNull();
  await tab.waitForLoadState('networkidle');
  return tab;
}

/** True until the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
/** A page that is just being loaded is asked again. */
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);

let site: ChangingSite;
test.afterEach(() => site.close());

test('pages reload for a newer worker, but not over text that was typed', async ({ page }) => {
  site = await startChangingSite(5790);
  await page.goto(site.home);
  await awaitFiles(page);
  const writing = await openBeside(page, '/search');
  const suggestions = writing.waitForResponse((response) => response.url().includes('/search/suggestions'));
  await writing.getByRole('combobox', { name: 'Search stories' }).fill('trains at night');
  await (await suggestions).finished();
  await mark(page);
  await mark(writing);
  site.changeBuild('000000000000');
  await writing.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(await isMarked(writing)).toBe(true);
  // The next page of the tab is the new shell's.
  await writing.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => isMarked(writing)).toBe(false);
  expect(new URL(writing.url()).pathname).toBe('/');
});

test('a page is not reloaded over a reply, but after it', async ({ page }) => {
  site = await startChangingSite(5791);
  const environment = await startEnvironment(5792);
  try {
    site.moveTo(environment.home);
    const reply = environment.model.hold({ text: tale });
    const story = new StoryPage(page);
    await page.goto(site.home + (await storyPath(page, 'Night Train to Trieste')));
    await story.ready();
    await awaitFiles(page);
    const idle = await openBeside(page, '/');
    await story.options.getByRole('button').first().click();
    reply.releaseText(40);
    await story.expectGenerating(/^Bell 0/);
    await mark(page);
    await mark(idle);
    site.changeBuild('000000000000');
    await idle.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => isMarked(idle)).toBe(false);
    expect(await isMarked(page)).toBe(true);
    reply.finish();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(story.prose()).toHaveText(tale);
    await expect(story.ownLines).toHaveCount(1);
  } finally {
    await page.goto('about:blank');
    await environment.stop();
  }
});

test('a worker that is switched off removes itself and what it kept', async ({ page }) => {
  site = await startChangingSite(5796);
  await page.goto(site.home);
  await awaitFiles(page);
  const environment = await startEnvironment(5797, { SERVICE_WORKER: 'off' });
  try {
    site.moveTo(environment.home);
    await page.reload();
    await expect.poll(() => hasRegistration(page)).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
    expect(await hasRegistration(page)).toBe(false);
  } finally {
    await page.goto('about:blank');
    await environment.stop();
  }
});
