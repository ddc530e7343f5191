import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../testing/people.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.drop());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const readGauge = async (ledger: string) => {
  const metrics = await (await api.app.request('/metrics')).text();
  return new RegExp(`^ledger_differences\\{ledger="${ledger}"\\} (.*)$`, 'm').exec(metrics)?.[1];
};

describe('the check of the ledgers', () => {
  test.each([
    ['points', 'a balance', 'update points_accounts set balance = balance + 1 where user_id = $1'],
    ['points', 'a debt', 'update points_accounts set balance = 0, debt = 5 where user_id = $1'],
    ['points', 'a lost account', 'delete from points_accounts where user_id = $1'],
    ['money', 'a balance', 'insert into money_accounts (user_id, balance) values ($1, 500)'],
  ])('counts in the %s ledger %s that is not the sum of its entries', async (ledger, _, change) => {
    const { id } = await newPerson(api, 'real');
    await api.checkLedgers();
    const before = Number(await readGauge(ledger));
    await query(change, [id]);
    await api.checkLedgers();
    expect(Number(await readGauge(ledger))).toBeGreaterThan(before);
  });
});
