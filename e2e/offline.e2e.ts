import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { createDraft } from './support/drafts.ts';
import { startEnvironment } from './support/environment.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { awaitFiles, awaitKeptMessage, awaitWorker, hasRegistration } from './support/kept-files.ts';
import { loseDocument } from './support/lost-document.ts';
import { newMail, signUp } from './support/sign-up.ts';
import { home } from './support/site.ts';
import { resultsPath } from './support/story-path.ts';

test.use({ serviceWorkers: 'allow' });

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

test('a page whose request gets lost is requested again', async ({ page }) => {
  const site = await loseDocument('/search/train');
  try {
    await page.goto(site.origin);
    await awaitWorker(page);
    await page.goto(`${site.origin}/search/train`);
    await expect(
      page.getByRole('link', { name: 'Night Train to Trieste', exact: true }).first(),
    ).toBeVisible();
    expect(site.requests()).toBe(2);
  } finally {
    await page.close();
    site.close();
  }
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
  await awaitKeptMessage(page, 'I look out of the window.');
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

test('a connection that is lost at each step of a journey holds it up, and nothing is lost or done twice', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const story = new StoryPage(page);
  const waiting = page.getByText(/^You’re offline\. The page opens/);
  await page.goto(resultsPath('Night Train to Trieste'));
  await awaitFiles(page);

  await context.setOffline(true);
  const result = page.getByRole('main').getByRole('link', { name: 'Night Train to Trieste', exact: true });
  await result.first().click();
  await expect(waiting).toBeVisible();
  await expect(result.first()).toBeVisible();
  await context.setOffline(false);
  await story.ready();
  await expect(waiting).toBeHidden();

  await context.setOffline(true);
  await story.sendMessage('I look out of the window.');
  await expect(page.getByText('You’re offline. Your message is saved.')).toBeVisible();
  await context.setOffline(false);
  await expect(story.replies).toHaveCount(1);
  await story.expectDone();
  await expect(story.ownLines).toHaveText([/I look out of the window\./]);
  await story.expectBalance(49);
  await awaitKeptMessage(page, 'I look out of the window.');

  await context.setOffline(true);
  await page.reload();
  await page.getByText('Night Train to Trieste', { exact: true }).click();
  await expect(page.getByText('I look out of the window.')).toBeVisible();
  // The cover that was seen and the font of the story are kept too.
  const kept = await page.evaluate(async () => {
    await document.fonts.load('1em Literata');
    const pictures = [...document.images].filter(({ src }) => src.startsWith(location.origin));
    return {
      font: document.fonts.check('1em Literata'),
      pictures: pictures.map((each) => each.naturalWidth),
    };
  });
  expect(kept.font).toBe(true);
  expect(kept.pictures).not.toContain(0);
  await context.setOffline(false);
  await story.ready();
  await story.expectOwnLines(1);

  await context.setOffline(true);
  await story.goHome();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  await story.expectBalance(49);
});

test('a page that a returned connection does not load yet is loaded when the site answers', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(resultsPath('Night Train to Trieste'));
  await awaitFiles(page);
  await context.setOffline(true);
  await new StoryPage(page).goHome();
  await expect(page.getByText(/^You’re offline\. The page opens/)).toBeVisible();
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
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

test('a site whose files find no space works with the connection, and keeps them once there is space', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const browser = await context.newCDPSession(page);
  const origin = new URL(home).origin;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  // The worker may fail before a test that waits for it would listen.
  const refused = new Promise<void>((resolve) => {
    context.on('serviceworker', (worker) =>
      worker.on('console', (message) => message.text().includes('QuotaExceededError') && resolve()),
    );
  });
  await page.goto('/');
  await refused;
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
    expect.stringContaining('storyloom-files'),
  );
  const story = new StoryPage(page);
  await story.openFromSearch('Night Train to Trieste');
  await story.playTurn('I look out of the window.');

  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await awaitFiles(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
});

test('pages whose files are on another origin work, with and without a connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const files = 'http://127.0.0.1:5794';
  const environment = await startEnvironment(5794, { PUBLIC_ASSETS_URL: files });
  try {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(environment.home);
    await page.getByRole('link', { name: 'Night Train to Trieste', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Night Train to Trieste' })).toBeVisible();
    const released = scripts.filter((url) => new URL(url).pathname.startsWith('/m/'));
    expect(released.length).toBeGreaterThan(2);
    expect(released.filter((url) => !url.startsWith(files))).toEqual([]);
    expect(scripts.filter((url) => url.startsWith(`${files}/static/`)).length).toBeGreaterThan(0);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter((href) => href.startsWith(`${environment.home}/m/`))).toEqual([]);
    await awaitFiles(page);
    await context.setOffline(true);
    await page.goto(`${environment.home}/search/train`);
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
  } finally {
    await page.goto('about:blank');
    await environment.stop();
  }
});
