import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import { runStatement } from './database.ts';
import { expect } from './fixtures.ts';
import { readCode } from './outbox.ts';

export const password = 'seven lanterns at sea';

/** A mail address that no other test uses. */
export const newMail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 13)}@example.org`;

async function post(page: Page, path: string, data: object): Promise<void> {
  const response = await (await page.request.post(`/api${path}`, { data })).json();
  expect(response).toMatchObject({ code: 0 });
}

/** Registers an address without the dialog, for a page that has no document yet. */
export async function signUp(page: Page, mail: string): Promise<void> {
  // The answer to the registration of an open page's guest would replace the cookie of the new user.
  expect(page.url()).toBe('about:blank');
  await post(page, sendMailPwdCode.path, { mail, purpose: 'REGISTER' });
  const login = { identityType: 'MAIL_PWD', account: mail, accessToken: password };
  await post(page, loginOrRegister.path, { ...login, code: await readCode(mail) });
}

/** Logs in without the dialog. */
export const logIn = (page: Page, mail: string) =>
  post(page, loginOrRegister.path, { identityType: 'MAIL_PWD', account: mail, accessToken: password });

/** Lets the next code be sent to an address at once, instead of after a minute. */
export async function allowNextCode(mail: string): Promise<void> {
  const key = `codes:mail:${createHash('sha256').update(mail).digest('base64url')}`;
  expect(await runStatement('delete from rate_limits where key = $1', [key])).toBe(1);
}
