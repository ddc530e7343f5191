import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type CreatorClient, createCreatorClient } from '../testing/creator-client.ts';

let api: TestApi;
let client: CreatorClient;

beforeAll(async () => {
  const keys = { DOCUMENT_KEYS: Buffer.alloc(32, 7).toString('base64') };
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', ...keys });
});
beforeEach(async () => {
  client = await createCreatorClient(api);
});
afterAll(() => api.drop());

describe('a payment by hand', () => {
  const MINUTE_MS = 60_000;
  let id: string;
  let other: Person;
  beforeEach(async () => {
    other = await newPerson(api, 'admin');
    await client.earn(2, 500);
    ({ id } = (await client.withdraw(2_500)).data as { id: string });
  });
  const approve = () => client.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
  const reserve = (by = client.admin) => client.decide('reserve-withdrawal', { id }, by);
  const pay = (by = client.admin) => client.decide('pay-withdrawal', { id, reference: 'PAYID-5' }, by);

  test('is reserved for one administrator, also if two reserve it at once', async () => {
    expect((await reserve()).data.error).toBe('withdrawal.not_approved');
    await approve();
    expect((await pay()).data.error).toBe('withdrawal.not_reserved');
    const answers = await Promise.all([reserve(), reserve(other)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const [winner, loser] = answers[0]?.code === 0 ? [client.admin, other] : [other, client.admin];
    const until = new Date(api.clock.now().getTime() + 30 * MINUTE_MS).toISOString();
    expect(await client.reviewed(id)).toMatchObject({ reservedBy: { id: winner.id }, reservedUntil: until });
    const refusal = { id, revision: 1, outcome: 'REFUSE', reason: 'No.' };
    for (const answer of [
      await reserve(loser),
      await pay(loser),
      await client.decide('release-withdrawal', { id }, loser),
      await client.decide('decide-withdrawal', refusal, loser),
    ])
      expect(answer.data.error).toBe('withdrawal.reserved');
    expect((await pay(winner)).data).toMatchObject({ state: 'PAID', reservedBy: null, reservedUntil: null });
    expect(await client.countDifferences()).toBe(0);
  });

  test('can be reserved by another one after its release or its 30 minutes', async () => {
    await approve();
    await reserve();
    expect((await client.decide('release-withdrawal', { id })).data.reservedBy).toBeNull();
    expect((await reserve(other)).code).toBe(0);
    api.clock.advance(30 * MINUTE_MS - 1);
    expect((await reserve()).data.error).toBe('withdrawal.reserved');
    api.clock.advance(1);
    expect((await reserve()).code).toBe(0);
    expect((await pay(other)).data.error).toBe('withdrawal.reserved');
    expect((await pay()).data.state).toBe('PAID');
  });

  test('can also be recorded after the 30 minutes, if no other administrator has reserved it since', async () => {
    await approve();
    await reserve();
    api.clock.advance(31 * MINUTE_MS);
    expect((await pay()).data.state).toBe('PAID');
  });

  test('can be rejected after the 30 minutes only by the administrator who reserved it', async () => {
    await approve();
    await reserve();
    api.clock.advance(31 * MINUTE_MS);
    const reject = (by: Person) =>
      client.decide('decide-withdrawal', { id, revision: 1, outcome: 'REFUSE', reason: 'No.' }, by);
    expect((await reject(other)).data.error).toBe('withdrawal.not_taken_over');
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 0, requested: 2_500 });
    await reserve(other);
    api.clock.advance(31 * MINUTE_MS);
    expect((await reject(other)).data.state).toBe('REJECTED');
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_500, requested: 0 });
  });

  test('that is stuck for 25 days is listed, counted and marked for its owner', async () => {
    await approve();
    const stuck = async () => {
      const { data } = await api.get('/ai-lab/admin/withdrawals?state=stuck', client.admin.token);
      return (data.pageList as { id: string }[]).some((each) => each.id === id);
    };
    api.clock.advance(25 * 1_440 * MINUTE_MS);
    expect([await stuck(), (await client.withdrawals())[0]?.isStuck]).toEqual([false, false]);
    api.clock.advance(1);
    expect([await stuck(), (await client.withdrawals())[0]?.isStuck]).toEqual([true, true]);
    const { data } = await api.get('/ai-lab/admin/stuck-withdrawals', client.admin.token);
    expect(data.count).toBeGreaterThan(0);
    await client.pay(id, 'PAYID-6');
    expect(await stuck()).toBe(false);
  });
});
