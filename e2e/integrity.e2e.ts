import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { home, settings } from './support/site.ts';
import { movePointer } from './support/visitor.ts';

/** Appends code that sets a global variable if it runs. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = `${await response.text()}\n;globalThis.__tampered = true;`;
  await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': 'identity' } });
}

async function tamperWith(page: Page, files: RegExp): Promise<() => number> {
  let hits = 0;
  await page.route(files, (route) => {
    hits += 1;
    return tamper(route);
  });
  return () => hits;
}

const ran = (page: Page) => page.evaluate(() => '__tampered' in globalThis);

/** The scripts of the reader that the home page loads; the document names them in the order of use. */
async function readerScripts(page: Page): Promise<{ entry: string; expose: string; lazy: string }> {
  const html = await (await page.request.get('/')).text();
  const scripts = html.matchAll(/"src":"(\/m\/reader\/[^"]+\.js)"/g);
  const urls = [...scripts].map(([, url]) => url ?? '');
  const [entry, expose] = urls;
  const lazy = urls.at(-1);
  if (!entry || !expose || !lazy) throw new Error('The document names no scripts of the reader');
  return { entry, expose, lazy };
}

for (const part of ['entry', 'expose', 'lazy'] as const) {
  test(`an altered ${part} script of a micro-frontend does not run, and its place shows an error`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/integrity|did not load|Loading chunk|ChunkLoadError|RUNTIME|Failed to/i);
    const scripts = await readerScripts(page);
    const hits = await tamperWith(page, new RegExp(scripts[part].replaceAll('.', '\\.')));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('This page didn’t load');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Storyloom, home' })).toBeVisible();
    expect(hits()).toBeGreaterThan(0);
    expect(await ran(page)).toBe(false);
  });
}

test('a script without a known hash is blocked', async ({ page, complaints }) => {
  complaints.expect(/integrity|Integrity-Policy|blocked/i);
  await page.route('**/static/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.__tampered = true;' }),
  );
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise((done) => {
        const script = document.createElement('script');
        script.src = '/static/planted.js';
        script.onload = script.onerror = done;
        document.head.append(script);
      }),
  );
  expect(await ran(page)).toBe(false);
});

test('a violation of the policy reaches the log and the metrics of the host once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Content Security Policy/);
  const violations = async () => {
    const text = await (await fetch(`${home}/metrics`)).text();
    return Number(/^storyloom_policy_violations_total\{directive="img-src"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await violations();
  const blocked = `https://pixel-${Date.now()}.example`;
  const last = `https://last-${Date.now()}.example`;
  await page.goto('/');
  await page.evaluate(
    async (origins) => {
      for (const origin of origins) {
        const image = new Image();
        image.src = `${origin}/pixel.png?visitor=1`;
        await image.decode().catch(() => {});
      }
    },
    [blocked, blocked, last],
  );
  await expect.poll(violations).toBeGreaterThan(before + 1);
  // The supervisor copies the host's output into the file, so a line arrives after the answer to the report.
  const logged = () => readFileSync(join(settings.DATA_DIR ?? '', 'logs', 'host.log'), 'utf8').split('\n');
  await expect.poll(() => logged().some((line) => line.includes(last))).toBe(true);
  const lines = logged().filter((line) => line.includes(blocked));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'policy violated', directive: 'img-src', blocked }),
  ]);
});

test('a micro-frontend that cannot be loaded leaves the rest of the page usable, and Retry loads it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/did not load|Failed to load resource|RUNTIME|ERR_FAILED|Loading chunk|preload/i);
  await page.route('**/m/reader/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page didn’t load');
  await movePointer(page);
  await expect(page.getByRole('button', { name: /points/ })).toBeVisible();
  await page.unroute('**/m/reader/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a dialog whose code does not load reloads the page once, then shows an error and can be retried', async ({
  page,
  complaints,
}) => {
  complaints.expect(
    /did not load|Failed to load resource|Loading (CSS )?chunk|ChunkLoadError|ERR_FAILED|preload/i,
  );
  await page.goto('/');
  const balance = page.getByRole('button', { name: /\d points/ });
  await movePointer(page);
  await expect(balance).toBeVisible();
  // Files of the dialog that the balance has not loaded yet.
  const missing = new Set<string>();
  let isReloaded = false;
  await page.route('**/m/points/**', (route) => {
    const url = route.request().url();
    if (!isReloaded) missing.add(url);
    return missing.has(url) ? route.abort() : route.fallback();
  });
  const reloaded = page.waitForEvent('domcontentloaded');
  await balance.click();
  await reloaded;
  isReloaded = true;
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  await balance.click();
  await expect(page.getByText('Couldn’t open this.')).toBeVisible();
  expect(documents).toBe(0);
  await page.unroute('**/m/points/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Get More Points' })).toBeVisible();
});
