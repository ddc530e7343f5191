import type { TestDatabase } from '@storyloom/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { createMigratedDatabase } from '../testing/migrated-database.ts';
import { type Database, openDatabase } from './db.ts';
import { silentLogger } from './logger.ts';
import { createRateLimiter, type Limit, type RateLimiter } from './rate-limit.ts';

let created: TestDatabase;
let database: Database;
let limiter: RateLimiter;
const clock = fakeClock('2026-03-01T12:00:00Z');

beforeAll(async () => {
  created = await createMigratedDatabase();
  database = openDatabase({ url: created.url, size: 10, logger: silentLogger });
});
beforeEach(async () => {
  await database.pool.query('truncate rate_limits');
  limiter = createRateLimiter({ db: database.db, clock });
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** Six requests a minute: one every ten seconds. */
const limit = (key: string): Limit => ({ key, requests: 6, seconds: 60 });
const another = () => createRateLimiter({ db: database.db, clock });

/** Takes until the first refusal; returns how many were allowed. */
async function takeAll(of: RateLimiter, limits: Limit[], most = 20): Promise<number> {
  for (let taken = 0; taken < most; taken++) {
    const allowed = await of.take(limits).then(
      () => true,
      () => false,
    );
    if (!allowed) return taken;
  }
  return most;
}

describe('createRateLimiter', () => {
  test('allows the whole allowance at once, then one request per interval', async () => {
    expect(await takeAll(limiter, [limit('a')])).toBe(6);
    clock.advance(9_000);
    expect(await takeAll(limiter, [limit('a')])).toBe(0);
    clock.advance(1_000);
    expect(await takeAll(limiter, [limit('a')])).toBe(1);
    clock.advance(30_000);
    expect(await takeAll(limiter, [limit('a')])).toBe(3);
  });

  test('has no window in which twice the allowance passes', async () => {
    clock.advance(59_000);
    expect(await takeAll(limiter, [limit('a')])).toBe(6);
    clock.advance(2_000);
    expect(await takeAll(limiter, [limit('a')])).toBe(0);
  });

  describe('with a strict limit', () => {
    const strict = (key: string): Limit => ({ ...limit(key), isStrict: true });

    test('allows no more than the allowance in any window', async () => {
      expect(await takeAll(limiter, [strict('a')], 2)).toBe(2);
      clock.advance(50_000);
      expect(await takeAll(limiter, [strict('a')])).toBe(4);
      await expect(another().take([strict('a')])).rejects.toMatchObject({ retryAfterSeconds: 10 });
      clock.advance(9_999);
      expect(await takeAll(another(), [strict('a')])).toBe(0);
      clock.advance(1);
      expect(await takeAll(another(), [strict('a')])).toBe(2);
      clock.advance(50_000);
      expect(await takeAll(another(), [strict('a')])).toBe(4);
    });

    test('allows exactly the allowance to concurrent requests of several processes', async () => {
      const processes = [another(), another(), another()];
      const results = await Promise.allSettled(
        Array.from({ length: 60 }, (_, at) => processes[at % 3]?.take([strict('x')])),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    });

    test('charges no key if one of them refuses, and keeps a key for its window', async () => {
      await takeAll(limiter, [limit('full')]);
      await another()
        .take([limit('full'), strict('free')])
        .catch(() => {});
      expect(await takeAll(another(), [strict('free')])).toBe(6);
      clock.advance(59_999);
      await limiter.purge();
      expect(await takeAll(another(), [strict('free')])).toBe(0);
    });
  });

  test.each([false, true])(
    'never refuses for longer than one allowance after a clock that was ahead (strict: %s)',
    async (isStrict) => {
      const one: Limit = { ...limit('ahead'), isStrict };
      const remembers = another();
      clock.advance(7_200_000);
      for (const of of [limiter, remembers]) await takeAll(of, [one]);
      clock.advance(-7_200_000);
      for (const of of [limiter, remembers])
        await of
          .take([one])
          .catch(({ retryAfterSeconds }) => expect(retryAfterSeconds).toBeLessThanOrEqual(60));
      clock.advance(60_000);
      for (const of of [limiter, remembers]) expect(await takeAll(of, [one], 1)).toBe(1);
    },
  );

  test('reports when the next request is allowed', async () => {
    await takeAll(limiter, [limit('a')]);
    clock.advance(2_500);
    const refusal = { status: 429, retryAfterSeconds: 8, message: expect.stringContaining('in 8 seconds') };
    await expect(limiter.take([limit('a')])).rejects.toMatchObject(refusal);
    await expect(another().take([limit('a')])).rejects.toMatchObject(refusal);
    clock.advance(7_400);
    await expect(another().take([limit('a')])).rejects.toMatchObject({
      retryAfterSeconds: 1,
      message: 'Too many requests in a short time. Try again in a second.',
    });
  });

  test('reports the longest wait of several limits', async () => {
    await takeAll(limiter, [{ key: 'fast', requests: 1, seconds: 5 }]);
    await takeAll(limiter, [{ key: 'slow', requests: 1, seconds: 50 }]);
    const both = [
      { key: 'fast', requests: 1, seconds: 5 },
      { key: 'slow', requests: 1, seconds: 50 },
    ];
    for (const of of [another(), limiter])
      await expect(of.take(both)).rejects.toMatchObject({ retryAfterSeconds: 50 });
  });

  test('charges no key if one of them refuses', async () => {
    await takeAll(limiter, [limit('full')]);
    for (let i = 0; i < 10; i++)
      await another()
        .take([limit('full'), limit('free')])
        .catch(() => {});
    expect(await takeAll(another(), [limit('free')])).toBe(6);
  });

  test('refuses a refused key from memory, without a statement', async () => {
    let statements = 0;
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (name === 'execute') statements++;
        return Reflect.get(target, name, receiver);
      },
    });
    const counted = createRateLimiter({ db, clock });
    await takeAll(counted, [limit('a')]);
    expect(statements).toBe(7);
    for (let i = 0; i < 100; i++) await counted.take([limit('a'), limit('b')]).catch(() => {});
    expect(statements).toBe(7);
    clock.advance(10_000);
    await counted.take([limit('a')]);
    expect(statements).toBe(8);
  });

  test('allows exactly the allowance to concurrent requests of several processes', async () => {
    const processes = [another(), another(), another()];
    const keys = [limit('x'), limit('y')];
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => processes[at % 3]?.take(at % 2 === 0 ? keys : keys.toReversed())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  });

  test('keeps only keys whose allowance is not full', async () => {
    await limiter.take([limit('old')]);
    clock.advance(10_001);
    await limiter.take([limit('new')]);
    await limiter.purge();
    const { rows } = await database.pool.query('select key from rate_limits');
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
