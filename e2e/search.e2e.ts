import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search stories' });

async function search(page: Page, keyword: string): Promise<void> {
  await field(page).fill(keyword);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('esults for');
}

test('finds stories by genre, mood and several misspelled words, and says why', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/search');
  await search(page, 'scary');
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row('Room 1204')).toContainText('genre Horror');
  await search(page, 'vampires');
  await expect(row('The Lodger on Strada Lupu')).toContainText('Matches genre Vampire');
  await expect(row('The Countess on Parole')).toBeVisible();
  await search(page, 'vampyre lodgr');
  await expect(page.getByRole('heading', { name: 'Showing results for “vampire lodger”' })).toBeVisible();
  await expect(row('The Lodger on Strada Lupu')).toBeVisible();
  await expectAccessible(page);
});

test('offers the closest genre when nothing matches', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search');
  await search(page, 'funny submarine');
  await expect(page.getByText('Nothing found')).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Closest genre: Humor' });
  await expect(nearest.getByRole('link', { name: 'The Dragon Owes Back Taxes' })).toBeVisible();
  await expectAccessible(page);
  await nearest.getByRole('link', { name: 'Browse Humor' }).click();
  await expect(page).toHaveURL(/\/category\/HUMOR$/);
});

test('suggests a search for the text first, and then stories with their covers', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('zeppelin gannet');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Search for “zeppelin gannet”');
  const story = options.filter({ hasText: 'The Keeper of Gannet Rock' });
  await expect(story.locator('img')).toBeVisible();
  await expectAccessible(page);
  await story.click();
  await expect(page).toHaveURL(/\/read\/.*the-keeper-of-gannet-rock/);
});
