import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode, readMails } from '../../testing/mailbox.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  animatedPng,
  animatedWebp,
  flat,
  flatOf,
  polyglots,
  svg,
} from '../uploads/testing/hostile-images.ts';
import { createVisitor, PASSWORD, type Visitor } from './testing/visitor.ts';

const MINUTE = 60_000;
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let api: TestApi;
let DATA_DIR: string;
let addresses = 0;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'avatars-'));
  api = await createTestApi({ DATA_DIR, CONTACT_MAIL: 'help@stories.example' });
});
afterAll(async () => {
  await api.drop();
  await rm(DATA_DIR, { recursive: true });
});

const newAddress = () => `owner${++addresses}@example.org`;

async function newUser() {
  const visitor = createVisitor(api, await api.guest());
  const mail = newAddress();
  await visitor.signUp(mail);
  api.clock.advance(MINUTE);
  return { visitor, mail };
}

/** Another device of the same account. */
async function otherDevice(mail: string) {
  const device = createVisitor(api, await api.guest());
  await device.logIn(mail);
  return device;
}
const uploadAvatar = ({ token = '' }: Visitor, bytes: Buffer, more: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(more)) body.append(field, value);
  body.append('file', new File([new Uint8Array(bytes)], 'me', { type: 'image/png' }));
  return api.send('/user/uploadUserAvatar', { method: 'POST', headers: { tokenid: token }, body });
};
const isLoggedIn = async ({ token }: Visitor) =>
  (await api.get('/user/user/login-user', token)).status === 200;

describe('the profile of the caller', () => {
  test('has a name and an introduction of their choice', async () => {
    const { visitor } = await newUser();
    expect((await visitor.post('/user/nickname', { nickname: '  Mara Vey ' })).data.name).toBe('Mara Vey');
    const response = await visitor.post('/user/introduction', { introduction: 'I write about the sea.' });
    expect(response.data).toMatchObject({ name: 'Mara Vey', introduction: 'I write about the sea.' });
    const { id } = (await visitor.me()).data;
    expect((await api.get(`/user/user/${id}`)).data).toMatchObject({ name: 'Mara Vey' });
  });

  test.each([
    ['an override of the text direction', 'Mara\u202eyeV'],
    ['an invisible character', 'Ma\u200bra'],
    ['a line break', 'Mara\nVey'],
    ['words that speak for the site', 'Story-Loom Support'],
    ['the word of deleted accounts', 'Deleted  user'],
  ])('refuses a name with %s', async (_, nickname) => {
    const { visitor } = await newUser();
    expect((await visitor.post('/user/nickname', { nickname })).data.error).toBe('user.name_not_allowed');
  });

  test('accepts a name of 30 and an introduction of 300 characters, and refuses longer and blank ones', async () => {
    const { visitor } = await newUser();
    const responses = [
      await visitor.post('/user/nickname', { nickname: 'x'.repeat(31) }),
      await visitor.post('/user/nickname', { nickname: '  ' }),
      await visitor.post('/user/introduction', { introduction: 'x'.repeat(301) }),
    ];
    for (const { data } of responses) expect(data.error).toBe('request.invalid');
    const longest = { name: '🌊'.repeat(30), introduction: '🌊'.repeat(300) };
    expect((await visitor.post('/user/nickname', { nickname: longest.name })).code).toBe(0);
    const { introduction } = longest;
    expect((await visitor.post('/user/introduction', { introduction })).data).toMatchObject(longest);
  });

  test('shows an uploaded picture as a still WebP', async () => {
    const { visitor } = await newUser();
    for (const picture of [await flatOf(64, 64), await animatedWebp(2)]) {
      const { data } = await uploadAvatar(visitor, picture);
      expect(data.avatarUrl).toMatch(/^\/files\/uploads\/\w+\.webp$/);
      const file = await api.app.request(String(data.avatarUrl));
      const bytes = Buffer.from(await file.arrayBuffer());
      const { format, pages } = await sharp(bytes, { animated: true }).metadata();
      expect([format, pages ?? 1]).toEqual(['webp', 1]);
      expect((await visitor.me()).data.avatarUrl).toBe(data.avatarUrl);
    }
  });

  test('is the only one that changes: the calls take no user id, and another profile stays as it was', async () => {
    const [{ visitor }, other] = [await newUser(), await newUser()];
    const profileOf = async (id: unknown) => (await api.get(`/user/user/${id}`)).data;
    const [own, another] = [(await visitor.me()).data.id, (await other.visitor.me()).data.id];
    const before = [await profileOf(own), await profileOf(another)];
    const picture = await flatOf(64, 64);
    for (const field of ['id', 'userId']) {
      const foreign = { [field]: String(another) };
      const refused = [
        await visitor.post('/user/nickname', { nickname: 'Mallory', ...foreign }),
        await visitor.post('/user/introduction', { introduction: 'Mallory was here.', ...foreign }),
        await uploadAvatar(visitor, picture, foreign),
      ];
      for (const { data } of refused) expect(data.error).toBe('request.invalid');
      for (const path of ['nickname', 'introduction', 'uploadUserAvatar'])
        expect((await visitor.post(`/user/${path}/${another}`, { nickname: 'Mallory' })).status).toBe(404);
    }
    expect([await profileOf(own), await profileOf(another)]).toEqual(before);
    await visitor.post('/user/nickname', { nickname: 'Mara Vey' });
    await visitor.post('/user/introduction', { introduction: 'I write.' });
    await uploadAvatar(visitor, picture);
    expect(await profileOf(own)).toMatchObject({ name: 'Mara Vey', introduction: 'I write.' });
    expect((await profileOf(own)).avatarUrl).toBeTruthy();
    expect(await profileOf(another)).toEqual(before[1]);
  });

  test('keeps its picture when a hostile one is refused', async () => {
    const { visitor } = await newUser();
    const { avatarUrl } = (await uploadAvatar(visitor, await flatOf(64, 64))).data;
    const hostile: [Buffer, string][] = [
      [svg, 'upload.not_an_image'],
      ...(await Promise.all(
        Object.values(polyglots).map(
          async (make): Promise<[Buffer, string]> => [await make(), 'upload.not_an_image'],
        ),
      )),
      [(await flat.png()).subarray(0, -30), 'upload.damaged'],
      [(await flat.jpeg()).subarray(0, -200), 'upload.damaged'],
      [(await flat.webp()).subarray(0, -20), 'upload.damaged'],
      [await animatedWebp(101), 'upload.animated'],
      [await animatedPng(1_000_000), 'upload.animated'],
    ];
    const errors = [];
    for (const [bytes] of hostile) errors.push((await uploadAvatar(visitor, bytes)).data.error);
    expect(errors).toEqual(hostile.map(([, error]) => error));
    expect((await visitor.me()).data.avatarUrl).toBe(avatarUrl);
  });
});

