import { creatorLimits } from '@storyloom/contract/creators/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInterruptedDb } from '../../../testing/interrupted-db.ts';
import { newPerson } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { countMoneyDifferences, type MoneyMove, moveMoney, readMoney } from './money.repository.ts';

const DAY_MS = 86_400_000;
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const move = (each: MoneyMove, at: Date) => api.database.db.transaction((tx) => moveMoney(tx, each, at));

interface ModelEntry {
  kind: MoneyMove['kind'];
  cents: number;
  tier: number;
  withdrawal: number;
  at: number;
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('REWARD' as const), tier: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('WITHDRAWAL' as const),
    withdrawal: fc.integer({ min: 0, max: 2 }),
    cents: fc.constantFrom(500, 2_000, 2_500, 8_000),
  }),
  fc.record({
    kind: fc.constantFrom('PAYOUT' as const, 'RETURN' as const),
    withdrawal: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: fc.constant('WAIT' as const), days: fc.constantFrom(1, 30) }),
);

describe('the money ledger', () => {
  test('behaves like a simple model, never goes below zero and sums to zero', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { id: userId } = await newPerson(api, 'real');
        const entries: ModelEntry[] = [];
        const sum = (...kinds: MoneyMove['kind'][]) =>
          entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { cents }) => total + cents, 0);
        let now = api.clock.now().getTime();
        for (const each of steps) {
          if (each.kind === 'WAIT') {
            now += each.days * DAY_MS;
            continue;
          }
          const isHeld = ({ kind, at }: ModelEntry) =>
            kind === 'REWARD' && at + creatorLimits.holdDays * DAY_MS > now;
          const held = entries.filter(isHeld).reduce((total, { cents }) => total + cents, 0);
          const available = sum('REWARD', 'RETURN') - sum('WITHDRAWAL') - held;
          const of = (number: number, ...kinds: MoneyMove['kind'][]) =>
            entries.find(({ kind, withdrawal }) => withdrawal === number && kinds.includes(kind));
          const tier = each.kind === 'REWARD' ? each.tier : 0;
          const withdrawal = each.kind === 'REWARD' ? -1 : each.withdrawal;
          const begun = of(withdrawal, 'WITHDRAWAL');
          const cents =
            each.kind === 'REWARD'
              ? (creatorLimits.tiers[tier - 1]?.cents ?? 0)
              : each.kind === 'WITHDRAWAL'
                ? each.cents
                : (begun?.cents ?? 0);
          const isRepeated = entries.some(
            (known) =>
              known.kind === each.kind &&
              (each.kind === 'REWARD' ? known.tier === tier : known.withdrawal === withdrawal),
          );
          const expected = isRepeated
            ? 'REPEATED'
            : each.kind === 'WITHDRAWAL' && cents > available
              ? 'INSUFFICIENT'
              : (each.kind === 'PAYOUT' || each.kind === 'RETURN') &&
                  (begun === undefined || of(withdrawal, 'PAYOUT', 'RETURN') !== undefined)
                ? 'ENDED'
                : 'MOVED';
          const withdrawalId = `${userId}w${withdrawal}`;
          const real: MoneyMove =
            each.kind === 'REWARD'
              ? { kind: 'REWARD', userId, tier, cents }
              : each.kind === 'WITHDRAWAL'
                ? { kind: 'WITHDRAWAL', userId, withdrawalId, cents }
                : { kind: each.kind, userId, withdrawalId };
          expect(await move(real, new Date(now))).toBe(expected);
          if (expected === 'MOVED') entries.push({ kind: each.kind, cents, tier, withdrawal, at: now });
        }
        const money = await readMoney(api.database.db, userId, new Date(now));
        expect(money.balance).toBe(sum('REWARD', 'RETURN') - sum('WITHDRAWAL'));
        expect(money.balance - money.held).toBeGreaterThanOrEqual(0);
        expect(await countMoneyDifferences(api.database.db)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  test('returns a balance that is the sum of the entries, even while a reward is claimed', async () => {
    const { id: userId } = await newPerson(api, 'real');
    await move({ kind: 'REWARD', userId, tier: 1, cents: 500 }, api.clock.now());
    const { db, close } = await openInterruptedDb(api.database.pool, 'money_entries', () =>
      move({ kind: 'REWARD', userId, tier: 2, cents: 2_000 }, api.clock.now()),
    );
    const money = await readMoney(db, userId, api.clock.now());
    close();
    expect([money.balance, money.claimed]).toEqual([500, 500]);
    expect(await readMoney(api.database.db, userId, api.clock.now())).toMatchObject({ balance: 2_500 });
  });

  test('rejects changes of entries', async () => {
    const { id: userId } = await newPerson(api, 'real');
    await move({ kind: 'REWARD', userId, tier: 1, cents: 500 }, api.clock.now());
    for (const change of [
      'update money_entries set cents = 1',
      'delete from money_entries',
      'truncate money_entries',
    ])
      await expect(api.database.pool.query(change)).rejects.toThrow('append-only');
  });
});
