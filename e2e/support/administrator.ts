import type { Page } from '@playwright/test';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { runStatement } from './database.ts';
import { signUp } from './sign-up.ts';

/** The token of a page's session. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
}

/** Makes the user of a page an administrator. */
export async function grantAdmin(page: Page): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const { data } = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  await runStatement('update users set is_admin = true where id = $1', [data.id]);
}

/** Gives a new page the session of a new administrator. */
export async function becomeAdmin(page: Page, mail: string): Promise<void> {
  await signUp(page, mail);
  await grantAdmin(page);
}
