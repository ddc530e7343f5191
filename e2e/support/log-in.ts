import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './sign-up.ts';

/** Logs in with the dialog of the header, without scrolling the page. Returns the dialog. */
export async function logInWithoutScrolling(page: Page, mail: string): Promise<Locator> {
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  // On phones, the page of a story shows the site's header while it has the focus.
  await logIn.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  // A locator's click would scroll to the static position of the sticky header.
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  return dialog;
}
