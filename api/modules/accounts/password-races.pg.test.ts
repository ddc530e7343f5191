import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../testing/held-lock.ts';
import { readCode } from '../../testing/mailbox.ts';
import { createTestApi, type TestApi, type TestResponse } from '../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from './testing/issuers.ts';
import { createVisitor, PASSWORD, type Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;
const NEXT = 'brass-kettle-88';
let api: TestApi;
let acorn: TestIssuer;
let addresses = 0;

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  api = await createTestApi(issuerSettings(acorn));
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close()]);
});

const newAddress = () => `changed${++addresses}@example.org`;
const newGuest = async () => createVisitor(api, await api.guest());

interface Account {
  visitor: Visitor;
  mail: string;
}

async function newUser(): Promise<Account> {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.signUp(mail);
  api.clock.advance(MINUTE);
  return { visitor, mail };
}

/**
 * Requests that have checked the password, or a code in its place, when the password changes. Each has a
 * preparation.
 */
const requests: [
  title: string,
  error: string,
  prepare: (account: Account) => Promise<() => Promise<TestResponse>>,
][] = [
  [
    'a login',
    'auth.bad_credentials',
    async ({ mail }) => {
      const guest = await newGuest();
      return () => guest.logIn(mail);
    },
  ],
  [
    'a login at a service that is connected',
    'auth.bad_credentials',
    async ({ mail }) => {
      const guest = await newGuest();
      const returned = await guest.logInAt('acorn', { mail });
      await guest.finishOAuth(returned);
      const { identityType } = returned;
      return () => guest.post('/user/logins/connect', { identityType, accessToken: PASSWORD });
    },
  ],
  [
    'a change of the password',
    'auth.bad_credentials',
    async ({ visitor }) =>
      () =>
        visitor.post('/user/password', { accessToken: NEXT, currentAccessToken: PASSWORD }),
  ],
  [
    'a change of the password by a code',
    'auth.code_wrong',
    async ({ visitor, mail }) => {
      await visitor.sendCode(mail, 'RESET');
      const code = await readCode(api, mail);
      return () => visitor.post('/user/password', { accessToken: NEXT, code });
    },
  ],
  [
    'a change of the address',
    'auth.code_wrong',
    async ({ visitor }) => {
      const mail = newAddress();
      await visitor.sendCode(mail, 'CHANGE_MAIL');
      const code = await readCode(api, mail);
      return () => visitor.post('/user/mail', { mail, code, accessToken: PASSWORD });
    },
  ],
  [
    'a removal of a login',
    'auth.proof_wrong',
    async ({ visitor }) =>
      () =>
        visitor.post('/user/logins/remove', { id: 'none', proof: { accessToken: PASSWORD } }),
  ],
  [
    'a deletion of the account',
    'auth.bad_credentials',
    async ({ visitor }) =>
      () =>
        visitor.post('/user/delete', { accessToken: PASSWORD }),
  ],
];

describe('a password that is changed after it was checked', () => {
  test.each(requests)('refuses %s', async (_, error, prepare) => {
    const account = await newUser();
    const request = await prepare(account);
    const lock = await holdLock(api.url, 'select from mail_logins where mail = $1 for update', [
      account.mail,
    ]);
    const response = request();
    await expect.poll(() => lock.waiters(), { timeout: 60_000 }).toBe(1);
    await lock.query("update mail_logins set password_hash = 'changed' where mail = $1", [account.mail]);
    await lock.release();
    expect((await response).data).toEqual({ error });
    const { rows } = await api.database.pool.query('select password_hash from mail_logins where mail = $1', [
      account.mail,
    ]);
    expect(rows).toEqual([{ password_hash: 'changed' }]);
    expect((await account.visitor.me()).data.email).toBe(account.mail);
  });
});
