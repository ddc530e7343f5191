import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { becomeAdmin } from './support/administrator.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { atBothWidths, tale, test } from './support/scripted.ts';
import { readKept, recordSent } from './support/sent-events.ts';
import { newMail } from './support/sign-up.ts';
import { awaitVisitor } from './support/visitor.ts';

test.use({ own: { CONSENT: 'ask' } });
// Each worker would start an API and a host with these settings, which takes longer than a test.
test.describe.configure({ mode: 'default' });

/** The number of page views without another site before them in the database, which has them after a second. */
const storedViews = () => runStatement("select from analytics_events where source = 'direct'", []);

/** The question is asked once a page is scrolled. */
async function scroll(page: Page): Promise<void> {
  await awaitVisitor(page);
  await page.evaluate(() => scrollBy(0, 200));
}

atBothWidths(() => {
  test('nothing is counted before the answer, nor after a No, which the device remembers', async ({
    page,
  }) => {
    const sent = recordSent(page);
    await page.goto('/');
    const bar = page.getByRole('region', { name: 'Statistics of visits' });
    // Nothing of the first screen is covered.
    await page.waitForLoadState('networkidle');
    await expect(bar).toBeHidden();
    await scroll(page);
    await expect(bar).toBeVisible();
    const [question, shown] = await Promise.all([bar.boundingBox(), page.locator('#page').boundingBox()]);
    expect(question && shown && question.y >= shown.y + shown.height).toBe(true);
    await expectAccessible(page);
    const story = new StoryPage(page);
    await story.openFromSearch('The Minute Mender');
    await expect(story.composer).toBeVisible();
    // This page is too short to scroll.
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    // The page of a story has no room for it, so the question waits for the next page.
    await expect(bar).toBeHidden();
    await page.goto('/');
    await scroll(page);
    // By a key: on its way to the end of the page, a click loads more stories above the button.
    await bar.getByRole('button', { name: 'No' }).press('Enter');
    await expect(bar).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(bar).toBeHidden();
    expect(sent.events).toEqual([]);
    expect(await readKept(page)).toEqual([]);
  });
});

test('a Yes by the keyboard counts page views, and the administration shows them', async ({
  page,
  browser,
  baseURL,
}) => {
  const sent = recordSent(page);
  await page.goto('/?userId=reader7&from=hush');
  await scroll(page);
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  await expect(yes).toBeVisible();
  while (!(await yes.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(sent.views).toEqual(['/']);
  await page.goto('/search/a%20private%20wish?token=hush');
  await expect.poll(sent.views).toEqual(['/', '/search']);
  await page.getByRole('link', { name: 'Storyloom, home' }).click();
  await expect.poll(sent.views).toEqual(['/', '/search', '/']);
  const ofType = (name: string) => sent.events.filter(({ event }) => event === name);
  await expect.poll(() => ofType('$WebPageLeave').length).toBeGreaterThan(0);
  expect(ofType('WebEvent')[0]?.properties).toMatchObject({
    element_id: 'link',
    element_content: '/',
    mfe: 'reader',
  });
  await expect.poll(() => ofType('WebVital').map(({ properties }) => properties.metric)).toContain('LCP');
  expect(sent.events.filter(({ login_id }) => login_id === 'reader7').length).toBeGreaterThan(0);
  expect(JSON.stringify(sent.events)).not.toMatch(/wish|hush/);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const admin = await context.newPage();
  await becomeAdmin(admin, newMail('statistics'));
  await expect.poll(storedViews).toBeGreaterThan(0);
  await admin.goto('/admin/statistics');
  const sources = admin.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('row', { name: /^direct \d+/ })).toBeVisible();
  await expectAccessible(admin);
  await context.close();
});

/** Answers the question before a page of the site is opened; an empty page has no storage. */
const allow = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('consent', 'granted');
  });

test('a reply is an event for other tools too, and nothing is sent or kept after a No in the settings', async ({
  page,
  model,
}) => {
  model.script({ text: tale });
  await page.addInitScript(() => {
    const log: unknown[] = [];
    Object.assign(window, {
      log,
      gtag: (...call: unknown[]) => log.push(call),
      __recorder: {
        track: (event: string) => log.push(['recorder', event]),
        identify: (id: string) => log.push(['recorder is', id]),
      },
    });
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', 'granted');
  });
  const sent = recordSent(page);
  const story = new StoryPage(page);
  await page.goto('/?userId=reader7');
  await expect.poll(sent.views).toEqual(['/']);
  const read = () => page.evaluate(() => JSON.stringify((window as unknown as { log: unknown[] }).log));
  expect(await read()).toContain('["recorder is","reader7"]');
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('A secret plan.');
  const ofReply = () => sent.events.filter(({ properties }) => properties.element_id === 'reply');
  await expect.poll(() => ofReply().length).toBe(1);
  const log = await read();
  expect(log).toMatch(/\["event","WebEvent",\{[^}]*"element_id":"reply"/);
  expect(log).toContain('["recorder","WebEvent"]');
  expect(log).not.toContain('recorder is');
  expect(JSON.stringify(sent.events) + log).not.toMatch(/secret|plan|Bell/);

  await page.goto('/user/settings');
  const box = page.getByRole('checkbox', { name: 'Count' });
  await expect.poll(sent.views).toContain('/user/settings');
  await box.uncheck();
  const before = sent.events.length;
  await page.getByRole('link', { name: 'Storyloom, home' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(sent.events).toHaveLength(before);
  expect(await readKept(page)).toEqual([]);
});

test('a page works without its collector and without storage', async ({ page, complaints }) => {
  complaints.expect(/collect/);
  await allow(page);
  let asked = 0;
  await page.route('**/api/collect', (route) => {
    asked += 1;
    return route.abort();
  });
  const story = new StoryPage(page);
  await story.open('The Minute Mender');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  // The end of the story's page is sent when it is left.
  await page.goto('about:blank');
  const before = asked;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Statistics of visits' })).toBeHidden();
  expect(asked).toBe(before);
});

test('a collector that never answers delays no page, and gets each event once by a beacon', async ({
  page,
}) => {
  await allow(page);
  const sent = recordSent(page);
  const kinds = new Set<string>();
  await page.route('**/api/collect', (route) => void kinds.add(route.request().resourceType()));
  await page.goto('/');
  await expect.poll(sent.views).toEqual(['/']);
  // Each document has a name of its own for the time that its page is open.
  const names = async () => (await readKept(page)).map((name) => name.replace(/-\d+$/, ''));
  const kept = await names();
  const paths = ['/'];
  for (const [name, path] of [
    ['Shelf', '/history'],
    ['Storyloom, home', '/'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    paths.push(path);
    await expect.poll(sent.views).toEqual(paths);
  }
  await page.goto('/search');
  await expect.poll(sent.views).toEqual([...paths, '/search']);
  const left = sent.events.filter(({ event }) => event === '$WebPageLeave');
  expect(left.map(({ properties }) => properties.$url_path)).toEqual(paths);
  expect([...kinds]).toEqual(['ping']);
  const texts = sent.events.map((event) => JSON.stringify(event));
  expect(new Set(texts).size).toBe(texts.length);
  expect(await names()).toEqual(kept);
});
