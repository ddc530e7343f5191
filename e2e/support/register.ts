import { expect, type Page } from '@playwright/test';
import { readCode } from './outbox.ts';
import { newMail, password } from './sign-up.ts';

/** Registers in the dialog that an action opened; the page continues behind it. */
export async function register(page: Page, name: string): Promise<void> {
  const mail = newMail(name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await dialog.getByLabel('Verification code').fill(await readCode(mail));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
