import { StudioPage } from './pages/studio-page.ts';
import { WorksPage } from './pages/works-page.ts';
import { idOf, publishCopy } from './support/creators.ts';
import { createDraft } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

test('an author searches and filters their works, and changes several at once', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page, newMail('works'));
  const author = await idOf(page);
  for (const title of ['Salt Harbour', 'Salt Road']) await publishCopy(author, title);
  await createDraft(page, { type: 'ROLE', title: 'Paper Lantern' });
  const works = new WorksPage(page);
  await works.open();
  await expect(works.items).toHaveCount(3);
  await expectAccessible(page);

  await works.search.fill('salt');
  await expect(works.items).toHaveCount(2);
  await works.filter('Status', 'Draft');
  await expect(page.getByRole('heading', { name: 'No works match' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(works.items).toHaveCount(3);
  await expect(works.search).toHaveValue('');
  await works.filter('Type', 'Character');
  await expect(works.items).toHaveCount(1);
  await expect(works.work('Paper Lantern')).toContainText('Draft');
  await page.reload();
  await expect(works.items).toHaveCount(1);
  await works.filter('Type', 'All');
  await expect(works.items).toHaveCount(3);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const title of ['Salt Harbour', 'Salt Road'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expect(works.chosen).toContainText('2 chosen');
  await expectAccessible(page);
  await works.chosen.getByRole('button', { name: 'Unlist' }).click();
  await expect(page.getByText('2 works unlisted.')).toBeVisible();
  await expect(works.items.getByText('Unlisted', { exact: true })).toHaveCount(2);
  await works.chosen.getByRole('button', { name: 'Delete' }).click();
  await works.confirmDelete('Delete 2 works?');
  await expect(page.getByText('2 works were deleted.')).toBeVisible();
  await expect(works.items).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(works.items.getByText('Unlisted', { exact: true })).toHaveCount(2);
});

test('an author unlists, deletes, restores and duplicates their only work', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page, newMail('work'));
  await publishCopy(await idOf(page), 'Salt Road');
  const works = new WorksPage(page);
  await works.open();
  await works.run('Salt Road', 'Unlist');
  await expect(works.work('Salt Road')).toContainText('Unlisted');
  await works.run('Salt Road', 'Delete');
  await works.confirmDelete('Delete “Salt Road”?');
  await expect(page.getByRole('status').filter({ hasText: '“Salt Road” was deleted.' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your stories start here' })).toBeVisible();
  await expect(page.getByText('You can restore deleted works within 30 days.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show deleted works' }).click();
  await expect(works.work('Salt Road')).toContainText('30 days left to restore it');
  await expectAccessible(page);
  await works.run('Salt Road', 'Restore');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(works.work('Salt Road')).toContainText('Unlisted');

  await works.run('Salt Road', 'Duplicate');
  await expect(page).toHaveURL(/\/script\/edit\?id=/);
  const studio = new StudioPage(page);
  await studio.open('The basics');
  await expect(studio.text('Title')).toHaveValue('Salt Road (copy)');
  await works.open();
  await expect(works.work('Salt Road (copy)')).toContainText('Draft');
  await expect(works.items).toHaveCount(2);
});
