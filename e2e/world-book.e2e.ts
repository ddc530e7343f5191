import type { Page } from '@playwright/test';
import { recordMovement } from '@storyloom/testing/movement';
import { createDraft } from './support/drafts.ts';
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
  } as const;
  await page.addInitScript(recordMovement);
  await page.goto(`/script/edit?id=${await createDraft(page, content)}`);
  // The parts of the form are loaded one after another. On a phone they are folded, as nothing is missing in them.
  const folded = page.getByRole('button', { name: 'The basics', exact: true, expanded: false });
  await expect(folded.or(page.getByLabel('Title', { exact: true }))).toBeVisible();
  expect(await page.evaluate(() => window.movement.shift)).toBeLessThanOrEqual(0.1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'World book' })).toBeVisible();
}

test('an author compiles a world, tries a message, and sees a test fail after a change', {
  tag: '@any-width',
}, async ({ page }) => {
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
  await expect(page.getByText(/^\d+ tokens in every reply/)).toBeVisible();
  await expectAccessible(page);

  const cards = page.getByRole('tabpanel').getByRole('article');
  const titles = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const [first, second, third] = await titles();
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(page.getByText(`Moved “${first}” to 2 of 3.`)).toBeVisible();
  expect(await titles()).toEqual([second, first, third]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await titles()).toEqual([first, second, third]);

  await tab(/^Try/);
  await page.getByLabel('A reader’s message').fill('I ask Senna for the key.');
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
  const sheet = page.getByRole('dialog', { name: 'Senna' });
  await sheet.getByRole('button', { name: 'crypt', exact: true }).click();
  await expect(sheet.getByLabel('Keys', { exact: true })).toHaveValue(/crypt$/);
  // A word of another entry, which calls this one from now on.
  await sheet.getByLabel('Keys', { exact: true }).fill('brass');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await tab(/^Tests/);
  await page.getByRole('button', { name: 'Run 1 test' }).click();
  await expect(page.getByText('1 test fails.')).toBeVisible();
  await expect(page.getByText(/^Fails\. None of the keys of/)).toBeVisible();
});
