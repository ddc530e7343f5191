import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPoints, type Points } from './points.service.ts';
import { describeReason, reasons } from './reasons.ts';

let api: TestApi;
let points: Points;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  points = createPoints({ db: api.database.db, clock: api.clock });
});
afterAll(() => api.drop());

let run = 0;
const newKey = () => `entry:${++run}`;
const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);
const change = (userId: string, amount = 5, key = newKey()) =>
  ({ userId, amount, key, reason: 'chat.reply' }) as const;
const balance = async ({ id }: Person) => (await points.account(id)).totalIntegral;
const entries = async ({ id }: Person) =>
  (
    await api.database.pool.query(
      'select kind, amount::int from points_entries where user_id = $1 order by id',
      [id],
    )
  ).rows;

describe('ledger entries', () => {
  test('grant once by key, also concurrently', async () => {
    const person = await newPerson(api);
    const gift = change(person.id, 100);
    const given = await Promise.all(Array.from({ length: 8 }, () => within((tx) => points.grant(tx, gift))));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await balance(person)).toBe(150);
  });

  test('reject a grant whose key another user used', async () => {
    const [one, other] = [await newPerson(api), await newPerson(api)];
    const gift = change(one.id);
    await within((tx) => points.grant(tx, gift));
    expect(await within((tx) => points.grant(tx, { ...gift, userId: other.id }))).toBe(false);
    expect(await balance(other)).toBe(50);
  });

  test('roll back with their transaction', async () => {
    const person = await newPerson(api);
    const before = await entries(person);
    const failed = within(async (tx) => {
      await points.grant(tx, change(person.id));
      await points.hold(tx, change(person.id));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await balance(person), await entries(person)]).toEqual([50, before]);
  });

  test('report a balance of 0 for a user without an account', async () => {
    await expect(within((tx) => points.hold(tx, change('unknown', 1)))).rejects.toMatchObject({
      error: 'points.insufficient',
      details: { balance: 0, price: 1 },
    });
    expect(await points.account('unknown')).toMatchObject({
      totalIntegral: 0,
      isSignInToday: false,
      debt: 0,
    });
  });

  test('hold the whole balance, but not one point more', async () => {
    const person = await newPerson(api);
    await within((tx) => points.hold(tx, change(person.id, 50)));
    expect(await balance(person)).toBe(0);
    await expect(within((tx) => points.hold(tx, change(person.id, 1)))).rejects.toMatchObject({
      details: { balance: 0, price: 1 },
    });
  });

  test('end holds only, not grants or unknown keys', async () => {
    const person = await newPerson(api);
    const gift = change(person.id);
    await within((tx) => points.grant(tx, gift));
    for (const key of [gift.key, 'unknown']) {
      await expect(within((tx) => points.settle(tx, { key }))).rejects.toThrow('No hold has the key');
      await expect(within((tx) => points.refund(tx, { key }))).rejects.toThrow('No hold has the key');
    }
    expect(await balance(person)).toBe(55);
  });

  test.each([
    ['settled', 'settle', 'settled', 45],
    ['given back', 'refund', 'released', 50],
  ] as const)('keep a hold %s once it ended', async (_, first, fault, left) => {
    const person = await newPerson(api);
    const held = change(person.id);
    await within((tx) => points.hold(tx, held));
    await within(async (tx) => void (await points[first](tx, held)));
    expect(await within((tx) => points.refund(tx, held))).toBe(false);
    await expect(within((tx) => points.settle(tx, held))).rejects.toMatchObject({ name: 'HoldError', fault });
    expect(await balance(person)).toBe(left);
    expect(await within((tx) => points.hold(tx, held))).toBeUndefined();
    expect(await balance(person)).toBe(left);
  });

  test.each([0, -5])('reject an amount of %i', async (amount) => {
    const person = await newPerson(api);
    await expect(within((tx) => points.grant(tx, change(person.id, amount)))).rejects.toThrow();
    await expect(within((tx) => points.hold(tx, change(person.id, amount)))).rejects.toThrow();
    expect(await balance(person)).toBe(50);
  });

  test('are listed to their owner only and require a token', async () => {
    const [one, other] = [await newPerson(api), await newPerson(api)];
    await within((tx) => points.hold(tx, change(one.id)));
    const path = '/ai-lab/user-integral-account/detail';
    expect((await api.get(path, one.token)).data.totalCount).toBe(2);
    expect((await api.get(path, other.token)).data.totalCount).toBe(1);
    expect((await api.get(path)).status).toBe(401);
  });

  test('have a description for each reason', () => {
    for (const reason of Object.keys(reasons)) expect(describeReason(reason)).toMatch(/^[A-Z][a-z]/);
    expect(new Set(Object.keys(reasons).map(describeReason)).size).toBe(Object.keys(reasons).length);
    expect(describeReason('something.new')).toBe('Points');
    expect(describeReason('toString')).toBe('Points');
  });
});
