import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loginOrRegister } from '@storyloom/contract/endpoints/users/login-or-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { sendMailPwdCode } from '@storyloom/contract/endpoints/users/send-mail-pwd-code';
import { databaseUrl } from './database.ts';
import { readCode } from './outbox.ts';

/** The token of a page's session. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
}

/** Makes the user of a page an administrator, with the command of `npm run admin`. */
export async function grantAdmin(page: Page): Promise<void> {
  const headers = { tokenid: await tokenOf(page) };
  const { data } = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  const command = join(import.meta.dirname, '..', '..', 'api', 'admin.ts');
  execFileSync(process.execPath, [command, 'grant', data.id], {
    env: { ...process.env, DATABASE_URL: databaseUrl() },
  });
}

/** Gives a page the session of a new administrator. */
export async function becomeAdmin(page: Page, mail: string): Promise<void> {
  await page.goto('/agreements/community_guidelines');
  await expect.poll(() => tokenOf(page)).not.toBe('');
  const send = async (path: string, data: object) => {
    const headers = { tokenid: await tokenOf(page) };
    return (await page.request.post(`/api${path}`, { headers, data })).json();
  };
  await send(sendMailPwdCode.path, { mail, purpose: 'REGISTER' });
  const code = await readCode(mail);
  const input = { identityType: 'MAIL_PWD', account: mail, accessToken: 'seven lanterns at sea', code };
  const { data } = await send(loginOrRegister.path, input);
  await page.context().addCookies([{ name: 'tokenid', value: data.tokenId, url: page.url() }]);
  await grantAdmin(page);
}
