import { StudioPage } from './pages/studio-page.ts';
import { createDraft } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

test('an author names versions of a draft, compares them and restores one', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page, newMail('versions'));
  const id = await createDraft(page, { type: 'STORY', title: 'Salt', summary: 'A quiet harbour at night.' });
  await page.goto(`/script/edit?id=${id}`);
  const studio = new StudioPage(page);
  const panel = page.getByRole('dialog', { name: 'Versions' });
  const keep = async (name: string) => {
    await panel.getByRole('textbox', { name: 'Name this version' }).fill(name);
    await panel.getByRole('button', { name: 'Save version' }).click();
    await expect(panel.getByRole('list', { name: 'Versions' })).toContainText(name);
  };
  const openPanel = () => studio.openTool('Versions');
  const closePanel = async () => {
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
  };
  await openPanel();
  await keep('Before the storm');
  await closePanel();
  await studio.text('Summary').fill('A loud harbour at night.');
  await openPanel();
  await keep('After the storm');

  const compared = panel.getByRole('region', { name: 'Compare' });
  await compared.getByLabel('From').selectOption('Before the storm');
  await expect(compared.locator('del')).toHaveText('quiet');
  await expect(compared.locator('ins')).toHaveText('loud');
  await compared.getByLabel('To').selectOption('Before the storm');
  await expect(compared).toContainText('No differences.');
  await compared.getByLabel('To').selectOption('After the storm');
  await expect(compared.locator('ins')).toHaveText('loud');
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Restore Before the storm' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore “Before the storm”?' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('“Before the storm” is now the draft.')).toBeVisible();
  await closePanel();
  await expect(studio.text('Summary')).toHaveValue('A quiet harbour at night.');
  await page.reload();
  await expect(studio.text('Summary')).toHaveValue('A quiet harbour at night.');
});

test('on a full device the studio says that it keeps no copy, and still saves on the server', {
  tag: '@any-width',
}, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, newMail('full'));
  const id = await createDraft(page, { type: 'STORY', title: 'Salt' });
  await page.goto(`/script/edit?id=${id}`);
  const studio = new StudioPage(page);
  await expect(studio.text('Title')).toHaveValue('Salt');
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });

  await context.setOffline(true);
  await studio.text('Hook').fill('The sea is late.');
  const warning = 'You’re offline. This device has no room for a copy, so keep this page open.';
  await expect(page.getByText(warning)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(studio.saved).toBeVisible();
  await page.reload();
  await expect(studio.text('Hook')).toHaveValue('The sea is late.');
});
