import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { type ChangingSite, startChangingSite } from './support/changing-site.ts';
import { createDraft } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

// One worker for each origin, and one site for the tests that change it.
test.describe.configure({ mode: 'serial' });
test.use({
  serviceWorkers: 'allow',
  // Under Playwright, a newer worker is never activated if the name of the browser is a made-up one.
  userAgent: ({ browserName: _ }, use) => use(undefined),
});

/** Resolves once the worker has kept all files. */
const awaitFiles = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined)).toBe(true);

const hasRegistration = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Opens another tab of the page’s site, and waits until it listens to the worker: then it has noted its visit. */
async function openBeside(page: Page, path: string): Promise<Page> {
  await page.evaluate(() => localStorage.removeItem('first-visit'));
  const tab = await page.context().newPage();
  await tab.goto(new URL(path, page.url()).href);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('first-visit'))).not.toBeNull();
  return tab;
}

/** True until the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
/** A page that is just being loaded is asked again. */
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => true);

test('a page that cannot be loaded is replaced by the offline page, until the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await awaitFiles(page);
  await context.setOffline(true);
  await page.goto('/search/train');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  // The page is alive: its code comes from the worker.
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Night Train to Trieste', exact: true }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/search/train');
});

test('the stories that were opened last are read without a connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  await story.playTurn('I look out of the window.');
  const reply = (await story.replies.last().locator('p').first().textContent()) ?? '';
  await awaitFiles(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByText('Night Train to Trieste', { exact: true }).click();
  await expect(page.getByText('I look out of the window.')).toBeVisible();
  await expect(page.getByText(reply).first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await story.ready();
});

test('a draft with unsaved text is opened and written without a connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signUp(page, newMail('train'));
  const id = await createDraft(page, { type: 'STORY', title: 'Salt' });
  await page.goto(`/script/edit?id=${id}`);
  const studio = new StudioPage(page);
  await awaitFiles(page);
  await context.setOffline(true);
  await studio.text('Hook').fill('The sea is late.');
  await expect(page.getByText('You’re offline. Kept on this device.')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Salt' }).click();
  await expect(studio.text('Hook')).toHaveValue('The sea is late.');
  await studio.text('Hook').fill('The sea is early.');
  await context.setOffline(false);
  await expect(studio.saved).toBeVisible();
  await page.reload();
  await expect(studio.text('Hook')).toHaveValue('The sea is early.');
});

test('no document is kept but the offline page, and with saveData no code either', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await awaitFiles(page);
  await page.goto('/search');
  await page.reload();
  const documents = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          if (response?.headers.get('content-type')?.includes('html'))
            found.push(new URL(request.url).pathname);
        }
      }
      return found;
    });
  expect(await documents()).toEqual(['/offline']);
  const saving = await context.browser()?.newContext();
  const other = await saving?.newPage();
  if (!saving || !other) throw new Error('There is no browser.');
  await other.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await other.goto(page.url());
  await expect.poll(() => hasRegistration(other)).toBe(true);
  await other.evaluate(() => navigator.serviceWorker.ready);
  expect(await other.evaluate(() => caches.keys())).not.toContainEqual(
    expect.stringContaining('storyloom-files'),
  );
  await saving.close();
});

test.describe('a site that changes', () => {
  let site: ChangingSite;
  test.beforeEach(async () => {
    site = await startChangingSite(5790);
  });
  test.afterEach(() => site.close());

  test('pages reload for a newer worker, but not over text that was typed', async ({ page }) => {
    await page.goto(site.home);
    await awaitFiles(page);
    const writing = await openBeside(page, '/search');
    await writing.getByRole('combobox', { name: 'Search stories' }).fill('trains at night');
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
});
