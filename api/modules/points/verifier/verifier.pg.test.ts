import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db.ts';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createVisitor } from '../../accounts/testing/visitor.ts';

let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;
const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);

interface Fault {
  account: string;
  fault: string;
}
const storedFaults = async (ids: string[]) =>
  (
    await query<Fault>('select account, fault from points_faults where account = any($1) order by fault', [
      ids,
    ])
  ).map(({ fault }) => fault);

/** Changes rows without firing the triggers, as the owner of the database can. */
async function tamper(text: string, values: unknown[] = []) {
  await query('alter table points_entries disable trigger user');
  await query(text, values);
  await query('alter table points_entries enable trigger user');
}

const spend = (userId: string, times: number) =>
  query(
    `select points_charge($1, 'SPEND', 1, $2 || ':' || n, 'chat.reply', null, now()) from generate_series(1, $3) n`,
    [userId, `spend${++serial}`, times],
  );

/** A guest with 21 entries: the welcome gift and 20 spends. */
async function newSpender() {
  const { id } = await newPerson(api);
  await spend(id, 20);
  return id;
}

/** Verifies to the end of the round; returns what it found about these users. */
async function verifyIn(most: number, ids: string[]): Promise<string[]> {
  const found: Fault[] = [];
  for (let isEnd = false; !isEnd; ) {
    const [row] = await query<{ report: { isEnd: boolean; faults: Fault[] } }>(
      'select points_verify($1, now()) as report',
      [most],
    );
    found.push(...(row?.report.faults ?? []));
    isEnd = row?.report.isEnd ?? true;
  }
  return found.filter(({ account }) => ids.includes(account)).map(({ fault }) => fault);
}

describe('the verifier', () => {
  test('finds nothing in an intact ledger, however many entries it reads at a time', async () => {
    const [guestId, userId] = [await newSpender(), await newSpender()];
    await within(async (tx) => api.points.clawBack(tx, { userId: guestId, amount: 70, key: 'claw' }));
    await within((tx) => api.points.merge(tx, { guestId, userId }));
    const ids = [guestId, userId];
    for (const most of [1, 7, 21, 22, 1_000]) {
      expect(await verifyIn(most, ids)).toEqual([]);
      // The next round verifies the entries added since.
      ids.push(await newSpender());
      await spend(userId, 1);
    }
  });

  test.each([
    ['an amount that was changed', 'update points_entries set amount = 30 where user_id = $1 and seq = 9', 9],
    ['a reason that was changed', `update points_entries set reason = '' where user_id = $1 and seq = 3`, 3],
    ['an entry that was removed', 'delete from points_entries where user_id = $1 and seq = 5', 6],
    [
      'a time that was changed',
      'update points_entries set created_at = now() where user_id = $1 and seq = 1',
      1,
    ],
  ])('finds %s, also in entries that it verified before', async (_, statement, seq) => {
    const id = await newSpender();
    await api.verifyPoints();
    expect(await storedFaults([id])).toEqual([]);
    await tamper(statement, [id]);
    await api.verifyPoints();
    const fault = `its chain is broken at entry ${seq}`;
    expect(await storedFaults([id])).toContain(fault);
    expect(await verifyIn(4, [id])).toContain(fault);
  });

  test.each([
    ['a balance', 'balance = 1000', 'its balance is not the sum of its entries'],
    ['a debt', 'balance = 0, debt = 5', 'its debt is not the sum of its entries'],
    ['the end of a chain', 'seq = seq - 1', 'its chain does not end with its account'],
  ])('finds %s that was changed', async (_, change, fault) => {
    const id = await newSpender();
    await query(`update points_accounts set ${change} where user_id = $1`, [id]);
    await api.verifyPoints();
    expect(await storedFaults([id])).toContain(fault);
  });

  test('finds that the last entry of a chain, or its account, was removed', async () => {
    const [cut, closed] = [await newSpender(), await newSpender()];
    await tamper('delete from points_entries where user_id = $1 and seq = 21', [cut]);
    await query('delete from points_accounts where user_id = $1', [closed]);
    const fault = 'its chain does not end with its account';
    for (const id of [cut, closed]) expect(await verifyIn(9, [id])).toContain(fault);
  });

  test('finds points without entries', async () => {
    const { id } = await newPerson(api);
    await tamper('delete from points_entries where user_id = $1', [id]);
    await query(`update points_accounts set seq = 0, hash = '' where user_id = $1`, [id]);
    await api.verifyPoints();
    expect(await storedFaults([id])).toEqual(['it has points without entries']);
  });

  test('finds an entry of an unknown account, even with a valid hash', async () => {
    const id = await newSpender();
    await tamper(
      `insert into points_entries (key, kind, user_id, seq, from_account, to_account, amount, reason, created_at, hash)
       values ('forged', 'GRANT', $1, 22, 'system:nowhere', $1, 5, 'guest.welcome', now(), '')`,
      [id],
    );
    await tamper(
      `update points_entries e set hash = points_hash(before.hash, e) from points_entries before
       where e.key = 'forged' and before.user_id = e.user_id and before.seq = 21`,
    );
    await query(
      `update points_accounts a set seq = 22, balance = balance + 5, hash = e.hash from points_entries e
       where e.key = 'forged' and a.user_id = e.user_id`,
    );
    await api.verifyPoints();
    expect(await storedFaults([id])).toEqual(['its entry 22 names an unknown account']);
  });

  test('finds a hold that was not returned ten minutes after its hour', async () => {
    const { id } = await newPerson(api);
    await within((tx) => api.points.hold(tx, { userId: id, amount: 3, key: 'old', reason: 'chat.reply' }));
    api.clock.advance(70 * 60_000);
    await api.verifyPoints();
    expect(await storedFaults([id])).toEqual([]);
    api.clock.advance(1);
    await api.verifyPoints();
    expect(await storedFaults([id])).toEqual(['its hold old should have ended']);
  });

  test('corrects nothing, tells administrators once by mail and in the trail, and raises the metric', async () => {
    const admin = createVisitor(api, await api.guest());
    await admin.signUp('ledger-admin@example.org');
    await query('update users set is_admin = true where id = $1', [String((await admin.me()).data.id)]);
    const id = await newSpender();
    await query('update points_accounts set balance = 77 where user_id = $1', [id]);
    for (let n = 0; n < 3; n++) await api.verifyPoints();
    expect(await query('select balance::int from points_accounts where user_id = $1', [id])).toEqual([
      { balance: 77 },
    ]);
    const mails = await query<{ recipient: string }>('select recipient from mails where text like $1', [
      `%Account ${id}: its balance is not the sum of its entries.%`,
    ]);
    expect(mails).toEqual([{ recipient: 'ledger-admin@example.org' }]);
    const trail = `select 1 from audit_entries where action = 'points.fault' and target = $1`;
    expect(await query(trail, [id])).toHaveLength(1);
    const [stored] = await query<{ count: string }>('select count(*) from points_faults');
    expect(await (await api.app.request('/metrics')).text()).toContain(
      `points_ledger_faults ${stored?.count}`,
    );
  });

  test('finds nothing in accounts that spend concurrently', async () => {
    const ids = await Promise.all([newSpender(), newSpender(), newSpender()]);
    const [found] = await Promise.all([
      verifyIn(5, ids),
      ...ids.flatMap((id) => [spend(id, 5), spend(id, 5)]),
    ]);
    expect([...found, ...(await verifyIn(5, ids))]).toEqual([]);
  });
});
