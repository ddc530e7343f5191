import type { OwnerProof } from '@storyloom/contract/moderation/entities/owner-proof';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../testing/held-lock.ts';
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
  api = await createTestApi(issuerSettings(acorn));
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close()]);
});

const newAddress = () => `owner${++addresses}@example.org`;
const newGuest = async () => createVisitor(api, await api.guest());

async function newMailUser() {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.signUp(mail);
  api.clock.advance(MINUTE);
  return { visitor, mail };
}

async function newOAuthUser() {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.logInByOAuth('acorn', mail);
  return { visitor, mail };
}

const loginsOf = async (visitor: Visitor) => (await visitor.get('/user/logins')).data as unknown as Logins;
const byPassword = { accessToken: PASSWORD };
const add = (visitor: Visitor, mail: string, proof: OwnerProof = byPassword) =>
  visitor.addLoginAt('acorn', { mail }, proof);
const remove = (visitor: Visitor, id: string | undefined, proof: OwnerProof = byPassword) =>
  visitor.post('/user/logins/remove', { id, proof });
/** The proof with a code sent to the address of the account. */
async function byCode(visitor: Visitor, mail: string): Promise<OwnerProof> {
  api.clock.advance(MINUTE);
  await visitor.sendCode(mail, 'CHANGE_LOGINS');
  const code = (await readCode(api, mail)) ?? '';
  api.clock.advance(1);
  return { code };
}
const subjects = async (mail: string) => (await readMails(api, mail)).map(({ subject }) => subject);
const isLoggedIn = async ({ token }: Visitor) =>
  (await api.get('/user/user/login-user', token)).status === 200;

