import { StoryPage } from './pages/story-page.ts';
import { becomeAdmin } from './support/administrator.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { atBothWidths, test } from './support/scripted.ts';
import { readKept, recordSent } from './support/sent-events.ts';
import { newMail } from './support/sign-up.ts';

test.use({ own: { CONSENT: 'ask' } });

atBothWidths(() => {
  test('nothing is counted before the answer, nor after a No, which the device remembers', async ({
    page,
  }) => {
    const sent = recordSent(page);
    await page.goto('/');
    const bar = page.getByRole('region', { name: 'Statistics of visits' });
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    const story = new StoryPage(page);
    await story.openFromSearch('The Minute Mender');
    await expect(story.composer).toBeVisible();
    const [question, composer] = await Promise.all([bar.boundingBox(), story.composer.boundingBox()]);
    expect(question && composer && question.y + question.height < composer.y).toBe(true);
    await bar.getByRole('button', { name: 'No' }).click();
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
  await page.goto('/?userId=reader7&secret=abc');
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeVisible();
  while (!(await yes.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(sent.views).toEqual(['/']);
  await page.goto('/search/a%20private%20wish?token=abc');
  await expect.poll(sent.views).toEqual(['/', '/search']);
  await page.getByRole('link', { name: 'Storyloom, home' }).click();
  await expect.poll(sent.views).toEqual(['/', '/search', '/']);
  const ofType = (name: string) => sent.events.filter(({ event }) => event === name);
  await expect.poll(() => ofType('$WebPageLeave').length).toBeGreaterThanOrEqual(2);
  expect(ofType('WebEvent')[0]?.properties).toMatchObject({
    element_id: 'link',
    element_content: '/',
    mfe: 'reader',
  });
  await expect.poll(() => ofType('WebVital').map(({ properties }) => properties.metric)).toContain('LCP');
  expect(sent.events.filter(({ login_id }) => login_id === 'reader7').length).toBeGreaterThan(0);
  expect(JSON.stringify(sent.events)).not.toMatch(/wish|secret|abc/);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const admin = await context.newPage();
  await becomeAdmin(admin, newMail('statistics'));
  const table = admin.getByRole('region', { name: 'Sources' }).getByRole('row', { name: /^direct \d+/ });
  await expect(async () => {
    await admin.goto('/admin/statistics');
    await expect(table).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(admin);
  await context.close();
});
