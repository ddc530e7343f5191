import { startPayouts } from '@storyloom/testing/payouts/stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Logger, silentLogger } from '../../../platform/logger.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { type CreatorClient, createCreatorClient } from '../testing/creator-client.ts';

let paypal: Awaited<ReturnType<typeof startPayouts>>;
let api: TestApi;
let client: CreatorClient;
const errors: string[] = [];

beforeAll(async () => {
  paypal = await startPayouts({ clientId: 'client', clientSecret: 'secret' });
  const settings = {
    RATE_LIMIT_FACTOR: '1000',
    DOCUMENT_KEYS: Buffer.alloc(32, 7).toString('base64'),
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_API_URL: paypal.url,
  };
  const logger: Logger = { ...silentLogger, error: (_, text) => void errors.push(text), child: () => logger };
  api = await createTestApi(settings, undefined, logger);
});
beforeEach(async () => {
  client = await createCreatorClient(api);
});
afterAll(async () => {
  await api.drop();
  await paypal.close();
});

async function approve(paypalEmail: string): Promise<string> {
  await client.earn(2, 500);
  const { id } = (await client.withdraw(2_500, { paypalEmail })).data as { id: string };
  await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
  return id;
}
const received = (id: string) => paypal.received.filter((each) => each === id);
const sent = (id: string) => paypal.payouts.filter(({ senderBatchId }) => senderBatchId === id);

