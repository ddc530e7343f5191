import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { awaitVisitor, movePointer } from './support/visitor.ts';

test('the home page has its titles and covers in the HTML', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('group', { name: /^Begin / })
      .getByRole('button')
      .first(),
  ).not.toBeEmpty();
  const cards = main.getByRole('article').filter({ has: page.locator('img[src^="/files/covers/"]') });
  expect(await cards.count()).toBeGreaterThanOrEqual(12);
  await expect(cards.first().getByRole('heading')).not.toBeEmpty();
  await context.close();
});

test('a search engine finds each story of the sitemap by its address', async ({ request }) => {
  const locationsIn = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname);
  };
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  const parts = await locationsIn('/sitemap.xml');
  const pages = (await Promise.all(parts.map(locationsIn))).flat();
  const stories = pages.filter((path) => path.startsWith('/read/'));
  expect(stories.length).toBeGreaterThanOrEqual(12);
  for (const path of [stories[0] ?? '', '/category/HORROR', '/story']) {
    expect(pages).toContain(path);
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
});

test('the home page hydrates without a warning, with one React, and is accessible', async ({ page }) => {
  // React calls this hook for each renderer.
  await page.addInitScript(() => {
    const inject = () => {
      document.documentElement.dataset.renderers = String(
        Number(document.documentElement.dataset.renderers ?? 0) + 1,
      );
      return 1;
    };
    const nothing = () => {};
    const hook = {
      supportsFiber: true,
      inject,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      checkDCE: nothing,
    };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await page.goto('/');
  await awaitVisitor(page);
  await expect(page.locator('html')).toHaveAttribute('data-renderers', '1');
  await expectAccessible(page);
});

test('the home page of a guest loads no code of the login dialog until “Log in” is near', async ({
  page,
}) => {
  const scripts: Promise<{ path: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    // An aborted response has no text.
    const text = response.text().catch(() => '');
    scripts.push(text.then((script) => ({ path, text: script })));
  });
  /** Scripts of the account micro-frontend, and others that contain a text of the dialog. */
  const accountScripts = async () =>
    (await Promise.all(scripts))
      .filter(({ path, text }) => path.startsWith('/m/account/') || text.includes('Forgot password?'))
      .map(({ path }) => path);
  await page.goto('/');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await expect(logIn).toBeVisible();
  // Code of slots loads last, when the browser is idle.
  await awaitVisitor(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  expect(await accountScripts()).toEqual([]);

  await logIn.focus();
  const dialogText = async () =>
    (await Promise.all(scripts)).some(({ text }) => text.includes('Forgot password?'));
  await expect.poll(dialogText).toBe(true);
  expect(await accountScripts()).not.toEqual([]);
});

test('a story’s document contains the stylesheets of its page, which the browser does not load again', async ({
  page,
  request,
}) => {
  const feedReply = await request.get(`/api${feed.path}?size=1`);
  const { slug } = (await feedReply.json()).data.pageList[0];
  const loaded: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') loaded.push(new URL(sent.url()).pathname);
  });
  await page.goto(`/read/${slug}`);
  await awaitVisitor(page);
  const contained = await page
    .locator('head style[data-href]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href') ?? ''));
  expect(contained.length).toBeGreaterThan(1);
  expect(loaded.filter((path) => contained.some((name) => path.endsWith(name)))).toEqual([]);
});

test('pages under /en link to pages under /en', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/user\/profile$/);
});

test('an unknown address answers 404 with a page that hydrates', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const response = await page.goto('/nowhere/at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /nowhere/at-all')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a document has a content security policy', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'nonce-[^']+' 'strict-dynamic'$/);
  expect(response.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

test('a first visit loads the balance once the page is used, and the next one by itself', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/m/points/')) loaded.push(request.url());
  });
  const balance = page.getByRole('button', { name: /\d points/ });
  await page.goto('/');
  await awaitVisitor(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await movePointer(page);
  await expect(balance).toBeVisible();
  await page.reload();
  await expect(balance).toBeVisible();
});
