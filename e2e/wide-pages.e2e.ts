import type { Page } from '@playwright/test';
import { becomeAdmin } from './support/administrator.ts';
import { createDraft } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';
import { wide } from './support/widths.ts';

/** Opens each address and expects a page that has a heading, fits into the window and is accessible. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `the width of ${address}`).toBeLessThanOrEqual(wide.viewport.width);
      await expectAccessible(page);
    });
}

test('the pages of a reader fit into a wide window', async ({ page }) => {
  await signUp(page, newMail('wide-reader'));
  const own = ['/history', '/user/profile', '/user/notifications', '/user/settings', '/user/delete'];
  await walk(page, ['/agreements/terms_of_service', ...own]);
  await page.goto('/history');
  await page.getByRole('button', { name: /points, get more$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Get More Points' })).toBeVisible();
  await expectAccessible(page);
});

test('the pages of an author fit into a wide window', async ({ page }) => {
  await signUp(page, newMail('wide-author'));
  const draft = await createDraft(page, { type: 'STORY', title: 'The Quiet Ferry' });
  await walk(page, ['/script', `/script/edit?id=${draft}`, '/build', '/build/earnings', '/build/statistics']);
});

test('the pages of an administrator fit into a wide window', async ({ page }) => {
  await becomeAdmin(page, newMail('wide-admin'));
  const sections = ['moderation', 'users', 'points', 'creators', 'editorial', 'audit'];
  await walk(
    page,
    sections.map((section) => `/admin/${section}`),
  );
});
