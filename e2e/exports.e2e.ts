import { WorksPage } from './pages/works-page.ts';
import { download } from './support/downloads.ts';
import { createDraft } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

const draft = {
  type: 'STORY' as const,
  title: 'Salt Harbour',
  opening: 'The tide has gone out and taken the hour with it.',
  main: { name: 'Mara', profile: 'A pilot who stayed behind.' },
  lore: [{ id: 'bell', title: 'The bell', content: 'The bell is cracked.', keys: ['bell'] }],
};
const formats = [
  ['Character card (PNG)', 'Salt Harbour.png', 'image/png', Buffer.from('\x89PNG', 'latin1')],
  ['Character card (CHARX)', 'Salt Harbour.charx', 'application/zip', Buffer.from('PK')],
] as const;

test('an author downloads a story as PNG and as CHARX, and both are read again', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page, newMail('exports'));
  await createDraft(page, draft);
  const works = new WorksPage(page);
  await works.open();
  await works.run('Salt Harbour', 'Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const files: Buffer[] = [];
  for (const [label, name, , signature] of formats) {
    const file = await download(dialog.getByRole('button', { name: `Download: ${label}` }));
    expect([file.name, file.bytes.subarray(0, signature.length)]).toEqual([name, signature]);
    files.push(file.bytes);
  }

  for (const [at, [, name, mimeType]] of formats.entries()) {
    await page.goto('/script');
    await page.getByRole('link', { name: /Import a file/ }).click();
    const buffer = files[at] ?? Buffer.alloc(0);
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('heading', { name: draft.main.name })).toBeFocused();
    await expect(page.getByText('1 entry in the world book')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Left out' })).toHaveCount(0);
  }
  await expectAccessible(page);
});
