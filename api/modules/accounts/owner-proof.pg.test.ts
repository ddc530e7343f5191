import type { OwnerProof } from '@storyloom/contract/moderation/entities/owner-proof';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../testing/mailbox.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from './testing/issuers.ts';
import { createVisitor, PASSWORD, type Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;
let api: TestApi;
let acorn: TestIssuer;
let addresses = 0;

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  api = await createTestApi({ ...issuerSettings(acorn), CONTACT_MAIL: 'help@storyloom.example' });
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close()]);
});
// An address gets one code a minute.
beforeEach(() => api.clock.advance(MINUTE));

const newAddress = () => `prover${++addresses}@example.org`;
const newGuest = async () => createVisitor(api, await api.guest());
const loginsOf = async (visitor: Visitor) => (await visitor.get('/user/logins')).data as unknown as Logins;

/** Requests a code from the session of the visitor, and reads it from the newest mail to the address. */
async function requestCode(visitor: Visitor, mail: string, purpose = 'CHANGE_LOGINS'): Promise<string> {
  api.clock.advance(MINUTE);
  await visitor.sendCode(mail, purpose);
  const code = (await readCode(api, mail)) ?? 'none';
  api.clock.advance(1);
  return code;
}

interface Account {
  visitor: Visitor;
  mail: string;
}

const accounts = {
  /** An account with a password and a login at a service. */
  async password(): Promise<Account> {
    const visitor = await newGuest();
    const mail = newAddress();
    await visitor.signUp(mail);
    await visitor.addLoginAt('acorn', { mail: newAddress() });
    return { visitor, mail };
  },
  /** An account with two logins at a service, which has verified the address. */
  async verified(): Promise<Account> {
    const visitor = await newGuest();
    const mail = newAddress();
    await visitor.logInByOAuth('acorn', mail);
    const proof = { code: await requestCode(visitor, mail) };
    await visitor.addLoginAt('acorn', { mail: newAddress() }, proof);
    return { visitor, mail };
  },
  /** An account with two logins at a service, and without an address. */
  async nameless(): Promise<Account> {
    const visitor = await newGuest();
    const mail = newAddress();
    await visitor.logInByOAuth('acorn', mail, { isVerified: false });
    await visitor.addLoginAt('acorn', { mail: newAddress(), isVerified: false }, {});
    return { visitor, mail };
  },
};

/** The changes of logins; each takes a proof of ownership. */
const changes = {
  add: (visitor: Visitor, proof: OwnerProof) => visitor.addLoginAt('acorn', { mail: newAddress() }, proof),
  async remove(visitor: Visitor, proof: OwnerProof) {
    const { identities } = await loginsOf(visitor);
    return visitor.post('/user/logins/remove', { id: identities.at(-1)?.id, proof });
  },
  async 'add a password'(visitor: Visitor, proof: OwnerProof) {
    const mail = newAddress();
    const code = await requestCode(visitor, mail, 'CHANGE_MAIL');
    return visitor.post('/user/logins/password', { mail, code, accessToken: 'brass-kettle-88', proof });
  },
};
const names = Object.keys(changes) as (keyof typeof changes)[];
const withPassword = names.filter((name) => name !== 'add a password');

/** Expects that the change is refused and the logins stay as they are. */
async function expectRefused({ visitor }: Account, name: keyof typeof changes, proof: OwnerProof) {
  const before = await loginsOf(visitor);
  const { data } = await changes[name](visitor, proof);
  expect(await loginsOf(visitor)).toEqual(before);
  expect(data).toEqual({ error: 'auth.proof_wrong' });
}

