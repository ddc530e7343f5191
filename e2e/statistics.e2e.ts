import { StoryPage } from './pages/story-page.ts';
import { idOf, publishCopy } from './support/creators.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

test('an author sees a second visitor in the statistics', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, newMail('statistics'));
  const title = `Slow ${crypto.randomUUID().slice(0, 6)}`;
  const storyId = await publishCopy(await idOf(page), title);

  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  const reader = await context.newPage();
  await reader.goto(`/read/${storyId}`);
  await expect(new StoryPage(reader).composer).toBeVisible();
  await page.goto('/build/statistics');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect
    .poll(async () => {
      await page.reload();
      return totals.textContent();
    })
    .toContain('Unique visitors1With');
  await expect(page.getByRole('list', { name: 'Stories' })).toContainText(title);
  await page.getByText('Show as a table').first().click();
  await expectAccessible(page);
  await context.close();
});
