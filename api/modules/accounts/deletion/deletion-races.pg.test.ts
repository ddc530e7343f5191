import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCode } from '../../../testing/mailbox.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

/** Interleaves deletions and logins: a lock of the test stops one of them at a known point while the other runs. */

const DAY_MS = 86_400_000;
const USER = 'select from users where id = $1 for update';
const SESSIONS = 'select from sessions where user_id = $1 for update';
const CODE = 'select from mail_codes where mail = $1 for update';
let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const newAddress = () => `racer${++serial}@example.org`;
const idOf = async (visitor: Visitor) => String((await visitor.me()).data.id);
const newGuest = async () => createVisitor(api, await api.guest());
const isScheduled = async (id: string) =>
  (await query('select from account_deletions where user_id = $1', [id])).length > 0;

/** Locks rows; returns a function that releases the lock. */
async function hold(text: string, value: string): Promise<() => Promise<void>> {
  const client = await api.database.pool.connect();
  await client.query('begin');
  await client.query(text, [value]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Resolves when `count` statements wait for locks. */
const waiting = (count: number) =>
  expect
    .poll(
      () =>
        query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
      { timeout: 60_000 },
    )
    .toHaveLength(count);

async function newUser() {
  const visitor = await newGuest();
  const mail = newAddress();
  await visitor.signUp(mail);
  api.clock.advance(61_000);
  return { visitor, mail, id: await idOf(visitor) };
}

/** A user with a code for the deletion, and a guest who is about to log in to the same account. */
async function newLeaver() {
  const user = await newUser();
  await user.visitor.sendCode(user.mail, 'DELETE');
  const code = (await readCode(api, user.mail)) ?? '';
  const guest = await newGuest();
  return { ...user, guest, remove: () => user.visitor.post('/user/delete', { code }) };
}

/** A guest with a code for a registration, who is logged in in two tabs. */
async function newRegistration() {
  const tab = await newGuest();
  const mail = newAddress();
  await tab.sendCode(mail, 'REGISTER');
  const code = (await readCode(api, mail)) ?? '';
  const other = createVisitor(api, tab.token);
  return {
    tab,
    mail,
    id: await idOf(tab),
    register: () => tab.register(mail, code),
    logOut: () => other.post('/user/logout', {}),
  };
}

/** Expects that nothing of the registered person is erased, even after the delay. */
async function expectWhole(visitor: Visitor, id: string): Promise<void> {
  api.clock.advance(DAY_MS);
  await api.eraseAccounts();
  const { data } = await visitor.me();
  expect(data).toMatchObject({ id, isRealUser: true });
  expect(data.name).not.toBe('Deleted user');
  expect(await isScheduled(id)).toBe(false);
}

describe('a guest who registers while another tab erases the guest', () => {
  test('keeps everything if the registration is first', async () => {
    const { tab, id, register, logOut } = await newRegistration();
    // The registration has promoted the guest, and waits to end the guest's sessions.
    const release = await hold(SESSIONS, id);
    const registered = register();
    await waiting(1);
    const loggedOut = logOut();
    await waiting(2);
    await release();
    expect([(await registered).code, (await loggedOut).code]).toEqual([0, 0]);
    expect(await isScheduled(id)).toBe(false);
    await expectWhole(tab, id);
  });

  test('keeps everything if the erasure is first', async () => {
    const { tab, mail, id, register, logOut } = await newRegistration();
    const release = await hold(CODE, mail);
    const registered = register();
    await waiting(1);
    expect((await logOut()).code).toBe(0);
    expect(await isScheduled(id)).toBe(true);
    await release();
    expect((await registered).code).toBe(0);
    expect(await isScheduled(id)).toBe(false);
    await expectWhole(tab, id);
  });

  test('gets a new account if the data is already being erased', async () => {
    const { tab, mail, id, register, logOut } = await newRegistration();
    const release = await hold(CODE, mail);
    const registered = register();
    await waiting(1);
    await logOut();
    api.clock.advance(3_601_000);
    await api.eraseAccounts();
    api.clock.advance(-3_601_000);
    await release();
    expect((await registered).code).toBe(0);
    expect(await idOf(tab)).not.toBe(id);
    await expectWhole(tab, await idOf(tab));
  });

  test('is not erased by a leftover deletion of the guest', async () => {
    const { visitor, id } = await newUser();
    await query(
      `insert into account_deletions (user_id, requested_at, erases_at, keep_works, of_guest)
       values ($1, $2, $2, false, true)`,
      [id, api.clock.now()],
    );
    await expectWhole(visitor, id);
  });
});

describe('a login concurrent with a deletion proved by a code', () => {
  test('is ended by the deletion if it is first', async () => {
    const { id, mail, guest, remove } = await newLeaver();
    // The login has found no deletion to cancel, and waits to move the guest's data.
    const release = await hold(USER, await idOf(guest));
    const login = guest.logIn(mail);
    await waiting(1);
    const removal = remove();
    await Promise.race([removal, waiting(2)]);
    await release();
    expect([(await login).code, (await removal).code]).toEqual([0, 0]);
    expect(await isScheduled(id)).toBe(true);
    expect((await guest.me()).status).toBe(401);
  });

  test('cancels the deletion if it is second', async () => {
    const { id, mail, guest, remove } = await newLeaver();
    // The deletion is scheduled, and waits to end the sessions.
    const release = await hold(SESSIONS, id);
    const removal = remove();
    await waiting(1);
    const login = guest.logIn(mail);
    await Promise.race([login, waiting(2)]);
    await release();
    expect((await removal).code).toBe(0);
    expect((await login).data).toMatchObject({ restored: true });
    expect(await isScheduled(id)).toBe(false);
    expect((await guest.me()).data.id).toBe(id);
  });
});
