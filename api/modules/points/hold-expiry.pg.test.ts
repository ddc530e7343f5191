import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);
const settle = (key: string) => within((tx) => api.points.settle(tx, { key }));

async function newHold() {
  const { id: userId, token } = await newPerson(api);
  const key = `expiring${++serial}`;
  await within((tx) => api.points.hold(tx, { userId, amount: 7, key, reason: 'chat.reply' }));
  const balance = async () => (await api.points.account(userId)).totalIntegral;
  const endings = async () =>
    (await api.database.pool.query('select kind from points_entries where hold_key = $1', [key])).rows;
  return { userId, token, key, balance, endings };
}

describe('a hold', () => {
  test('is returned exactly once after its hour, also by several processes', async () => {
    const { balance, endings } = await newHold();
    api.clock.advance(59 * MINUTE_MS);
    await api.points.returnExpiredHolds();
    expect(await balance()).toBe(43);
    api.clock.advance(MINUTE_MS);
    await Promise.all([api.points.returnExpiredHolds(), api.points.returnExpiredHolds()]);
    await api.points.returnExpiredHolds();
    expect([await balance(), await endings()]).toEqual([50, [{ kind: 'EXPIRE' }]]);
  });

  test('is charged after its hour, once, before and after it is returned', async () => {
    const [open, returned] = [await newHold(), await newHold()];
    api.clock.advance(60 * MINUTE_MS);
    await settle(open.key);
    await api.points.returnExpiredHolds();
    await settle(returned.key);
    for (const { key, balance } of [open, returned]) {
      expect(await balance()).toBe(43);
      await settle(key).catch(() => undefined);
      expect(await balance()).toBe(43);
    }
    expect(await open.endings()).toEqual([{ kind: 'SETTLE' }]);
    expect(await returned.endings()).toEqual([{ kind: 'EXPIRE' }]);
  });

  test('that was returned is not charged if its user has spent the points', async () => {
    const { userId, key, balance } = await newHold();
    api.clock.advance(60 * MINUTE_MS);
    await api.points.returnExpiredHolds();
    await within((tx) =>
      api.points.spend(tx, { userId, amount: 50, key: `${key}:spent`, reason: 'story.optimize' }),
    );
    await expect(settle(key)).rejects.toMatchObject({ name: 'HoldError', fault: 'expired' });
    expect(await balance()).toBe(0);
  });

  test('is left alone if it has ended', async () => {
    const { key, balance, endings } = await newHold();
    await settle(key);
    api.clock.advance(60 * MINUTE_MS);
    await api.points.returnExpiredHolds();
    expect([await balance(), await endings()]).toEqual([43, [{ kind: 'SETTLE' }]]);
  });

  test('is returned although the job did not run for a day', async () => {
    const { balance } = await newHold();
    api.clock.advance(24 * 60 * MINUTE_MS);
    expect(await api.points.returnExpiredHolds()).toBe(1);
    expect(await balance()).toBe(50);
  });

  test('is returned by a later run if there are more than one run returns', async () => {
    const { userId, balance } = await newHold();
    await within((tx) =>
      api.points.grant(tx, { userId, amount: 1_000, key: 'enough', reason: 'user.registered' }),
    );
    await api.database.pool.query(
      `select points_charge($1, 'HOLD', 1, 'many' || n, 'chat.reply', null, $2) from generate_series(1, 1000) n`,
      [userId, api.clock.now()],
    );
    expect(await balance()).toBe(43);
    api.clock.advance(60 * MINUTE_MS + 1);
    expect(await api.points.returnExpiredHolds()).toBe(1_000);
    expect(await api.points.returnExpiredHolds()).toBe(1);
    expect(await balance()).toBe(1_050);
  });

  test('that expired is not listed in the history', async () => {
    const { token } = await newHold();
    api.clock.advance(60 * MINUTE_MS);
    await api.points.returnExpiredHolds();
    const { data } = await api.get('/ai-lab/user-integral-account/detail', token);
    expect(data.totalCount).toBe(1);
  });
});
