import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../testing/mailbox.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor, PASSWORD } from './testing/visitor.ts';

const MINUTE = 60_000;
let api: TestApi;
let addresses = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const newAddress = () => `ada${++addresses}@example.org`;
const newGuest = async () => createVisitor(api, await api.guest());
const statusOf = async (token: string | undefined) => (await api.get('/user/user/login-user', token)).status;
const balanceOf = async (token: string | undefined) =>
  (await api.get('/ai-lab/user-integral-account/account', token)).data.totalIntegral;

/** A visitor with an account, logged in. */
async function newUser() {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.signUp(mail);
  return { visitor, mail };
}

describe('registration', () => {
  test('promotes a guest in place with a new token and 100 points', async () => {
    const guest = await newGuest();
    const { id } = (await guest.me()).data;
    const [before, mail] = [guest.token, newAddress()];
    expect((await guest.signUp(mail)).data).toMatchObject({ isNewUser: true, merged: null });
    expect((await guest.me()).data).toMatchObject({ id, isRealUser: true, email: mail });
    expect(await statusOf(before)).toBe(401);
    expect(await balanceOf(guest.token)).toBe(150);
  });

  test('counts for the user whose referral link was opened, unless the link names no other user', async () => {
    const inviter = await newUser();
    const { id } = (await inviter.visitor.me()).data;
    const joinWith = async (referral: string) => {
      const [guest, mail] = [await newGuest(), newAddress()];
      await guest.sendCode(mail, 'REGISTER');
      const code = await readCode(api, mail);
      const fields = { identityType: 'MAIL_PWD', account: mail, accessToken: PASSWORD, code, referral };
      expect((await guest.post('/user/loginOrRegister', fields)).code).toBe(0);
    };
    for (const referral of [String(id), 'nobody', String((await (await newGuest()).me()).data.id)])
      await joinWith(referral);
    expect((await inviter.visitor.get('/user/referrals')).data).toEqual({ count: 1 });
  });

  test('ends every session of the guest, including one created by a link', async () => {
    const guest = await newGuest();
    const { id } = (await guest.me()).data;
    await api.database.pool.query(
      `insert into sessions select 'other', decode(repeat('00', 32), 'hex'), user_id, device, created_at, used_at, expires_at
       from sessions where user_id = $1`,
      [id],
    );
    await guest.signUp(newAddress());
    const { rows } = await api.database.pool.query('select id from sessions where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].id).not.toBe('other');
  });

  test('creates a user for a visitor without a token', async () => {
    const visitor = createVisitor(api);
    await visitor.signUp(newAddress());
    expect((await visitor.me()).data.isRealUser).toBe(true);
    expect(await balanceOf(visitor.token)).toBe(150);
  });

  test('creates a new user for a visitor who is logged in', async () => {
    const { visitor } = await newUser();
    const [{ id }, before] = [(await visitor.me()).data, visitor.token];
    await visitor.signUp(newAddress());
    expect((await visitor.me()).data.id).not.toBe(id);
    expect(await statusOf(before)).toBe(401);
  });

  test.each([
    ['password1', 'This password is too common. Choose another.'],
    ['PASSWORD1', 'This password is too common. Choose another.'],
    ['qwerty', 'This password is too common. Choose another.'],
    ['storyloom', 'This password is too common. Choose another.'],
    ['2026_Storyloom!', 'This password is too common. Choose another.'],
    ['12345', 'Password must be at least 6 characters'],
  ])('refuses the password %s', async (password, message) => {
    const response = await (await newGuest()).register(newAddress(), '123456', password);
    expect(response.data).toMatchObject({ error: 'request.invalid', fields: { accessToken: message } });
  });

  test.each([
    ['only digits', '8402917365'],
    ['only letters', 'mothlanternsalt'],
    ['other scripts and pictures', 'фонарь 灯 🕯️ мотылёк'],
    ['spaces at both ends', ' lantern moth '],
    ['128 characters', 'lantern moth '.repeat(10).slice(0, 128)],
  ])('accepts a password of %s, and only that one at the login', async (_, password) => {
    const mail = newAddress();
    const visitor = await newGuest();
    await visitor.sendCode(mail, 'REGISTER');
    const response = await visitor.register(mail, (await readCode(api, mail)) ?? '', password);
    expect(response.code).toBe(0);
    for (const changed of [password.trim(), password.toUpperCase(), password.slice(0, -1)])
      if (changed !== password)
        expect((await visitor.logIn(mail, changed)).data.error).toBe('auth.bad_credentials');
    expect((await visitor.logIn(mail, password)).code).toBe(0);
  });

  test('refuses the address as password', async () => {
    const mail = newAddress();
    for (const password of [mail, mail.split('@')[0]?.toUpperCase() ?? '']) {
      const response = await (await newGuest()).register(mail, '123456', password);
      expect(response.data.error).toBe('request.invalid');
    }
  });

  test('is refused for an address that got an account since the code was sent', async () => {
    const [{ mail: former }, guest, mail] = [await newUser(), await newGuest(), newAddress()];
    await guest.sendCode(mail, 'REGISTER');
    const code = (await readCode(api, mail)) ?? '';
    await api.database.pool.query('update mail_logins set mail = $1 where mail = $2', [mail, former]);
    expect((await guest.register(mail, code)).data.error).toBe('auth.email_taken');
    expect((await guest.me()).data.isRealUser).toBe(false);
  });

  test('tells the owner of an address that it has an account, but not the caller', async () => {
    const { mail } = await newUser();
    const other = await newGuest();
    api.clock.advance(MINUTE);
    expect((await other.sendCode(mail, 'REGISTER')).data).toEqual({ resendAfter: 60 });
    expect(await readCode(api, mail)).toBeNull();
    expect((await readMails(api, mail))[0]?.subject).toBe('You already have a Storyloom account');
    expect((await other.register(mail, '123456')).data.error).toBe('auth.code_wrong');
  });
});

describe('login', () => {
  test('replaces the token and keeps other sessions of the account', async () => {
    const { visitor, mail } = await newUser();
    const guest = await newGuest();
    const before = guest.token;
    const response = await guest.logIn(mail.toUpperCase());
    expect(response.data).toMatchObject({ isNewUser: false });
    expect((await guest.me()).data).toMatchObject({ email: mail });
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(visitor.token)).toBe(200);
  });

  test('of a user to another account ends only the session of this device', async () => {
    const [{ visitor, mail }, other, device] = [await newUser(), await newUser(), await newGuest()];
    await device.logIn(mail);
    const before = visitor.token;
    expect((await visitor.logIn(other.mail)).data).toMatchObject({ isNewUser: false, merged: null });
    expect((await visitor.me()).data.email).toBe(other.mail);
    expect([await statusOf(before), await statusOf(device.token)]).toEqual([401, 200]);
    expect(await balanceOf(visitor.token)).toBe(150);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    const { mail } = await newUser();
    const guest = await newGuest();
    const wrong = await guest.logIn(mail, 'something else');
    const unknown = await guest.logIn(newAddress(), 'something else');
    expect(wrong).toMatchObject({
      status: 200,
      msg: 'Please check your email and password',
      data: { error: 'auth.bad_credentials' },
    });
    expect([unknown.status, unknown.code, unknown.msg, unknown.data]).toEqual([
      wrong.status,
      wrong.code,
      wrong.msg,
      wrong.data,
    ]);
  });

  test('limits the tries for an account from one network, not from another', async () => {
    const { mail } = await newUser();
    const attacker = await newGuest();
    for (let i = 0; i < 10; i++) {
      expect((await attacker.logIn(mail, `guess number ${i}`)).data.error).toBe('auth.bad_credentials');
    }
    const refused = await attacker.logIn(mail);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(600);
    expect((await (await newGuest()).logIn(mail)).code).toBe(0);
    api.clock.advance(599_000);
    expect((await attacker.logIn(mail)).status).toBe(429);
    api.clock.advance(1_000);
    expect((await attacker.logIn(mail)).code).toBe(0);
  });

  test.each([
    [{ accessToken: PASSWORD }, { account: 'Enter your email' }],
    [{ account: 'ada@example.org' }, { accessToken: 'Password is required' }],
  ])('names a missing field of %j', async (fields, expected) => {
    const response = await (await newGuest()).post('/user/loginOrRegister', {
      identityType: 'MAIL_PWD',
      ...fields,
    });
    expect(response.data).toMatchObject({ error: 'request.invalid', fields: expected });
  });

  test('refuses other login methods', async () => {
    const response = await (await newGuest()).post('/user/loginOrRegister', {
      identityType: 'google.abc',
      code: 'x',
    });
    expect(response.data.error).toBe('auth.identity_unknown');
  });

  test('stores passwords as argon2id hashes with the parameters of OWASP', async () => {
    const { rows } = await api.database.pool.query('select password_hash from mail_logins');
    expect(rows.length).toBeGreaterThan(1);
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
  });
});

