import { afterEach, describe, expect, test, vi } from 'vitest';
import { PayoutRefused } from './payout-provider.ts';
import { createPayPalPayouts } from './paypal-payouts.ts';

afterEach(() => vi.unstubAllGlobals());

const payout = { withdrawalId: 'w1', cents: 2_005, paypalEmail: 'mara@pay.example' };

/** Stubs PayPal: answers every request except that for a token this way. Returns the received requests. */
function answerWith(status: number, body: object): { body: string; url: string }[] {
  const got: { body: string; url: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/token')) return Response.json({ access_token: 'token' });
    got.push({ url, body: String(init.body) });
    return Response.json(body, { status });
  });
  return got;
}
const paypal = (environment: 'production' | 'sandbox' = 'sandbox') =>
  createPayPalPayouts({ clientId: 'client', clientSecret: 'secret', environment, baseUrl: undefined });
const checkItem = (status: string | undefined, batch = 'SUCCESS', error?: string) => {
  const item = { ...(status && { transaction_status: status }), ...(error && { errors: { name: error } }) };
  answerWith(200, { batch_header: { payout_batch_id: 'B1', batch_status: batch }, items: [item] });
  return paypal().check('B1');
};

describe('a payout', () => {
  test.each([
    ['production', 'https://api-m.paypal.com/'],
    ['sandbox', 'https://api-m.sandbox.paypal.com/'],
  ] as const)(
    'is sent in %s with its amount in dollars, under the id of the withdrawal',
    async (environment, base) => {
      const got = answerWith(201, { batch_header: { payout_batch_id: 'B1', batch_status: 'PENDING' } });
      expect(await paypal(environment).send(payout)).toBe('B1');
      expect(got[0]?.url).toBe(`${base}v1/payments/payouts`);
      expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
        sender_batch_header: { sender_batch_id: 'w1' },
        items: [
          { amount: { value: '20.05', currency: 'USD' }, receiver: 'mara@pay.example', sender_item_id: 'w1' },
        ],
      });
    },
  );

  const link = { href: 'https://api.paypal.example/v1/payments/payouts/B7' };
  test.each([
    ['in its details', { details: [{ field: 'SENDER_BATCH_ID', link: [link] }] }],
    ['at the top', { links: [link] }],
  ])('that PayPal knows has the reference linked %s', async (_, body) => {
    answerWith(400, { name: 'USER_BUSINESS_ERROR', ...body });
    expect(await paypal().send(payout)).toBe('B7');
  });

  test('is refused only because of its receiver', async () => {
    const invalid = (field: string) => ({ name: 'VALIDATION_ERROR', details: [{ field }] });
    answerWith(400, invalid('items[0].receiver'));
    await expect(paypal().send(payout)).rejects.toThrow(PayoutRefused);
    for (const body of [
      invalid('items[0].amount'),
      { name: 'OTHER', details: [{ field: 'items[0].receiver' }] },
    ]) {
      answerWith(400, body);
      await expect(paypal().send(payout)).rejects.not.toThrow(PayoutRefused);
    }
  });
});

describe('the state of a payout', () => {
  test('is paid once PayPal has paid its item, whatever the state of the batch', async () => {
    expect(await checkItem('SUCCESS', 'PENDING')).toEqual({ state: 'PAID' });
  });

  test.each(['PENDING', 'UNCLAIMED', 'ONHOLD', undefined])('is open while its item is %s', async (status) => {
    expect(await checkItem(status)).toEqual({ state: 'PENDING' });
  });

  test.each(['FAILED', 'RETURNED', 'BLOCKED', 'REFUNDED', 'REVERSED'])(
    'has failed once its item is %s',
    async (status) => {
      expect(await checkItem(status, 'SUCCESS', 'RECEIVER_UNCONFIRMED')).toEqual({
        state: 'FAILED',
        reason: 'The address of this PayPal account was not confirmed within 30 days.',
      });
    },
  );

  test.each(['DENIED', 'CANCELED'])('has failed with a batch that is %s', async (batch) => {
    expect(await checkItem(undefined, batch)).toMatchObject({ state: 'FAILED' });
  });
});
