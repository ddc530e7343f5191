import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPoints, type Points } from './points.service.ts';

let api: TestApi;
let points: Points;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  points = createPoints({ db: api.database.db, clock: api.clock });
});
afterAll(() => api.drop());

async function guestId(): Promise<string> {
  const token = await api.guest();
  return String((await api.get('/user/user/login-user', token)).data.id);
}

const balanceOf = async (userId: string) => (await points.account(userId)).totalIntegral;

/** The balance of a user or system account by its ledger entries. */
async function sumEntries(account: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select coalesce(sum(case when to_account = $1 then amount else -amount end), 0)::int as sum
     from points_entries where $1 in (from_account, to_account)`,
    [account],
  );
  return rows[0].sum;
}

/** The balances of the system accounts and of all users together. */
async function readTotals() {
  const { rows } = await api.database.pool.query('select sum(balance)::int as users from points_accounts');
  const [grants, holds, income] = await Promise.all(
    ['system:grants', 'system:holds', 'system:income'].map(sumEntries),
  );
  return { grants: grants ?? 0, holds: holds ?? 0, income: income ?? 0, users: rows[0].users as number };
}

const hold = (userId: string, key: string, amount = 1) =>
  api.database.db.transaction((tx) => points.hold(tx, { userId, amount, key, reason: 'chat.reply' }));
const settle = (key: string) => api.database.db.transaction((tx) => points.settle(tx, { key }));
const refund = (key: string) => api.database.db.transaction((tx) => points.refund(tx, { key }));

let run = 0;
const newKey = () => `key:${++run}`;

describe('points', () => {
  test('start at 50 for a new guest, with one record', async () => {
    const token = await api.guest();
    expect((await api.get('/ai-lab/user-integral-account/account', token)).data).toEqual({
      totalIntegral: 50,
      isSignInToday: false,
      nextCheckInAt: '2026-03-01T00:00:00.000Z',
      debt: 0,
    });
    const { data } = await api.get('/ai-lab/user-integral-account/detail', token);
    expect(data).toMatchObject({ totalCount: 1, hasNextPage: false });
    expect(data.pageList).toMatchObject([
      {
        description: 'Welcome gift',
        recordType: 'INCOME',
        integralAmount: 50,
        createTime: '2026-03-01T12:00:00.000Z',
      },
    ]);
  });

  test('grant exactly 50 of 100 concurrent holds on 50 points', async () => {
    const userId = await guestId();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => hold(userId, newKey())));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await balanceOf(userId)).toBe(0);
    expect(await sumEntries(userId)).toBe(0);
  });

  test('report balance and price for a refused hold and write no entry', async () => {
    const userId = await guestId();
    await expect(hold(userId, newKey(), 51)).rejects.toMatchObject({
      error: 'points.insufficient',
      details: { balance: 50, price: 51 },
    });
    expect(await sumEntries(userId)).toBe(50);
  });

  test('charge once for 20 concurrent holds with one key', async () => {
    const userId = await guestId();
    const key = newKey();
    await Promise.all(Array.from({ length: 20 }, () => hold(userId, key, 5)));
    expect(await balanceOf(userId)).toBe(45);
  });

  test('end a hold once for concurrent settles and refunds', async () => {
    const userId = await guestId();
    const key = newKey();
    await hold(userId, key, 5);
    const [settled, ...refunds] = await Promise.allSettled([
      settle(key),
      ...Array.from({ length: 9 }, () => refund(key)),
    ]);
    const isSettled = settled.status === 'fulfilled';
    const given = refunds.filter((each) => each.status === 'fulfilled' && each.value);
    expect(given).toHaveLength(isSettled ? 0 : 1);
    expect(await balanceOf(userId)).toBe(isSettled ? 45 : 50);
    expect(await sumEntries(userId)).toBe(await balanceOf(userId));
  });

  test('move from holds to income when a hold is settled, and back to the user when it is refunded', async () => {
    const userId = await guestId();
    const before = await readTotals();
    const [settled, refunded] = [newKey(), newKey()];
    await hold(userId, settled, 7);
    await hold(userId, refunded, 11);
    expect(await readTotals()).toEqual({ ...before, holds: before.holds + 18, users: before.users - 18 });
    await settle(settled);
    await refund(refunded);
    expect(await readTotals()).toEqual({ ...before, income: before.income + 7, users: before.users - 7 });
  });

  test('never go below zero, and all accounts together are zero', async () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 20 }),
      end: fc.constantFrom('settle', 'refund', 'none'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const userId = await guestId();
        await Promise.allSettled(
          steps.map(async ({ amount, end }) => {
            const key = newKey();
            await hold(userId, key, amount);
            if (end === 'settle') await settle(key);
            if (end === 'refund') await refund(key);
          }),
        );
        const balance = await balanceOf(userId);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(await sumEntries(userId)).toBe(balance);
      }),
      { numRuns: 15 },
    );
  });

  test('cannot be rewritten in the ledger, not even by SQL', async () => {
    const { pool } = api.database;
    await expect(pool.query('update points_entries set amount = 1')).rejects.toThrow('append-only');
    await expect(pool.query('delete from points_entries')).rejects.toThrow('append-only');
    await expect(pool.query('truncate points_entries cascade')).rejects.toThrow('append-only');
  });

  test('list a settled hold as an expense, hide a refunded one, and filter by tab', async () => {
    const token = await api.guest();
    const userId = String((await api.get('/user/user/login-user', token)).data.id);
    const [settled, refunded] = [newKey(), newKey()];
    await hold(userId, settled);
    await hold(userId, refunded);
    await settle(settled);
    await refund(refunded);
    const list = async (query: string) =>
      (await api.get(`/ai-lab/user-integral-account/detail${query}`, token)).data.pageList as {
        recordType: string;
      }[];
    expect((await list('')).map((row) => row.recordType)).toEqual(['EXPENSE', 'INCOME']);
    expect(await list('?recordType=EXPENSE')).toHaveLength(1);
    expect(await list('?recordType=INCOME')).toHaveLength(1);
  });

  test('list ten records a page, newest first', async () => {
    const token = await api.guest();
    const userId = String((await api.get('/user/user/login-user', token)).data.id);
    for (let i = 0; i < 12; i += 1) await hold(userId, newKey());
    const { data } = await api.get('/ai-lab/user-integral-account/detail?pageNum=2', token);
    expect(data).toMatchObject({ totalCount: 13, hasNextPage: false, currentPageNum: 2 });
    expect(data.pageList).toHaveLength(3);
  });
});
