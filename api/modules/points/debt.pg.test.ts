import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { newPerson } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { findFaults } from './testing/ledger-checks.ts';

let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => api.drop());

const within = <T>(work: (tx: Tx) => Promise<T>) => api.database.db.transaction(work);

/** A guest with the welcome gift, who bought 100 points and spent `spent`. */
async function newBuyer(spent: number) {
  const person = await newPerson(api);
  const userId = person.id;
  const order = `order${++serial}`;
  await within((tx) =>
    api.points.purchase(tx, { userId, amount: 100, key: order, target: { kind: 'ORDER', orderId: order } }),
  );
  await within((tx) =>
    api.points.spend(tx, { userId, amount: spent, key: `${order}:spent`, reason: 'story.optimize' }),
  );
  const read = async () => {
    const { data } = await api.get('/ai-lab/user-integral-account/account', person.token);
    return { balance: data.totalIntegral, debt: data.debt };
  };
  const clawBack = (amount: number, key = `${order}:claw`) =>
    within(async (tx) => api.points.clawBack(tx, { userId, amount, key }));
  const restore = (amount: number, restoreKey: string, key = `${order}:claw`) =>
    within((tx) => api.points.restoreClawback(tx, { key, amount, restoreKey: `${order}:${restoreKey}` }));
  return { ...person, userId, order, read, clawBack, restore };
}

describe('a clawback', () => {
  test('takes points that are there', async () => {
    const { read, clawBack } = await newBuyer(20);
    expect(await clawBack(100)).toBe(true);
    expect(await read()).toEqual({ balance: 30, debt: 0 });
  });

  test('leaves spent points as a debt, once', async () => {
    const { read, clawBack } = await newBuyer(120);
    expect(await clawBack(100)).toBe(true);
    expect(await clawBack(100)).toBe(false);
    expect(await read()).toEqual({ balance: 0, debt: 70 });
  });

  test('of points that are all spent is a debt only', async () => {
    const { read, clawBack } = await newBuyer(150);
    await clawBack(100);
    expect(await read()).toEqual({ balance: 0, debt: 100 });
    expect(await clawBack(100)).toBe(false);
  });

  test('needs a positive amount', async () => {
    const { clawBack } = await newBuyer(150);
    await expect(clawBack(0)).rejects.toThrow('not possible');
    await expect(clawBack(-5)).rejects.toThrow('not possible');
  });
});

describe('a debt', () => {
  test('is paid first by grants, purchases, monthly points and check-ins', async () => {
    const { userId, token, order, read, clawBack } = await newBuyer(150);
    await clawBack(100);
    await within((tx) =>
      api.points.grant(tx, { userId, amount: 20, key: `${order}:g`, reason: 'user.registered' }),
    );
    expect(await read()).toEqual({ balance: 0, debt: 80 });
    await within((tx) => api.points.purchase(tx, { userId, amount: 30, key: `${order}:p` }));
    await within((tx) => api.points.grantMonthly(tx, { userId, amount: 45, key: `${order}:m` }));
    expect(await read()).toEqual({ balance: 0, debt: 5 });
    await api.post('/ai-lab/user-integral-account/sign-in', {}, token);
    expect(await read()).toEqual({ balance: 5, debt: 0 });
  });

  test('is shown in the history where it is paid', async () => {
    const { userId, token, order, clawBack } = await newBuyer(150);
    await clawBack(100);
    await within((tx) => api.points.purchase(tx, { userId, amount: 130, key: `${order}:p` }));
    const { data } = await api.get('/ai-lab/user-integral-account/detail', token);
    expect((data.pageList as object[]).slice(0, 2)).toMatchObject([
      { description: 'Owed for a refunded purchase', recordType: 'EXPENSE', integralAmount: 100 },
      { description: 'Points purchase', recordType: 'INCOME', integralAmount: 130 },
    ]);
  });

  test('is paid by a hold that is returned', async () => {
    const { userId, order, read, clawBack } = await newBuyer(120);
    const key = `${order}:held`;
    await within((tx) => api.points.hold(tx, { userId, amount: 30, key, reason: 'chat.reply' }));
    await clawBack(100);
    expect(await read()).toEqual({ balance: 0, debt: 100 });
    await within((tx) => api.points.refund(tx, { key }));
    expect(await read()).toEqual({ balance: 0, debt: 70 });
  });

  test('moves with a merged guest, and is paid from the account', async () => {
    const { userId: guestId, clawBack } = await newBuyer(150);
    await clawBack(100);
    const { id, token } = await newPerson(api, 'real');
    await within((tx) => api.points.merge(tx, { guestId, userId: id }));
    const { data } = await api.get('/ai-lab/user-integral-account/account', token);
    expect(data).toMatchObject({ totalIntegral: 0, debt: 50 });
    expect(await findFaults(api.database.pool)).toEqual([]);
  });
});

describe('a restored clawback', () => {
  test('pays the debt first and never gives back more than was taken', async () => {
    const { read, clawBack, restore } = await newBuyer(120);
    await clawBack(100);
    expect(await restore(80, 'first')).toBe(true);
    expect(await read()).toEqual({ balance: 10, debt: 0 });
    expect(await restore(80, 'first')).toBe(false);
    await expect(restore(21, 'second')).rejects.toThrow('took fewer');
    expect(await restore(20, 'third')).toBe(true);
    expect(await read()).toEqual({ balance: 30, debt: 0 });
  });

  test('must have been taken back', async () => {
    const { order, restore } = await newBuyer(10);
    await expect(restore(10, 'first')).rejects.toThrow('No clawback has the key');
    await expect(restore(10, 'first', order)).rejects.toThrow('No clawback has the key');
  });

  test('goes to the account that a guest was merged into', async () => {
    const { userId: guestId, clawBack, restore } = await newBuyer(50);
    await clawBack(100);
    const { id, token } = await newPerson(api, 'real');
    await within((tx) => api.points.merge(tx, { guestId, userId: id }));
    await restore(100, 'won');
    const { data } = await api.get('/ai-lab/user-integral-account/account', token);
    expect(data).toMatchObject({ totalIntegral: 150, debt: 0 });
  });
});