describe('a payout by PayPal', () => {
  test('is sent once, and paid when PayPal confirms it', async () => {
    const id = await approve('mara@pay.example');
    await api.creators.settlePayouts();
    expect(sent(id)).toMatchObject([{ receiver: 'mara@pay.example', value: '25.00' }]);
    expect((await client.decide('pay-withdrawal', { id, reference: 'x' })).data.error).toBe(
      'withdrawal.paid_by_provider',
    );
    paypal.settle(id, 'UNCLAIMED', 'RECEIVER_UNREGISTERED');
    await api.creators.settlePayouts();
    expect(await client.reviewed(id)).toMatchObject({ state: 'APPROVED', payout: 'PAYPAL' });
    paypal.settle(id, 'SUCCESS');
    await api.creators.settlePayouts();
    await api.creators.settlePayouts();
    expect(await client.reviewed(id)).toMatchObject({ state: 'PAID', reference: sent(id)[0]?.batchId });
    expect(await client.earnings()).toMatchObject({ withdrawn: 2_500, requested: 0 });
    expect(await client.countDifferences()).toBe(0);
  });

  test('whose answer was lost is not sent twice', async () => {
    const id = await approve('lost@pay.example');
    await api.creators.settlePayouts();
    await api.database.pool.query('update withdrawals set reference = null where id = $1', [id]);
    await api.creators.settlePayouts();
    expect(sent(id)).toHaveLength(1);
    expect(received(id)).toHaveLength(2);
    expect(await client.reviewed(id)).toMatchObject({ state: 'APPROVED', reference: sent(id)[0]?.batchId });
  });

  test('is sent by one process at a time', async () => {
    const id = await approve('slow@pay.example');
    const held = paypal.holdNext();
    const first = api.creators.settlePayouts();
    await held.arrived;
    await api.creators.settlePayouts();
    expect(received(id)).toHaveLength(1);
    held.release();
    await first;
    expect((await client.reviewed(id)).reference).toBe(sent(id)[0]?.batchId);
  });

  test('is sent again two minutes after the sending process died', async () => {
    const id = await approve('crashed@pay.example');
    const claim = new Date(api.clock.now().getTime() + 120_000);
    await api.database.pool.query('update withdrawals set claimed_until = $2 where id = $1', [id, claim]);
    api.clock.advance(119_999);
    await api.creators.settlePayouts();
    expect(received(id)).toEqual([]);
    api.clock.advance(1);
    await api.creators.settlePayouts();
    expect((await client.reviewed(id)).reference).toBe(sent(id)[0]?.batchId);
  });

  test('keeps a reference that was stored concurrently, and logs the difference', async () => {
    const id = await approve('twice@pay.example');
    const held = paypal.holdNext();
    const first = api.creators.settlePayouts();
    await held.arrived;
    await api.database.pool.query(`update withdrawals set reference = 'OTHER' where id = $1`, [id]);
    held.release();
    await first;
    expect((await client.reviewed(id)).reference).toBe('OTHER');
    expect(errors).toEqual(['a payout was sent for a withdrawal that changed meanwhile']);
  });

  test('that PayPal refuses to one process keeps the reference that another one received', async () => {
    paypal.refuse('both@pay.example');
    const id = await approve('both@pay.example');
    const held = paypal.holdNext();
    const first = api.creators.settlePayouts();
    await held.arrived;
    await api.database.pool.query(`update withdrawals set reference = 'OTHER' where id = $1`, [id]);
    held.release();
    await first;
    expect(await client.reviewed(id)).toMatchObject({ state: 'APPROVED', reference: 'OTHER' });
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 0, requested: 2_500 });
  });

  test('that was not sent within 25 days is left to an administrator', async () => {
    const id = await approve('old@pay.example');
    expect((await client.reviewed(id)).payout).toBe('PAYPAL');
    api.clock.advance(25 * 86_400_000);
    expect((await client.reviewed(id)).payout).toBe('PAYPAL');
    api.clock.advance(1);
    await api.creators.settlePayouts();
    expect(received(id)).toEqual([]);
    expect((await client.reviewed(id)).payout).toBe('MANUAL');
    expect((await client.pay(id, 'PAYID-4')).data.state).toBe('PAID');
  });

  test.each([
    { status: 422, name: 'INSUFFICIENT_FUNDS', message: 'Sender does not have sufficient funds.' },
    { status: 400, name: 'USER_BUSINESS_ERROR', message: 'User business error.' },
    {
      status: 400,
      name: 'VALIDATION_ERROR',
      message: 'Invalid request.',
      details: [{ field: 'SENDER_BATCH_ID', issue: 'Batch with given sender_batch_id already exists' }],
    },
    {
      status: 400,
      name: 'VALIDATION_ERROR',
      message: 'Invalid request.',
      details: [{ field: 'items[0].amount.currency', issue: 'Currency is invalid' }],
    },
  ])('that PayPal answers with $status $name is sent again', async (refusal) => {
    paypal.refuse('later@pay.example', refusal);
    const id = await approve('later@pay.example');
    await api.creators.settlePayouts();
    expect(await client.reviewed(id)).toMatchObject({ state: 'APPROVED', reference: null });
    const late = { id, revision: 1, outcome: 'REFUSE', reason: 'No.' };
    expect((await client.decide('decide-withdrawal', late)).data.error).toBe('withdrawal.paid_by_provider');
    paypal.accept('later@pay.example');
    await api.creators.settlePayouts();
    expect((await client.reviewed(id)).reference).toBe(sent(id)[0]?.batchId);
  });

  test('is checked even if 100 others stay open', async () => {
    const id = await approve('late@pay.example');
    await api.creators.settlePayouts();
    paypal.settle(id, 'SUCCESS');
    await api.database.pool.query(
      `with others as (insert into users (id, name, created_at) select 'open' || n, 'Open', $1::timestamptz
         from generate_series(1, 100) n returning id)
       insert into withdrawals (id, user_id, cents, paypal_email, contact_email, document_type, state, payout, reference,
         created_at, decided_at)
       select id, id, 2000, '', '', 'PASSPORT', 'APPROVED', 'PAYPAL', '0' || id, $1, $1 from others`,
      [new Date(0)],
    );
    for (let run = 0; run < 2; run += 1) {
      api.clock.advance(60_000);
      await api.creators.settlePayouts();
    }
    expect((await client.reviewed(id)).state).toBe('PAID');
    await api.database.pool.query(`delete from withdrawals where id like 'open%'`);
  });

  test('is not sent by a job that stops', async () => {
    const id = await approve('stopped@pay.example');
    await api.creators.settlePayouts(AbortSignal.abort());
    expect(received(id)).toEqual([]);
  });

  test('returns the money if PayPal refuses or returns it', async () => {
    paypal.refuse('nobody@pay.example');
    const refusedId = await approve('nobody@pay.example');
    await api.creators.settlePayouts();
    expect(await client.reviewed(refusedId)).toMatchObject({
      state: 'REJECTED',
      reason: 'PayPal has no account with this address.',
    });
    const { id } = (await client.withdraw(2_500)).data as { id: string };
    await client.decide('decide-withdrawal', { id, revision: 1, outcome: 'ACCEPT' });
    await api.creators.settlePayouts();
    paypal.settle(id, 'RETURNED', 'RECEIVER_UNREGISTERED');
    await api.creators.settlePayouts();
    expect(await client.reviewed(id)).toMatchObject({
      state: 'REJECTED',
      reason: 'No PayPal account with this address took the money within 30 days.',
    });
    expect(await client.earnings()).toMatchObject({ availableForWithdrawal: 2_500, withdrawn: 0 });
    expect(await client.countDifferences()).toBe(0);
  });
});