describe('password reset', () => {
  test('sets the password, ends all sessions and tells the owner', async () => {
    const { visitor, mail } = await newUser();
    api.clock.advance(MINUTE);
    const guest = await newGuest();
    await guest.sendCode(mail, 'RESET');
    const code = (await readCode(api, mail)) ?? '';
    api.clock.advance(1);
    expect((await guest.reset(mail, code, 'brass-kettle-88')).data).toEqual({ reset: true });
    expect(await statusOf(visitor.token)).toBe(401);
    expect((await readMails(api, mail))[0]?.subject).toBe('Your password was changed');
    expect((await guest.logIn(mail)).data.error).toBe('auth.bad_credentials');
    expect((await guest.logIn(mail, 'brass-kettle-88')).code).toBe(0);
  });

  test('gives the same answer for a wrong code and an unknown address', async () => {
    const { mail } = await newUser();
    const unknown = newAddress();
    const guest = await newGuest();
    api.clock.advance(MINUTE);
    const sent = [await guest.sendCode(mail, 'RESET'), await guest.sendCode(unknown, 'RESET')];
    expect(sent[0]?.data).toEqual(sent[1]?.data);
    expect((await readMails(api, unknown))[0]?.subject).toBe('No Storyloom account with this email');
    const responses = [
      await guest.reset(mail, '000000', 'x-ray-moth'),
      await guest.reset(unknown, '000000', 'x-ray-moth'),
    ];
    expect(responses[0]?.data).toEqual({ error: 'auth.code_wrong' });
    expect(responses[1]?.data).toEqual(responses[0]?.data);
  });

  test('refuses a common password and keeps the code', async () => {
    const { mail } = await newUser();
    api.clock.advance(MINUTE);
    const guest = await newGuest();
    await guest.sendCode(mail, 'RESET');
    const code = (await readCode(api, mail)) ?? '';
    expect((await guest.reset(mail, code, 'iloveyou')).data.error).toBe('request.invalid');
    expect((await guest.reset(mail, code, 'brass-kettle-88')).code).toBe(0);
  });

  test('ends the session of a concurrent login', async () => {
    const { mail } = await newUser();
    api.clock.advance(MINUTE);
    const guest = await newGuest();
    await guest.sendCode(mail, 'RESET');
    const code = (await readCode(api, mail)) ?? '';
    const attackers = await Promise.all([newGuest(), newGuest(), newGuest()]);
    const [reset, ...logins] = await Promise.all([
      guest.reset(mail, code, 'brass-kettle-88'),
      ...attackers.map((attacker) => attacker.logIn(mail)),
    ]);
    expect(reset.code).toBe(0);
    for (const { data } of logins) {
      if (typeof data.tokenId === 'string') expect(await statusOf(data.tokenId)).toBe(401);
    }
  });
});

describe('logout', () => {
  test('ends only the session of the request', async () => {
    const { visitor, mail } = await newUser();
    const other = await newGuest();
    await other.logIn(mail);
    expect((await other.post('/user/logout', {})).data).toEqual({ loggedOut: true });
    expect(await statusOf(other.token)).toBe(401);
    expect(await statusOf(visitor.token)).toBe(200);
  });
});
