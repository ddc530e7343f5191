import { expect, expectAccessible, test } from './support/fixtures.ts';
import { awaitVisitor } from './support/visitor.ts';

const agreements = ['Terms of Service', 'Privacy Policy', 'Community Guidelines'];

test('the agreements are linked from the profile of an author, dated, and lead to each of their parts', {
  tag: '@any-width',
}, async ({ page }) => {
  const reply = await page.request.get('/api/ai-lab/ai-story/page?size=1');
  const { author } = (await reply.json()).data.pageList[0];
  for (const title of agreements) {
    await page.goto(`/user/profile/${author.id}`);
    const links = page.getByRole('navigation', { name: 'Agreements' });
    await links.getByRole('link', { name: title }).click();
    await expect(page).toHaveTitle(`${title} - Storyloom`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^In force since November \d{1,2}, 2026$/)).toBeVisible();
    await expectAccessible(page);

    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const headings = page.getByRole('heading', { level: 2 });
    const parts = await contents.allTextContents();
    expect(parts.length).toBeGreaterThan(4);
    expect(await headings.allTextContents()).toEqual(['Contents', ...parts]);
    await contents.last().click();
    await expect(headings.last()).toBeInViewport();
    const width = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  }
});

test('the Privacy Policy names what a visit keeps in the browser', { tag: '@any-width' }, async ({
  page,
  context,
}) => {
  await page.goto('/search/lantern?from=story-app&referral=friend');
  await awaitVisitor(page);
  await page.goto('/agreements/privacy_policy');
  const policy = await page.getByRole('main').textContent();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // The id of a person follows a colon.
  const names = [...cookies, ...stored.map((name) => name.replace(/:.*/, ''))];
  expect(names).toEqual(
    expect.arrayContaining(['tokenid', 'locale', 'from', 'last-visitor', 'lastReferral']),
  );
  expect(names.filter((name) => !policy?.includes(`“${name}`))).toEqual([]);
});
