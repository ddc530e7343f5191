import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../../testing/mailbox.ts';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from '../testing/issuers.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const DAY_MS = 86_400_000;
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
beforeEach(() => api.clock.advance(120_000));

/** Requests a code for the own address and advances the clock by a second. */
async function requestCode(visitor: Visitor, mail: string, purpose = 'DELETE'): Promise<string> {
  await visitor.sendCode(mail, purpose);
  api.clock.advance(1_000);
  return (await readCode(api, mail)) ?? '';
}

/** A user whose only login is one at another service. */
async function newUser({ isVerified = true } = {}) {
  const visitor = createVisitor(api, await api.guest());
  const mail = `ines${++addresses}@example.org`;
  await visitor.logInByOAuth('acorn', mail, { isVerified });
  return { visitor, mail, id: String((await visitor.me()).data.id) };
}

describe('deletion of an account without a password', () => {
  test('needs a code sent to the address of the identity', async () => {
    const { visitor, mail } = await newUser();
    const code = await requestCode(visitor, mail);
    const stranger = await newUser();
    expect((await stranger.visitor.post('/user/delete', { code })).data.error).toBe('auth.code_wrong');
    expect((await visitor.post('/user/delete', { accessToken: '' })).data.error).toBe('auth.bad_credentials');
    expect((await visitor.post('/user/delete', { code })).code).toBe(0);
    const [told] = await readMails(api, mail);
    expect(told?.subject).toBe('Your account will be deleted');
    expect(told?.text).toContain('log in with Acorn now to keep your account');
    expect(told?.text).not.toContain('your password in Settings');
    expect((await visitor.me()).status).toBe(401);
  });

  test('is undone by a login at the service', async () => {
    const { visitor, mail, id } = await newUser();
    await visitor.post('/user/delete', { code: await requestCode(visitor, mail) });
    api.clock.advance(1_000);
    const back = createVisitor(api, await api.guest());
    expect((await back.logInByOAuth('acorn', mail)).data).toMatchObject({ restored: true });
    expect((await back.me()).data.id).toBe(id);
    const [told] = await readMails(api, mail);
    expect(told?.subject).toBe('Your account won’t be deleted');
    expect(told?.text).toContain('someone can use your account at Acorn');
    expect(told?.text).not.toContain('Forgot password');
  });

  test('erases the mails to its address', async () => {
    const { visitor, mail } = await newUser();
    await visitor.post('/user/delete', { code: await requestCode(visitor, mail) });
    api.clock.advance(14 * DAY_MS + 1_000);
    await api.eraseAccounts();
    const tables = ['mails', 'mail_codes', 'oauth_identities'];
    for (const table of tables) {
      const { rows } = await api.database.pool.query(
        `select from ${table} t where to_jsonb(t)::text like '%' || $1 || '%'`,
        [mail],
      );
      expect(rows, table).toEqual([]);
    }
  });

  test('is refused without a verified address', async () => {
    const { visitor, mail } = await newUser({ isVerified: false });
    expect((await visitor.sendCode(mail, 'DELETE')).data.error).toBe('auth.mail_not_own');
    expect(await readMails(api, mail)).toEqual([]);
    expect((await visitor.post('/user/delete', { code: '000000' })).data.error).toBe('auth.code_wrong');
  });
});

describe('a forgotten password of an account without one', () => {
  const requestReset = async (mail: string) => {
    const { status, code, msg, data } = await createVisitor(api, await api.guest()).sendCode(mail, 'RESET');
    return { status, code, msg, data };
  };

  test('is answered like that of an unknown address, and the mail names the service', async () => {
    const { mail } = await newUser();
    expect(await requestReset(mail)).toEqual(await requestReset(`unknown-${mail}`));
    const { rows } = await api.database.pool.query(
      'select subject, text, html from mails where recipient = $1',
      [mail],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].subject).toBe('Your account logs in with Acorn');
    for (const content of [rows[0].text, rows[0].html]) {
      expect(content).toContain(
        'Your account logs in with Acorn. Choose “Continue with Acorn” in the login dialog.',
      );
      expect(content).toContain('add one in Settings → Logins');
      expect(content).not.toContain('create an account');
    }
    expect(await readCode(api, mail)).toBeNull();
  });

  test('gets a mail about the other address if the account has a password with it', async () => {
    const { visitor, mail } = await newUser();
    const other = `password-${mail}`;
    const proof = { code: await requestCode(visitor, mail, 'CHANGE_LOGINS') };
    await visitor.sendCode(other, 'CHANGE_MAIL');
    const code = await readCode(api, other);
    const added = await visitor.post('/user/logins/password', {
      mail: other,
      code,
      accessToken: 'brass-kettle-88',
      proof,
    });
    expect(added.code).toBe(0);
    api.clock.advance(60_000);
    await requestReset(mail);
    const [told] = await readMails(api, mail);
    expect(told?.text).toContain('Your password belongs to another email.');
    expect(told?.text).not.toContain('add one in Settings');
  });

  test('gets no such mail for an address that the service has not verified', async () => {
    const { mail } = await newUser({ isVerified: false });
    await requestReset(mail);
    expect((await readMails(api, mail))[0]?.subject).toBe('No Storyloom account with this email');
  });
});

describe('a blocked user without a password', () => {
  const appeal = (visitor: Visitor, identityType: string) =>
    visitor.post('/ai-lab/moderation/appeal-identity-block', { identityType, text: 'I wrote it.' });

  /** A refused login to a blocked account. */
  async function newBlockedLogin() {
    const { id, mail } = await newUser();
    const admin = await newPerson(api, 'admin');
    await api.post('/ai-lab/admin/block', { userId: id, reason: 'You copied a book.' }, admin.token);
    const guest = createVisitor(api, await api.guest());
    const returned = await guest.logInAt('acorn', { mail });
    return { mail, guest, state: returned.identityType, refused: await guest.finishOAuth(returned) };
  }

  test('reads the reason at the login, and can appeal once', async () => {
    const { guest, mail, state, refused } = await newBlockedLogin();
    expect(refused.data.error).toBe('auth.blocked');
    expect(refused.msg).toContain('You copied a book.');
    expect((await readMails(api, mail))[0]?.subject).toBe('Your account is blocked');
    expect((await guest.me()).data.isRealUser).toBe(false);
    expect((await appeal(guest, state)).data).toEqual({ appealed: true });
    expect((await appeal(guest, state)).data.error).toBe('case.not_appealable');
  });

  test('can appeal only from the session of the refused login, within ten minutes', async () => {
    const { guest, state } = await newBlockedLogin();
    const stranger = createVisitor(api, await api.guest());
    expect((await appeal(stranger, state)).data.error).toBe('auth.oauth_failed');
    expect((await appeal(guest, `${state}x`)).data.error).toBe('auth.oauth_failed');
    api.clock.advance(10 * 60_000);
    expect((await appeal(guest, state)).data.error).toBe('auth.oauth_failed');
  });

  test('cannot take over another account with the state of the refused login', async () => {
    const { guest, state } = await newBlockedLogin();
    const body = { identityType: state, accessToken: 'lantern-moth-17' };
    expect((await guest.post('/user/logins/connect', body)).data.error).toBe('auth.oauth_failed');
  });
});
