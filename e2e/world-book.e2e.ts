import type { Page } from '@playwright/test';
import { modify } from '@storyloom/contract/endpoints/stories/modify';
import { tokenOf } from './support/administrator.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

/** Opens the studio at its second step, with a draft whose first step is complete. */
async function openWorld(page: Page): Promise<void> {
  await signUp(page, newMail('world'));
  const content = {
    type: 'STORY',
    title: 'The Bell of Ostrel',
    perspective: 'SECOND_PERSON',
    category: 'FANTASY',
    rating: 'G',
    summary: 'A bell that nobody may ring.',
    cover: { imageId: 'nopicture', title: '', description: 'A bell above the sea.' },
  };
  const headers = { tokenid: await tokenOf(page) };
  const input = { clientRequestId: `world-${Date.now()}`, content };
  const answer = await page.request.post(`/api${modify.path}`, { headers, data: input });
  const { code, data } = await answer.json();
  expect(code).toBe(0);
  await page.goto(`/script/edit?id=${data.id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'World book' })).toBeVisible();
}

test('an author compiles a world, tries a message, and sees a test fail after a change', async ({ page }) => {
  await openWorld(page);
  const tab = (name: RegExp) => page.getByRole('tab', { name }).click();

  await page.getByLabel('Rules', { exact: true }).fill('Nobody may ring the bell at night.');
  await page
    .getByLabel('Background', { exact: true })
    .fill('The tower of Ostrel holds a cracked brass bell.\nThe widow Senna keeps the key to the crypt.');
  await page.getByRole('button', { name: 'Compile text into entries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compile the world book' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(dialog).toHaveCount(0);

  await tab(/^Entries \(3\)/);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/tokens active/)).toBeVisible();
  await expectAccessible(page);

  await tab(/^Try/);
  await page.getByLabel('A reader’s message').fill('I ask the widow for the key.');
  await page.getByRole('button', { name: 'Try this message' }).click();
  const fired = page.getByRole('listitem').filter({ hasText: 'Fires · key' });
  await expect(fired).toHaveCount(1);
  await fired.getByRole('button', { name: 'Make this a test' }).click();
  await expect(page.getByText(/^Added a test for/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue after it' }).click();
  await page.getByLabel('A reader’s message').fill('I wait.');
  await page.getByRole('button', { name: 'Try this message' }).click();
  await expect(page.getByText('in an earlier message').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Turn 1' }).getByText(/^Fired:/)).toBeVisible();
  await expectAccessible(page);

  await tab(/^Tests/);
  await page.getByRole('button', { name: 'Run 1 test' }).click();
  await expect(page.getByText('All tests pass.')).toBeVisible();

  await tab(/^Entries/);
  const senna = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'crypt' });
  await senna.getByRole('button', { name: /^Edit/ }).click();
  await senna.getByLabel('Keys', { exact: true }).fill('lantern');
  await expectAccessible(page);
  await tab(/^Tests/);
  await page.getByRole('button', { name: 'Run 1 test' }).click();
  await expect(page.getByText('1 test fails.')).toBeVisible();
  await expect(page.getByText(/^Fails\. None of the keys of/)).toBeVisible();

  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Next' }).click();
  await tab(/^Tests \(1 failing\)/);
  await expect(page.getByText(/^Fails\. None of the keys of/)).toBeVisible();

  await tab(/^Map/);
  await expect(page.getByText(/calls another one|By the key/)).toBeVisible();
  await tab(/^Text/);
  await page.getByLabel('Search the world book').fill('brass');
  await page.getByRole('button', { name: 'Find next' }).click();
  const selected = () =>
    page
      .getByLabel('Background', { exact: true })
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe('brass');
});
