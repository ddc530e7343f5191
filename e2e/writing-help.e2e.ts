import { StudioPage } from './pages/studio-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

test('an author improves a text, generates a cover and plays the draft', { tag: '@any-width' }, async ({
  page,
}) => {
  await signUp(page, newMail('wren'));
  await page.goto('/script/edit?type=STORY');
  const studio = new StudioPage(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The Salt Lamp');
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.fill('teh keeper waits for the the boat.');

  await page.getByRole('button', { name: 'Improve summary' }).click();
  await page.getByRole('button', { name: 'Improve · 2 points' }).click();
  const review = page.getByRole('region', { name: 'Improved summary' });
  await expect(review).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: /teh\s*The/ }).click();
  await review.getByRole('button', { name: 'Accept 1 of 2' }).click();
  await expect(summary).toHaveValue('teh keeper waits for the boat.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveValue('teh keeper waits for the the boat.');

  await studio.open('Cover');
  await page.getByRole('textbox', { name: 'Cover description' }).fill('A lighthouse in a storm at night.');
  await studio.open('Generate a cover');
  await page.getByRole('radio', { name: 'Ink' }).press('Space');
  await page.getByRole('radio', { name: '2', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Generate 2 covers · 20 points' }).click();
  const covers = page.getByRole('list', { name: 'New covers' });
  await expect(covers.getByRole('listitem')).toHaveCount(2);
  await covers.getByRole('button', { name: 'Use cover 1' }).click();
  await expect(covers.getByText('Your cover')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Hook' }).fill('A lamp that no ship can see.');
  await page.getByLabel('Perspective').selectOption('SECOND_PERSON');
  await page.getByLabel('Category').selectOption('MYSTERY');
  await page.getByLabel('Content rating').selectOption('PG');
  await page.getByRole('button', { name: 'Next' }).click();

  const rules = page.getByRole('textbox', { name: 'Rules', exact: true });
  await rules.fill('teh lamp burns. Nobody lights teh lamp of the pier.');
  await rules.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(16, 51));
  await page.getByRole('button', { name: 'Improve rules' }).click();
  await expect(page.getByText('Only the selected text: “Nobody lights teh lamp of the pier.”')).toBeVisible();
  await page.getByRole('button', { name: 'Improve · 2 points' }).click();
  const improved = page.getByRole('region', { name: 'Improved rules' });
  await expect(improved).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  // The text that was paid for is there again after a reload.
  await page.reload();
  await studio.open('World book');
  await expect(improved).toBeVisible();
  await expectAccessible(page);
  await improved.getByRole('button', { name: 'Accept all' }).click();
  await expect(rules).toHaveValue('teh lamp burns. Nobody lights the lamp of the pier.');

  await studio.open('Characters');
  await page.getByRole('textbox', { name: 'Main character’s name' }).fill('Mara');
  await studio.open('Opening');
  await page.getByRole('textbox', { name: 'Opening scene' }).fill('The lamp goes out above the harbour.');
  const preview = await studio.openTool('Preview');
  await preview.getByRole('textbox').last().fill('I climb up to the lamp.');
  await preview.getByRole('button', { name: /^Send/ }).click();
  await expect(preview.getByText(/^Lore of this reply/)).toBeVisible();
  await expectAccessible(page);
});