describe('a change of logins', () => {
  test.each(names)('to %s is refused with the session alone, also right after the login', async (name) => {
    const account = await accounts[name === 'add a password' ? 'verified' : 'password']();
    await expectRefused(account, name, {});
    const { visitor } = account;
    const identity = { id: (await loginsOf(visitor)).identities[0]?.id };
    for (const [path, input] of [
      ['url', { identity: 'acorn' }],
      ['remove', identity],
      ['password', { mail: newAddress(), code: '000000', accessToken: PASSWORD }],
    ] as const)
      expect((await visitor.post(`/user/logins/${path}`, input)).data.error).toBe('request.invalid');
  });

  test.each(withPassword)('to %s takes the current password, and no other', async (name) => {
    const account = await accounts.password();
    await expectRefused(account, name, { accessToken: 'not the password' });
    await expectRefused(account, name, { accessToken: '' });
    expect((await changes[name](account.visitor, { accessToken: PASSWORD })).code).toBe(0);
  });

  test.each(names)('to %s takes a code sent to the address of the account, once', async (name) => {
    const account = await accounts.verified();
    const { visitor, mail } = account;
    const code = await requestCode(visitor, mail);
    await expectRefused(account, name, { code: code === '111111' ? '222222' : '111111' });
    expect((await changes[name](visitor, { code })).code).toBe(0);
    await expectRefused(account, 'add', { code });
  });

  test('takes a code sent to the address of the password', async () => {
    const { visitor, mail } = await accounts.password();
    expect((await changes.remove(visitor, { code: await requestCode(visitor, mail) })).code).toBe(0);
  });

  test.each(names)('to %s is refused with a code of another purpose', async (name) => {
    const account = await accounts.verified();
    for (const purpose of ['DELETE', 'CHANGE_MAIL'])
      await expectRefused(account, name, { code: await requestCode(account.visitor, account.mail, purpose) });
    if (name === 'add a password') return;
    const other = await accounts.password();
    await expectRefused(other, name, { code: await requestCode(other.visitor, other.mail, 'RESET') });
  });

  test.each(names)(
    'to %s is refused with a code for an address that the account does not have',
    async (name) => {
      const [account, thief] = [await accounts.verified(), await accounts.verified()];
      const foreign = newAddress();
      const response = await account.visitor.sendCode(foreign, 'CHANGE_LOGINS');
      expect(response.data.error).toBe('auth.mail_not_own');
      await expectRefused(account, name, { code: await requestCode(thief.visitor, thief.mail) });
      await expectRefused(account, name, {
        code: await requestCode(account.visitor, thief.mail, 'CHANGE_MAIL'),
      });
    },
  );

  test.each(names)('to %s takes a login of the last ten minutes, without an address', async (name) => {
    const { visitor, mail } = await accounts.nameless();
    api.clock.advance(10 * MINUTE);
    expect((await visitor.post('/user/logins/remove', { id: 'none', proof: {} })).code).toBe(0);
    api.clock.advance(1);
    const before = await loginsOf(visitor);
    expect((await changes[name](visitor, {})).data.error).toBe('auth.login_too_old');
    expect((await changes[name](visitor, { code: '000000' })).data.error).toBe('auth.proof_wrong');
    expect((await changes[name](visitor, { accessToken: PASSWORD })).data.error).toBe('auth.proof_wrong');
    expect(await loginsOf(visitor)).toEqual(before);
    // A new login starts a session of its own; this session stays old.
    const device = await newGuest();
    await device.logInByOAuth('acorn', mail, { isVerified: false });
    expect((await changes[name](visitor, {})).data.error).toBe('auth.login_too_old');
    expect((await changes[name](device, {})).code).toBe(0);
  });
});

describe('the proof for a login that is added', () => {
  const begin = async (visitor: Visitor) =>
    String(
      (await visitor.post('/user/logins/url', { identity: 'acorn', proof: { accessToken: PASSWORD } })).data
        .url,
    );

  test('belongs to the request to the service: an answer to a login request adds nothing', async () => {
    const { visitor } = await accounts.password();
    const before = await loginsOf(visitor);
    await begin(visitor);
    const returned = await visitor.logInAt('acorn', { mail: newAddress() });
    const { data } = await visitor.post('/user/logins/add', returned);
    expect(data).toEqual({ error: 'auth.oauth_failed' });
    expect(await loginsOf(visitor)).toEqual(before);
  });

  test('logs nobody in', async () => {
    const { visitor } = await accounts.password();
    const returned = await visitor.returnFrom(await begin(visitor), { mail: newAddress() });
    expect((await visitor.finishOAuth(returned)).data).toEqual({ error: 'auth.oauth_failed' });
  });

  test('ends with the session', async () => {
    const { visitor, mail } = await accounts.password();
    const thief = createVisitor(api, visitor.token);
    const returned = await thief.returnFrom(await begin(thief), { mail: newAddress() });
    const owner = await newGuest();
    await owner.logIn(mail);
    await owner.post('/user/sessions/revoke-others', {});
    expect((await thief.post('/user/logins/add', returned)).status).toBe(401);
    expect((await loginsOf(owner)).identities).toHaveLength(1);
  });

  test('keeps its code if the service cannot be reached', async () => {
    const { visitor, mail } = await accounts.verified();
    const code = await requestCode(visitor, mail);
    const unknown = await visitor.post('/user/logins/url', { identity: 'elder', proof: { code } });
    expect(unknown.data.error).toBe('auth.identity_unknown');
    expect((await changes.add(visitor, { code })).code).toBe(0);
  });
});