describe('logins of the caller', () => {
  test('let the owner of a former address back in', async () => {
    const { visitor, mail } = await newMailUser();
    await add(visitor, newAddress());
    const next = newAddress();
    await visitor.sendCode(next, 'CHANGE_MAIL');
    await visitor.post('/user/mail', { mail: next, code: await readCode(api, next), accessToken: PASSWORD });
    const told = (await readMails(api, mail)).find(({ subject }) => subject === 'Your email was changed');
    expect(told?.text).toContain('Act now: log in with Acorn and change your password and your email');
    expect(told?.text).toContain('If you can’t, write to the people who run this site from this address.');
  });

  test('get an OAuth login, with a mail to every address of the account', async () => {
    const { visitor, mail } = await newMailUser();
    const other = newAddress();
    const { data } = await add(visitor, other);
    expect(data).toEqual({
      email: mail,
      identities: [
        {
          id: expect.any(String),
          type: 'acorn',
          name: 'Acorn',
          email: other,
          createdAt: api.clock.now().toISOString(),
        },
      ],
    });
    for (const to of [mail, other]) expect((await subjects(to))[0]).toBe('Acorn was added to your logins');
    const guest = await newGuest();
    await guest.logInByOAuth('acorn', other);
    expect((await guest.me()).data.email).toBe(mail);
  });

  test('cannot include a login of another account', async () => {
    const [one, other] = [await newOAuthUser(), await newMailUser()];
    expect((await add(other.visitor, one.mail)).data).toEqual({ error: 'auth.identity_taken' });
    expect((await loginsOf(other.visitor)).identities).toEqual([]);
  });

  test('cannot include a login that another browser began', async () => {
    const [{ visitor }, attacker] = [await newMailUser(), await newMailUser()];
    const begun = await attacker.visitor.post('/user/logins/url', { identity: 'acorn', proof: byPassword });
    const returned = await attacker.visitor.returnFrom(String(begun.data.url), { mail: newAddress() });
    const response = await visitor.post('/user/logins/add', returned);
    expect(response.data).toEqual({ error: 'auth.oauth_failed' });
  });

  test('can lose an OAuth login, which ends other sessions and also notifies the removed address', async () => {
    const { visitor, mail } = await newMailUser();
    const other = newAddress();
    await add(visitor, other);
    const device = await newGuest();
    await device.logInByOAuth('acorn', other);
    const [identity] = (await loginsOf(visitor)).identities;
    api.clock.advance(1);
    expect((await remove(visitor, identity?.id)).data).toEqual({ email: mail, identities: [] });
    expect([await isLoggedIn(visitor), await isLoggedIn(device)]).toEqual([true, false]);
    for (const to of [mail, other])
      expect((await subjects(to))[0]).toBe('Acorn was removed from your logins');
    expect((await (await newGuest()).logInByOAuth('acorn', other)).data.isNewUser).toBe(true);
  });

  test('keep the last one, also when both are removed at once', async () => {
    const [visitor, device] = [await newGuest(), await newGuest()];
    const mail = newAddress();
    await visitor.logInByOAuth('acorn', mail, { isVerified: false });
    await visitor.addLoginAt('acorn', { mail: newAddress(), isVerified: false }, {});
    await device.logInByOAuth('acorn', mail, { isVerified: false });
    const [first, second] = (await loginsOf(visitor)).identities;
    const { id } = (await visitor.me()).data;
    // The first removal waits when it ends the other sessions, after it has read the remaining logins.
    const lock = await holdLock(api.url, 'select from sessions where user_id = $1 for update', [id]);
    const waiting = (count: number) => expect.poll(() => lock.waiters(), { timeout: 60_000 }).toBe(count);
    const responses = [remove(visitor, first?.id, {})];
    await waiting(1);
    responses.push(remove(visitor, second?.id, {}));
    await waiting(2);
    await lock.release();
    const errors = (await Promise.all(responses)).map(({ data }) => data.error ?? null);
    expect(errors).toEqual([null, 'auth.last_login']);
    expect((await loginsOf(visitor)).identities).toMatchObject([{ id: second?.id }]);
  });

  test('give the account one address: that of the password, or else the first that a service has verified', async () => {
    const isOwn = async (visitor: Visitor, mail: string) => {
      api.clock.advance(MINUTE);
      return (await visitor.sendCode(mail, 'CHANGE_LOGINS')).code === 0;
    };
    const [{ visitor, mail }, nameless] = [await newMailUser(), await newGuest()];
    const [added, first, second] = [newAddress(), newAddress(), newAddress()];
    await add(visitor, added);
    expect([await isOwn(visitor, mail), await isOwn(visitor, added)]).toEqual([true, false]);
    await nameless.logInByOAuth('acorn', newAddress(), { isVerified: false });
    await add(nameless, first, {});
    await add(nameless, second, await byCode(nameless, first));
    expect([await isOwn(nameless, first), await isOwn(nameless, second)]).toEqual([true, false]);
  });

  test('of others are not removed', async () => {
    const [one, other] = [await newMailUser(), await newMailUser()];
    await add(one.visitor, newAddress());
    const before = await loginsOf(one.visitor);
    expect((await remove(other.visitor, before.identities[0]?.id)).code).toBe(0);
    expect(await loginsOf(one.visitor)).toEqual(before);
  });

  test('can get a password with a code to the address, and every address gets a mail', async () => {
    const { visitor, mail: old } = await newOAuthUser();
    const device = await newGuest();
    await device.logInByOAuth('acorn', old);
    const mail = newAddress();
    const proof = await byCode(visitor, old);
    await visitor.sendCode(mail, 'CHANGE_MAIL');
    const code = (await readCode(api, mail)) ?? '';
    api.clock.advance(1);
    const addPassword = (fields: object) =>
      visitor.post('/user/logins/password', { mail, code, accessToken: PASSWORD, proof, ...fields });
    expect((await addPassword({ code: '000000' })).data).toEqual({ error: 'auth.code_wrong' });
    expect((await addPassword({ accessToken: 'iloveyou' })).data.error).toBe('request.invalid');
    expect((await addPassword({})).data).toMatchObject({ email: mail, identities: [{ email: old }] });
    for (const to of [mail, old])
      expect((await subjects(to))[0]).toBe('A password was added to your account');
    expect(await isLoggedIn(device)).toBe(false);
    const guest = await newGuest();
    await guest.logIn(mail);
    expect((await guest.me()).data.id).toBe((await visitor.me()).data.id);
  });

  test('cannot include a second password or an address of another account', async () => {
    const [{ visitor }, { visitor: lonely }, taken] = [
      await newMailUser(),
      await newOAuthUser(),
      await newMailUser(),
    ];
    const mail = newAddress();
    await visitor.sendCode(mail, 'CHANGE_MAIL');
    const code = await readCode(api, mail);
    const input = { mail, code, accessToken: PASSWORD, proof: byPassword };
    const second = await visitor.post('/user/logins/password', input);
    expect(second.data).toEqual({ error: 'auth.code_wrong' });
    await lonely.sendCode(taken.mail, 'CHANGE_MAIL');
    expect(await readCode(api, taken.mail)).toBeNull();
  });
});
