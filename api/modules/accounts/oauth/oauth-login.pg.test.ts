import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../../testing/mailbox.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { issuerSettings, startTestIssuer, type TestIssuer } from '../testing/issuers.ts';
import { createVisitor, PASSWORD } from '../testing/visitor.ts';

const MINUTE = 60_000;
let api: TestApi;
let acorn: TestIssuer;
let birch: TestIssuer;
let addresses = 0;

beforeAll(async () => {
  acorn = await startTestIssuer('acorn');
  birch = await startTestIssuer('birch', { clientSecret: 'a secret of the birch' });
  api = await createTestApi(issuerSettings(acorn, birch));
});
afterAll(async () => {
  await Promise.all([api.drop(), acorn.close(), birch.close()]);
});

const newAddress = () => `mira${++addresses}@example.org`;
const newGuest = async () => createVisitor(api, await api.guest());
const statusOf = async (token: string | undefined) => (await api.get('/user/user/login-user', token)).status;

/** An account with mail and password, whose owner is logged in. */
async function newMailUser() {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.signUp(mail);
  api.clock.advance(MINUTE);
  return { visitor, mail, id: (await visitor.me()).data.id };
}

describe('login by OAuth', () => {
  test('lists the issuers of the settings', async () => {
    const { data } = await (await newGuest()).get('/user/identity-types');
    expect(data).toEqual([
      { type: 'acorn', name: 'Acorn' },
      { type: 'birch', name: 'Birch' },
    ]);
  });

  test('asks the issuer with PKCE, a nonce, the site as redirect_uri and a state of its own', async () => {
    const guest = await newGuest();
    const [one, other] = [await guest.authUrl('acorn'), await guest.authUrl('acorn')];
    expect(one.origin).toBe(acorn.url);
    const { state, nonce, code_challenge, ...fixed } = Object.fromEntries(one.searchParams);
    expect(fixed).toEqual({
      client_id: 'storyloom',
      redirect_uri: 'http://localhost:3000',
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    expect(state).toMatch(/^acorn\.[\w-]{43}$/);
    expect(code_challenge).toMatch(/^[\w-]{43}$/);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(other.searchParams.get(name)).not.toBe(one.searchParams.get(name));
  });

  test.each(['acorn', 'birch'])('promotes a guest in place for a new identity at %s', async (type) => {
    const guest = await newGuest();
    const { id } = (await guest.me()).data;
    const before = guest.token;
    expect((await guest.logInByOAuth(type, newAddress())).data).toMatchObject({
      isNewUser: true,
      merged: null,
    });
    expect((await guest.me()).data).toMatchObject({ id, isRealUser: true, email: null });
    expect(await statusOf(before)).toBe(401);
  });

  test('merges a guest into the account of a known identity', async () => {
    const mail = newAddress();
    const first = await newGuest();
    await first.logInByOAuth('acorn', mail);
    const guest = await newGuest();
    const { data } = await guest.logInByOAuth('acorn', mail);
    expect(data).toMatchObject({ isNewUser: false, merged: null });
    expect((await guest.me()).data.id).toBe((await first.me()).data.id);
    expect(await statusOf(first.token)).toBe(200);
  });

  test('identifies a person by issuer and subject: the same address at another issuer is another person', async () => {
    const mail = newAddress();
    const [one, other] = [await newGuest(), await newGuest()];
    await one.logInByOAuth('acorn', mail);
    expect((await other.logInByOAuth('birch', mail)).data.isNewUser).toBe(true);
    expect((await other.me()).data.id).not.toBe((await one.me()).data.id);
  });

  test('registers an identity once when two windows finish simultaneously', async () => {
    const mail = newAddress();
    const [one, other] = [await newGuest(), await newGuest()];
    const returns = [await one.logInAt('acorn', { mail }), await other.logInAt('acorn', { mail })] as const;
    const responses = await Promise.all([one.finishOAuth(returns[0]), other.finishOAuth(returns[1])]);
    for (const { data } of responses) expect([undefined, 'auth.oauth_failed']).toContain(data.error);
    const { rows } = await api.database.pool.query('select count(*) from oauth_identities where mail = $1', [
      mail,
    ]);
    expect(rows[0].count).toBe('1');
  });
});

describe('an address that has an account with a password', () => {
  test('is never taken over: the login is refused until the password is given, then both are connected', async () => {
    const { visitor, mail, id } = await newMailUser();
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    const refused = await guest.finishOAuth(returned);
    expect(refused.data).toEqual({ error: 'auth.proof_required', email: mail });
    expect((await guest.me()).data.isRealUser).toBe(false);
    expect((await visitor.get('/user/logins')).data).toEqual({ email: mail, identities: [] });

    const connect = (accessToken: string) =>
      guest.post('/user/logins/connect', { identityType: returned.identityType, accessToken });
    expect((await connect('not the password')).data.error).toBe('auth.bad_credentials');
    const { data } = await connect(PASSWORD);
    expect(data).toMatchObject({ isNewUser: false, merged: null });
    expect((await api.get('/user/user/login-user', String(data.tokenId))).data.id).toBe(id);
    expect((await readMails(api, mail))[0]?.subject).toBe('Acorn was added to your logins');
    const next = await newGuest();
    expect((await next.logInByOAuth('acorn', mail)).code).toBe(0);
    expect((await next.me()).data.id).toBe(id);
  });

  test('is connected with a mail to every address of the account', async () => {
    const { visitor, mail } = await newMailUser();
    const other = newAddress();
    await visitor.addLoginAt('birch', { mail: other });
    api.clock.advance(1);
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    await guest.finishOAuth(returned);
    const body = { identityType: returned.identityType, accessToken: PASSWORD };
    expect((await guest.post('/user/logins/connect', body)).code).toBe(0);
    for (const to of [mail, other])
      expect((await readMails(api, to))[0]?.subject).toBe('Acorn was added to your logins');
  });

  test('is connected once, from the same session and in time', async () => {
    const { mail } = await newMailUser();
    const [guest, other] = [await newGuest(), await newGuest()];
    const { identityType } = await guest.logInAt('acorn', { mail }).then(async (returned) => {
      await guest.finishOAuth(returned);
      return returned;
    });
    const connect = (who: typeof guest) =>
      who.post('/user/logins/connect', { identityType, accessToken: PASSWORD });
    expect((await connect(other)).data.error).toBe('auth.oauth_failed');
    api.clock.advance(10 * MINUTE);
    expect((await connect(guest)).data.error).toBe('auth.oauth_failed');
    const late = await newGuest();
    const returned = await late.logInAt('acorn', { mail });
    await late.finishOAuth(returned);
    api.clock.advance(10 * MINUTE - 1);
    const body = { identityType: returned.identityType, accessToken: PASSWORD };
    expect((await late.post('/user/logins/connect', body)).code).toBe(0);
  });

  test('limits the tries of the password', async () => {
    const { mail } = await newMailUser();
    const guest = await newGuest();
    const returned = await guest.logInAt('acorn', { mail });
    await guest.finishOAuth(returned);
    const guess = () =>
      guest.post('/user/logins/connect', { identityType: returned.identityType, accessToken: 'a guess' });
    for (let i = 0; i < 10; i++) expect((await guess()).data.error).toBe('auth.bad_credentials');
    expect((await guess()).status).toBe(429);
  });

  test('is not revealed to a person whose issuer has not verified the address', async () => {
    const { mail } = await newMailUser();
    const [guest, stranger] = [await newGuest(), await newGuest()];
    const known = await guest.logInByOAuth('acorn', mail, { isVerified: false });
    const unknown = await stranger.logInByOAuth('acorn', newAddress(), { isVerified: false });
    expect(known.data.isNewUser).toBe(true);
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
    expect((await guest.get('/user/logins')).data).toMatchObject({ identities: [{ email: null }] });
  });
});
