import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { unscriptedPath } from './support/creators.ts';
import { expect, test } from './support/fixtures.ts';
import { follow } from './support/follow.ts';
import { newMail } from './support/sign-up.ts';
import { translate } from './support/translator.ts';

test('labels that change are shown in a translated page', { tag: '@any-width' }, async ({ page }) => {
  const story = new StoryPage(page);
  await page.goto(await unscriptedPath());
  await story.ready();
  await translate(page);

  // Reading: the shelf, the count of the message box, the balance and the number of a version.
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1);
  await story.composer.fill('a'.repeat(1_990));
  await expect(page.getByText('10 left')).toBeVisible();
  await story.composer.fill('a'.repeat(2_100));
  await expect(page.getByText('100 characters over')).toBeVisible();
  await story.playTurn('I wind the oldest clock.');
  await story.expectBalance(49);
  await expect(page.getByRole('banner').getByText('49', { exact: true })).toBeVisible();
  await story.log.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Edit reply' }).fill('The clock strikes thirteen.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(story.log.getByText('2/2', { exact: true })).toBeVisible();

  // Points.
  await story.openPoints();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('49', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  // Login.
  await follow(page.getByRole('button', { name: 'Log in', exact: true }));
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByLabel('Email').fill(newMail('translated'));
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await expect(dialog.getByText(/^Send Code \(\d+s\)$/)).toBeVisible();
  await page.keyboard.press('Escape');

  // Home, by the router.
  await follow(page.getByRole('link', { name: 'Home', exact: true }));
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
});

test('the steps of the studio are shown in a translated page', { tag: '@any-width' }, async ({ page }) => {
  const studio = new StudioPage(page);
  await studio.begin('translated');
  await translate(page);
  await studio.text('Title').fill('The Ferry');
  await expect(page.getByText('The Ferry').first()).toBeVisible();
  await expect(studio.saved).toBeVisible();
  await studio.text('Title').fill('The Last Ferry');
  await expect(page.getByText('The Last Ferry').first()).toBeVisible();
});
