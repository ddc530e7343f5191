import type { Page } from '@playwright/test';
import { search } from '@storyloom/contract/stories/endpoints/search';
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { resultsPath } from './support/story-path.ts';

const title = 'The Lodger on Strada Lupu';

const card = (page: Page) => page.getByRole('article').filter({ hasText: title }).first();
const warning = (page: Page) => page.getByRole('alertdialog', { name: "'adult content' Risk Warning" });

test('an adult story opens after Confirm and does not warn this visitor again', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto(resultsPath(title));
  await expect(card(page).getByText('18+')).toBeVisible();
  await card(page).getByRole('link', { name: title }).click();

  await expect(warning(page)).toBeVisible();
  await expect(warning(page).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  const again = page.getByRole('button', { name: 'Continue' });
  await expect(again).toBeFocused();
  await expect(page.getByText('For adults only')).toBeVisible();
  const story = new StoryPage(page);
  await expect(story.composer).toHaveCount(0);

  await again.press('Enter');
  await warning(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(again).toBeFocused();
  await again.click();
  await warning(page).getByRole('button', { name: 'Confirm' }).click();
  await story.ready();
  await expect(story.log.getByRole('region', { name: 'Opening scene' })).toBeVisible();

  await page.reload();
  await story.ready();
  await expect(warning(page)).toHaveCount(0);
  await page.goto(resultsPath(title));
  await expect(card(page).getByText('18+')).toBeHidden();
});

test('the document of an adult story contains no text of the story', { tag: '@any-width' }, async ({
  request,
  page,
}) => {
  await page.goto(resultsPath(title));
  const href = await card(page).getByRole('link', { name: title }).getAttribute('href');
  const document = await (await request.get(href ?? '')).text();
  expect(document).toContain('For adults only');
  expect(document).not.toContain('role="log"');
});

test('a visitor who turns adult ratings off sees no such stories', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/user/settings');
  for (const rating of [/^R /, /^X /, /^XXX /]) {
    const box = page.getByRole('checkbox', { name: rating });
    // No box is checked before the settings have loaded.
    await expect(box).toBeChecked();
    const saved = page.waitForResponse((response) => response.url().endsWith('/user-setting/modify'));
    await box.click();
    await saved;
    await expect(box).not.toBeChecked();
  }
  await page.goto('/search');
  await new StoryPage(page).expectBalance(50);
  // The document is the same for all visitors; the requests after it follow the setting.
  const searched = page.waitForResponse((response) => response.url().includes(`${search.path}?`));
  const field = page.getByRole('combobox', { name: 'Search stories' });
  await field.fill('vampires');
  await field.press('Enter');
  const hits: SearchHit[] = (await (await searched).json()).data.pageList;
  const titles = hits.map((hit) => hit.title);
  expect(titles).toContain('The Countess on Parole');
  expect(titles).not.toContain(title);
});
