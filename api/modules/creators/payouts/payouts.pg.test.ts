import { startPayouts } from '@storyloom/testing/payouts/stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type CreatorDesk, openCreatorDesk } from '../testing/creator-desk.ts';

let paypal: Awaited<ReturnType<typeof startPayouts>>;
let api: TestApi;
let desk: CreatorDesk;

beforeAll(async () => {
  paypal = await startPayouts({ clientId: 'client', clientSecret: 'secret' });
  api = await createTestApi({
    ...{ RATE_LIMIT_FACTOR: '1000', DOCUMENT_KEYS: Buffer.alloc(32, 7).toString('base64') },
    ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_API_URL: paypal.url },
  });
});
beforeEach(async () => {
  desk = await openCreatorDesk(api);
});
afterAll(async () => {
  await api.drop();
  await paypal.close();
});

async function approve(paypalEmail: string): Promise<string> {
  await desk.earn(2, 500);
  const { id } = (await desk.withdraw(2_500, { paypalEmail })).data as { id: string };
  await desk.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
  return id;
}
const sent = (id: string) => paypal.payouts.filter(({ senderBatchId }) => senderBatchId === id);

describe('a payout by PayPal', () => {
  test('is sent once, and paid when PayPal confirms it', async () => {
    const id = await approve('mara@pay.example');
    await api.creators.settlePayouts();
    expect(sent(id)).toMatchObject([{ receiver: 'mara@pay.example', value: '25.00' }]);
    expect((await desk.decide('pay-withdrawal', { id, reference: 'x' })).data.error).toBe(
      'withdrawal.paid_by_provider',
    );
    paypal.settle(id, 'UNCLAIMED');
    await api.creators.settlePayouts();
    expect(await desk.reviewed(id)).toMatchObject({ state: 'APPROVED', payout: 'PAYPAL' });
    paypal.settle(id, 'SUCCESS');
    await api.creators.settlePayouts();
    await api.creators.settlePayouts();
    expect(await desk.reviewed(id)).toMatchObject({ state: 'PAID', reference: sent(id)[0]?.batchId });
    expect(await desk.earnings()).toMatchObject({ withdrawn: 2_500, requested: 0 });
    expect(await desk.moneyFaults()).toEqual([]);
  });

  test('whose answer was lost is not sent twice', async () => {
    const id = await approve('lost@pay.example');
    await api.creators.settlePayouts();
    await api.database.pool.query('update withdrawals set reference = null where id = $1', [id]);
    await api.creators.settlePayouts();
    expect(sent(id)).toHaveLength(1);
    expect((await desk.reviewed(id)).reference).toBe(sent(id)[0]?.batchId);
  });

  test('that PayPal refuses or returns gives the money back', async () => {
    paypal.refuse('nobody@pay.example');
    const refusedId = await approve('nobody@pay.example');
    await api.creators.settlePayouts();
    expect(await desk.reviewed(refusedId)).toMatchObject({
      state: 'REJECTED',
      reason: 'Receiver is invalid or does not match with type.',
    });
    const { id } = (await desk.withdraw(2_500)).data as { id: string };
    await desk.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
    await api.creators.settlePayouts();
    paypal.settle(id, 'RETURNED');
    await api.creators.settlePayouts();
    expect(await desk.reviewed(id)).toMatchObject({ state: 'REJECTED' });
    expect(await desk.earnings()).toMatchObject({ availableForWithdrawal: 2_500, withdrawn: 0 });
    expect(await desk.moneyFaults()).toEqual([]);
  });
});
