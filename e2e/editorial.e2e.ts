import type { Page } from '@playwright/test';
import { collection } from '@storyloom/contract/editorial/endpoints/collection';
import { becomeAdmin } from './support/administrator.ts';
import { dragTo } from './support/drag.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

/** The stories of a collection in their order, as readers see them. */
async function titlesOf(page: Page, name: string): Promise<string[]> {
  const reply = await page.request.get(`/api${collection.path.replace('{name}', name)}`);
  return (await reply.json()).data.pageList.map(({ title }: { title: string }) => title);
}

test('an administrator makes a collection, orders its stories by drag and by button, and previews a banner', {
  tag: '@any-width',
}, async ({ page }) => {
  const name = `${test.info().project.name}-${Date.now()}`;
  await becomeAdmin(page, `editor.${name}@example.org`);
  await page.goto('/admin/editorial/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(name);
  await dialog.getByLabel('Title').fill(`Stories of ${name}`);
  await dialog.getByRole('button', { name: 'Save collection' }).click();
  await expect(page.getByText('Collection saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('list', { name: 'Collections', exact: true }).getByRole('listitem');
  const row = rows.filter({ hasText: `Stories of ${name}` });
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Stories', exact: true }).click();
  for (const title of ['The Minute Mender', 'The Cloud Whalers', 'The Seventh Mask']) {
    await dialog.getByLabel('Find a story').fill(title);
    await dialog.getByRole('button', { name: 'Find', exact: true }).click();
    await dialog.getByRole('button', { name: `Add ${title}` }).click();
    await expect(dialog.getByRole('button', { name: `Added ${title}` })).toBeDisabled();
  }
  const stories = dialog.getByRole('list', { name: 'Stories', exact: true }).getByRole('listitem');
  await expect(stories).toHaveText([/Minute Mender/, /Cloud Whalers/, /Seventh Mask/]);
  await expectAccessible(page);
  // By the mouse, then by a finger.
  for (const isTouch of [false, true]) {
    await dragTo(page, stories.nth(2).getByTitle('Drag to move'), stories.nth(0), isTouch);
    if (!isTouch) await expect(stories).toHaveText([/Seventh Mask/, /Minute Mender/, /Cloud Whalers/]);
  }
  await expect(stories).toHaveText([/Cloud Whalers/, /Seventh Mask/, /Minute Mender/]);
  await dialog.getByRole('button', { name: 'Move story 1 down' }).click();
  await expect
    .poll(() => titlesOf(page, name))
    .toEqual(['The Seventh Mask', 'The Cloud Whalers', 'The Minute Mender']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: name })).toHaveText(
    `Stories of ${name}3 stories`,
  );
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();

  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(preview.getByRole('list', { name: 'Tags to explore' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Banners' }).click();
  await page.getByRole('button', { name: 'New banner' }).click();
  await dialog.getByLabel('Title').fill('A night of ghosts');
  await expect(dialog.getByRole('figure', { name: 'Preview' })).toContainText('A night of ghosts');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('list', { name: 'Campaigns' }).getByText('Running').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(dialog.getByLabel('Starts')).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  await expectAccessible(page);
});