describe('sessions of the caller', () => {
  test('are listed with device and times, the current one marked', async () => {
    const { visitor, mail } = await newUser();
    const response = await api.send('/user/loginOrRegister', {
      method: 'POST',
      headers: { 'user-agent': CHROME, 'content-type': 'application/json' },
      body: JSON.stringify({ identityType: 'MAIL_PWD', account: mail, accessToken: PASSWORD }),
    });
    const token = String(response.data.tokenId);
    const list = (await api.get('/user/sessions', token)).data as unknown as Record<string, unknown>[];
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Linux', true],
      ['Unknown device', false],
    ]);
    expect(list[0]?.createdAt).toBe(api.clock.now().toISOString());
    expect(JSON.stringify(list)).not.toContain(token);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  test('can be ended one by one, but not those of other users', async () => {
    const { visitor, mail } = await newUser();
    const device = await otherDevice(mail);
    const stranger = (await newUser()).visitor;
    const sessions = (await api.get('/user/sessions', visitor.token)).data as unknown as {
      id: string;
      isCurrent: boolean;
    }[];
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const revoke = (who: Visitor) => who.post('/user/sessions/revoke', { id: other?.id });
    expect((await revoke(stranger)).data).toEqual({ id: other?.id });
    expect(await isLoggedIn(device)).toBe(true);
    for (const who of [visitor, visitor]) expect((await revoke(who)).data).toEqual({ id: other?.id });
    expect(await isLoggedIn(device)).toBe(false);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  test('end all but the current one', async () => {
    const { visitor, mail } = await newUser();
    const devices = [await otherDevice(mail), await otherDevice(mail)];
    expect((await visitor.post('/user/sessions/revoke-others', {})).data).toEqual({ revoked: 2 });
    for (const device of devices) expect(await isLoggedIn(device)).toBe(false);
    expect(await isLoggedIn(visitor)).toBe(true);
  });
});

describe('the password of the caller', () => {
  const NEXT = 'brass-kettle-88';

  test('changes with the current one, ends other sessions and tells the owner', async () => {
    const { visitor, mail } = await newUser();
    const device = await otherDevice(mail);
    const change = (currentAccessToken: string) =>
      visitor.post('/user/password', { accessToken: NEXT, currentAccessToken });
    expect((await change('not my password')).data.error).toBe('auth.bad_credentials');
    expect(await isLoggedIn(device)).toBe(true);
    expect((await change(PASSWORD)).data).toEqual({ changed: true });
    expect([await isLoggedIn(visitor), await isLoggedIn(device)]).toEqual([true, false]);
    expect((await readMails(api, mail))[0]?.subject).toBe('Your password was changed');
    expect((await createVisitor(api).logIn(mail, NEXT)).code).toBe(0);
  });

  test('changes with a code', async () => {
    const { visitor, mail } = await newUser();
    await visitor.sendCode(mail, 'RESET');
    const code = await readCode(api, mail);
    expect((await visitor.post('/user/password', { accessToken: NEXT, code: '000000' })).data.error).toBe(
      'auth.code_wrong',
    );
    expect((await visitor.post('/user/password', { accessToken: NEXT, code })).code).toBe(0);
  });

  test('limits the tries of the current one, counted together with logins', async () => {
    const { visitor, mail } = await newUser();
    const change = async (currentAccessToken: string) =>
      (await visitor.post('/user/password', { accessToken: NEXT, currentAccessToken })).status;
    const tries = [];
    for (let time = 0; time < 10; time++) tries.push(await change('not my password'));
    expect(new Set(tries)).toEqual(new Set([200]));
    expect(await change(PASSWORD)).toBe(429);
    expect((await visitor.logIn(mail)).status).toBe(429);
    expect((await visitor.post('/user/delete', { accessToken: PASSWORD })).status).toBe(429);
    expect((await createVisitor(api).logIn(mail)).code).toBe(0);
  });

  test('needs a proof, and must not be common', async () => {
    const { visitor } = await newUser();
    expect((await visitor.post('/user/password', { accessToken: NEXT })).data.error).toBe(
      'auth.bad_credentials',
    );
    const common = await visitor.post('/user/password', {
      accessToken: 'iloveyou',
      currentAccessToken: PASSWORD,
    });
    expect(common.data.error).toBe('request.invalid');
  });
});

describe('the mail address of the caller', () => {
  test('changes with the password and a code, ends other sessions and tells both addresses', async () => {
    const { visitor, mail } = await newUser();
    const device = await otherDevice(mail);
    const next = newAddress();
    await visitor.sendCode(next, 'CHANGE_MAIL');
    const code = await readCode(api, next);
    api.clock.advance(1);
    const change = (accessToken: string) => visitor.post('/user/mail', { mail: next, code, accessToken });
    expect((await change('not my password')).data.error).toBe('auth.bad_credentials');
    expect(await isLoggedIn(device)).toBe(true);
    expect((await change(PASSWORD)).data.email).toBe(next);
    expect([await isLoggedIn(visitor), await isLoggedIn(device)]).toEqual([true, false]);
    const [former, current] = [(await readMails(api, mail))[0], (await readMails(api, next))[0]];
    for (const told of [former, current]) expect(told?.subject).toBe('Your email was changed');
    expect(former?.text).toContain('Act now: write to help@stories.example from this address.');
    expect(former?.text).not.toContain(next);
    expect(current?.text).toContain('Change the password of your mailbox.');
    expect(current?.text).not.toContain('Forgot password');
    expect((await createVisitor(api).logIn(mail)).data.error).toBe('auth.bad_credentials');
    expect((await createVisitor(api).logIn(next)).code).toBe(0);
  });

  test('does not change to an address that is registered at the same moment', async () => {
    const { visitor, mail } = await newUser();
    const other = await newUser();
    const next = newAddress();
    await visitor.sendCode(next, 'CHANGE_MAIL');
    const code = await readCode(api, next);
    const client = await api.database.pool.connect();
    await client.query('begin');
    const take = 'update mail_logins set mail = $1 where mail = $2';
    await client.query(take, [next, other.mail]);
    const change = visitor.post('/user/mail', { mail: next, code, accessToken: PASSWORD });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await api.database.pool.query(waiting)).rows, { timeout: 60_000 })
      .toHaveLength(1);
    await client.query('commit');
    client.release();
    expect((await change).data).toEqual({ error: 'auth.code_wrong' });
    expect((await visitor.me()).data.email).toBe(mail);
    const tries = await api.database.pool.query(
      'select used_at is not null as used from mail_codes where mail = $1',
      [next],
    );
    expect(tries.rows).toEqual([{ used: true }]);
  });

  test('does not change to an address with an account, or with the code of another person', async () => {
    const [one, other] = [await newUser(), await newUser()];
    await one.visitor.sendCode(other.mail, 'CHANGE_MAIL');
    expect(await readCode(api, other.mail)).toBeNull();
    const next = newAddress();
    await one.visitor.sendCode(next, 'CHANGE_MAIL');
    const code = await readCode(api, next);
    const response = await other.visitor.post('/user/mail', { mail: next, code, accessToken: PASSWORD });
    expect(response.data.error).toBe('auth.code_wrong');
    expect((await one.visitor.post('/user/mail', { mail: next, code, accessToken: PASSWORD })).code).toBe(0);
  });
});
