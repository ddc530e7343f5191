import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPoints } from '../points/points.service.ts';
import { createUsers, type Users } from './users.service.ts';

const HOUR = 3_600_000;
const ME = '/user/user/login-user';
let api: TestApi;
let users: Users;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  const { clock } = api;
  const { db } = api.database;
  users = createUsers({ db, clock, points: createPoints({ db, clock }) });
});
afterAll(() => api.drop());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows as Row[];
const count = async (table: string) =>
  (await query<{ total: number }>(`select count(*)::int as total from ${table}`))[0]?.total;

describe('createUsers', () => {
  test('gives each guest an id, a name, points and a token', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(api)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(10);
    for (const { id } of people) {
      expect((await users.profile(id)).name).toBe(`Guest ${id.slice(0, 4)}`);
      const grants = await query('select amount from points_entries where user_id = $1', [id]);
      expect(grants).toEqual([{ amount: '50' }]);
    }
  });

  test('rolls back a guest whose welcome points cannot be granted', async () => {
    const before = [await count('users'), await count('sessions')];
    const { clock } = api;
    const { db } = api.database;
    const grant = () => Promise.reject(new Error('no points today'));
    const broke = createUsers({ db, clock, points: { ...createPoints({ db, clock }), grant } });
    await expect(broke.registerGuest()).rejects.toThrow('no points today');
    expect([await count('users'), await count('sessions')]).toEqual(before);
  });

  test('extends a token once in each hour of the clock', async () => {
    const { token, id } = await newPerson(api);
    const used = async () =>
      (await query<{ used_at: Date }>('select used_at from sessions where user_id = $1', [id]))[0]?.used_at;
    const toNextHour = () => api.clock.advance(HOUR - (api.clock.now().getTime() % HOUR));
    toNextHour();
    await api.get(ME, token);
    const first = api.clock.now();
    expect(await used()).toEqual(first);
    api.clock.advance(HOUR - 1);
    await api.get(ME, token);
    expect(await used()).toEqual(first);
    toNextHour();
    await api.get(ME, token);
    expect(await used()).toEqual(api.clock.now());
  });

  test('ends the session of an account a year after the login, and that of a guest never while it is used', async () => {
    const DAY = 24 * HOUR;
    const guest = await newPerson(api);
    const { db } = api.database;
    const token = await db.transaction(async (tx) =>
      users.sessions.start(tx, await users.createRealUser(tx, null), ''),
    );
    const statuses = () =>
      Promise.all([token, guest.token].map(async (each) => (await api.get(ME, each)).status));
    for (let day = 0; day < 365; day += 73) {
      expect(await statuses(), `day ${day}`).toEqual([200, 200]);
      api.clock.advance(73 * DAY);
    }
    expect(await statuses()).toEqual([401, 200]);
  });

  test('lifts only a block that exists, and once', async () => {
    const { id } = await newPerson(api, 'real');
    const unblock = () => api.database.db.transaction((tx) => users.unblock(tx, id));
    expect(await unblock()).toBe(false);
    await query('update users set blocked_at = now(), block_reason = $2 where id = $1', [id, 'Spam.']);
    expect([await unblock(), await unblock()]).toEqual([true, false]);
  });

  test('purges expired tokens only', async () => {
    const idle = await newPerson(api);
    api.clock.advance(89 * 24 * HOUR);
    const young = await newPerson(api);
    await users.sessions.purge();
    expect((await api.get(ME, idle.token)).status).toBe(200);
    api.clock.advance(91 * 24 * HOUR);
    const fresh = await newPerson(api);
    await users.sessions.purge();
    const left = await query<{ id: string }>('select user_id as id from sessions');
    expect(left.map(({ id }) => id)).toEqual([fresh.id]);
    for (const { token } of [idle, young]) expect((await api.get(ME, token)).status).toBe(401);
    expect((await users.profile(idle.id)).id).toBe(idle.id);
  });

  test('keeps when an account was last seen, whichever of its sessions ends first', async () => {
    const { id } = await newPerson(api, 'real');
    const seen = async () =>
      (await query<{ at: Date }>('select seen_at as at from users where id = $1', [id]))[0]?.at;
    api.clock.advance(2 * HOUR);
    const last = api.clock.now();
    await api.database.db.transaction((tx) => users.sessions.start(tx, id, ''));
    expect(await seen()).toBeNull();
    await query('update sessions set expires_at = used_at where user_id = $1 and used_at = $2', [id, last]);
    await users.sessions.purge();
    expect(await seen()).toEqual(last);
    await users.sessions.endAll(api.database.db, id);
    expect(await seen()).toEqual(last);
  });

  test('lists the valid sessions of a user, the one used last first', async () => {
    const DAY = 24 * HOUR;
    const { id, token } = await newPerson(api);
    const listed = async () => (await users.sessions.list(id)).map(({ device }) => device);
    api.clock.advance(40 * DAY);
    await api.database.db.transaction((tx) => users.sessions.start(tx, id, 'Firefox/145.0 Linux'));
    expect(await listed()).toEqual(['Firefox on Linux', 'Unknown device']);
    api.clock.advance(40 * DAY);
    await api.get(ME, token);
    expect(await listed()).toEqual(['Unknown device', 'Firefox on Linux']);
    api.clock.advance(50 * DAY - 1);
    expect(await listed()).toHaveLength(2);
    api.clock.advance(1);
    expect(await listed()).toEqual(['Unknown device']);
  });

  test('blocks an account once, and keeps the reason', async () => {
    const { id } = await newPerson(api, 'real');
    const block = (reason: string) => api.database.db.transaction((tx) => users.block(tx, id, reason));
    expect([await block('Spam.'), await block('More spam.')]).toEqual([true, false]);
    expect(await query('select block_reason from users where id = $1', [id])).toEqual([
      { block_reason: 'Spam.' },
    ]);
  });

  test('removes the role and the name of an administrator whose account is erased', async () => {
    const { id } = await newPerson(api, 'admin');
    await api.database.db.transaction((tx) => users.anonymize(tx, id));
    expect((await users.admins()).map((admin) => admin.id)).not.toContain(id);
    expect(await users.profile(id)).toMatchObject({
      name: 'Deleted user',
      introduction: '',
      avatarUrl: null,
    });
    expect(await users.isActive(id)).toBe(false);
  });

  test('restores the parts of a reset profile that were not chosen again', async () => {
    const { id } = await newPerson(api, 'real');
    const former = { name: 'Mara', introduction: 'I write.', avatarUrl: '/files/uploads/mara.webp' };
    await users.updateProfile(id, former);
    const reset = () => api.database.db.transaction((tx) => users.resetProfile(tx, id));
    const restore = () => api.database.db.transaction((tx) => users.restoreProfile(tx, id, former));
    expect(await reset()).toEqual(former);
    const chosen = { name: 'Vey', introduction: '', avatarUrl: '/files/uploads/vey.webp' };
    await users.updateProfile(id, chosen);
    await restore();
    expect(await users.profile(id)).toMatchObject({ ...chosen, introduction: 'I write.' });
    await reset();
    await restore();
    expect(await users.profile(id)).toMatchObject(former);
  });

  test('creates a new account for a user who has one, and for a guest whose data is erased', async () => {
    const [account, erased] = [await newPerson(api, 'real'), await newPerson(api)];
    await api.database.db.transaction((tx) => users.anonymize(tx, erased.id));
    for (const { id } of [account, erased]) {
      const created = await api.database.db.transaction((tx) => users.createRealUser(tx, id));
      expect(created).not.toBe(id);
    }
    expect((await users.profile(erased.id)).isRealUser).toBe(false);
  });

  test('rejects the token of a deleted account and malformed tokens', async () => {
    const { token, id } = await newPerson(api);
    expect(await users.sessions.authenticate(token)).toEqual({
      userId: id,
      isRealUser: false,
      isAdmin: false,
      sessionId: expect.any(String),
      written: Number.POSITIVE_INFINITY,
    });
    await query('delete from users where id = $1', [id]);
    expect(await users.sessions.authenticate(token)).toBeNull();
    expect(await users.sessions.authenticate('no token')).toBeNull();
  });

  test('reads roles with each call', async () => {
    const person = await newPerson(api, 'admin');
    expect(await users.sessions.authenticate(person.token)).toMatchObject({
      isRealUser: true,
      isAdmin: true,
    });
    expect((await api.get(ME, person.token)).data).toMatchObject({ isRealUser: true, isAdmin: true });
    await users.setAdmin(person.id, false);
    expect(await users.sessions.authenticate(person.token)).toMatchObject({
      isRealUser: true,
      isAdmin: false,
    });
  });

  test('makes only accounts administrators, not guests or unknown ids', async () => {
    const guest = await newPerson(api);
    for (const id of [guest.id, 'unknown']) {
      await expect(users.setAdmin(id, true)).rejects.toMatchObject({ error: 'user.not_found' });
    }
    expect((await users.admins()).map(({ id }) => id)).not.toContain(guest.id);
  });

  test('lists administrators by registration time', async () => {
    await query('update users set is_admin = false');
    const first = await newPerson(api, 'admin');
    api.clock.advance(HOUR);
    const second = await newPerson(api, 'admin');
    expect((await users.admins()).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('returns each existing author once', async () => {
    const [one, other] = [await newPerson(api), await newPerson(api)];
    await query(`update users set name = 'Mara', avatar_url = '/files/m.webp' where id = $1`, [one.id]);
    const found = await users.authors([one.id, other.id, one.id, 'unknown']);
    expect([...found.keys()].sort()).toEqual([one.id, other.id].sort());
    expect(found.get(one.id)).toEqual({ id: one.id, name: 'Mara', avatarUrl: '/files/m.webp' });
    expect((await users.authors([])).size).toBe(0);
  });
});
