import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { tokenOf } from './support/registry-team.ts';
import { settings } from './support/site.ts';
import { phone, wide } from './support/widths.ts';

const desk = `http://127.0.0.1:${settings.REGISTRY_PORT}/desk`;
const reason = 'Numbers are checked until noon';

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const { viewport } of [phone, wide]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow(), `at ${viewport.width} px`).toBeLessThanOrEqual(0);
  }
}

test('an administrator signs in to the desk, sees what is live, locks and unlocks a micro-frontend, and finds both in the audit', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  // A visit whose vitals the desk shows below.
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(desk);
  await expectAccessibleAtBothWidths(page);
  await signIn(page, 'slt_wrong');
  await expect(page.getByText('The registry does not know this token.')).toBeVisible();
  await signIn(page, tokenOf('installation'));

  const all = page.getByRole('navigation', { name: 'Micro-frontends' });
  await all.getByRole('link', { name: /^reader/ }).click();
  await expect(page.getByRole('region', { name: 'Releases', exact: true })).toContainText(
    /LCP poor in \d+\.\d % of \d+ visits/,
  );
  await expectAccessibleAtBothWidths(page);
  // No other test locks or releases it.
  await all.getByRole('link', { name: /^admin/ }).click();
  const live = page.getByRole('region', { name: 'admin', exact: true });
  await expect(live.getByRole('definition').first()).toContainText('all visitors');
  await expect(page.getByRole('region', { name: 'Releases', exact: true }).getByText('live')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await live.getByRole('button', { name: 'Lock', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Lock admin?' });
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(dialog.getByText('Say why, for those who find it locked.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel('Reason').press('Enter');
  await expect(page.getByRole('status')).toHaveText('admin is locked.');
  await expect(live.getByText(/^Locked by installation since /)).toContainText(reason);
  await expect(all.getByRole('link', { name: /^admin/ })).toContainText('locked');

  await live.getByRole('button', { name: 'Unlock' }).click();
  const question = page.getByRole('alertdialog', { name: 'Unlock admin?' });
  await expect(question).toContainText(reason);
  await question.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('status')).toHaveText('admin is unlocked.');
  const entries = page.getByRole('region', { name: 'Audit' }).getByRole('listitem');
  await expect(entries.nth(0)).toContainText('unlock');
  await expect(entries.nth(1)).toContainText(`lock${reason}`);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
});