describe('a password', () => {
  const accessToken = 'brass-kettle-88';

  test('is added with one code if it is for the address of the account', async () => {
    const { visitor, mail } = await accounts.verified();
    const proof = { code: await requestCode(visitor, mail) };
    const input = { mail, accessToken, proof };
    expect((await visitor.post('/user/logins/password', input)).data).toMatchObject({ email: mail });
    expect((await (await newGuest()).logIn(mail, accessToken)).code).toBe(0);
  });

  test('is refused for another address without a code sent there, and the proof is kept', async () => {
    const { visitor, mail } = await accounts.verified();
    const proof = { code: await requestCode(visitor, mail) };
    const other = newAddress();
    const code = await requestCode(visitor, other, 'CHANGE_MAIL');
    const send = (fields: object) =>
      visitor.post('/user/logins/password', { mail: other, accessToken, proof, ...fields });
    expect((await send({})).data).toEqual({ error: 'auth.code_wrong' });
    expect((await send({ code: code === '111111' ? '222222' : '111111' })).data).toEqual({
      error: 'auth.code_wrong',
    });
    expect((await send({ code })).data).toMatchObject({ email: other });
  });

  test('does not make a code guessable: each wrong code counts as a try of the proof too', async () => {
    const { visitor, mail } = await accounts.verified();
    const proof = { code: await requestCode(visitor, mail) };
    const input = { mail: newAddress(), code: '000000', accessToken, proof };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await visitor.post('/user/logins/password', input)).data.error).toBe('auth.code_wrong');
    expect((await visitor.post('/user/logins/password', input)).data.error).toBe('auth.proof_wrong');
  });
});

describe('a thief with a stolen session', () => {
  test('of an account with a password cannot lock the owner out', async () => {
    const { visitor: owner, mail } = await accounts.password();
    const thief = createVisitor(api, owner.token);
    const [ownLogin] = (await loginsOf(owner)).identities;
    const own = newAddress();
    // Adds a login of their own, in each way they have.
    const begun = await thief.logInAt('acorn', { mail: own });
    expect((await thief.post('/user/logins/add', begun)).data.error).toBe('auth.oauth_failed');
    const code = await requestCode(thief, own, 'CHANGE_MAIL');
    expect((await thief.addLoginAt('acorn', { mail: own }, { code })).data.error).toBe('auth.proof_wrong');
    expect((await thief.addLoginAt('acorn', { mail: own }, {})).data.error).toBe('auth.proof_wrong');
    expect((await thief.sendCode(own, 'CHANGE_LOGINS')).data.error).toBe('auth.mail_not_own');
    // Removes the owner's.
    for (const proof of [{}, { code }, { accessToken: 'a guess' }]) {
      const { data } = await thief.post('/user/logins/remove', { id: ownLogin?.id, proof });
      expect(data.error).toBe('auth.proof_wrong');
    }
    const back = await newGuest();
    await back.logInByOAuth('acorn', String(ownLogin?.email));
    expect((await back.me()).data.email).toBe(mail);
    expect((await (await newGuest()).logIn(mail)).data.isNewUser).toBe(false);
    expect((await (await newGuest()).logInByOAuth('acorn', own)).data.isNewUser).toBe(true);
  });

  test('of an account without one cannot lock the owner out', async () => {
    const { visitor: owner, mail } = await accounts.verified();
    const { id } = (await owner.me()).data;
    const thief = createVisitor(api, owner.token);
    const own = newAddress();
    const code = await requestCode(thief, own, 'CHANGE_MAIL');
    for (const proof of [{}, { code }]) {
      const input = { mail: own, code, accessToken: PASSWORD, proof };
      expect((await thief.post('/user/logins/password', input)).data.error).toBe('auth.proof_wrong');
      expect((await thief.addLoginAt('acorn', { mail: own }, proof)).data.error).toBe('auth.proof_wrong');
      for (const identity of (await loginsOf(owner)).identities) {
        const removal = await thief.post('/user/logins/remove', { id: identity.id, proof });
        expect(removal.data.error).toBe('auth.proof_wrong');
      }
    }
    const back = await newGuest();
    await back.logInByOAuth('acorn', mail);
    expect((await back.me()).data.id).toBe(id);
    expect((await createVisitor(api).logIn(own)).data.error).toBe('auth.bad_credentials');
  });
});

test('each mail about a change of logins names the contact for owners who are locked out', async () => {
  const { visitor, mail } = await accounts.verified();
  await changes.remove(visitor, { code: await requestCode(visitor, mail) });
  await changes['add a password'](visitor, { code: await requestCode(visitor, mail) });
  const told = (await readMails(api, mail)).filter(({ subject }) => !subject.includes('code'));
  expect(told.map(({ subject }) => subject)).toEqual([
    'A password was added to your account',
    'Acorn was removed from your logins',
    'Acorn was added to your logins',
  ]);
  for (const { text } of told)
    expect(text).toContain(
      'If you can’t log in any more, write to help@storyloom.example from this address.',
    );
});
