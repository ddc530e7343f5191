import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Paddle } from '@paddle/paddle-node-sdk';
import type { SentWebhook } from '@storyloom/testing/pay/deliveries';
import { localPriceIds, localPrices } from '@storyloom/testing/pay/prices';
import { type LocalPayments, type PaymentsOptions, startPayments } from '@storyloom/testing/pay/stand-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begin as beginAt, makeEveryEvent, TRIAL } from './testing/every-event.ts';

const SECRET = 'secret';
const sdk = new Paddle('key');

let paddle: LocalPayments;
let sent: SentWebhook[];
/** Statuses of the next answers to webhooks; then 200. */
let statuses: number[];

const start = (options: Partial<PaymentsOptions> = {}) =>
  startPayments({
    apiKey: 'key',
    webhookSecret: SECRET,
    prices: [...localPrices, TRIAL],
    sites: [],
    retryDelaysMs: [1, 1, 1],
    async sendWebhook(webhook) {
      sent.push(webhook);
      return statuses.shift() ?? 200;
    },
    ...options,
  });

beforeEach(async () => {
  sent = [];
  statuses = [];
  paddle = await start();
});
afterEach(() => paddle.close());

const begin = (offer: string) => beginAt(paddle, offer);

describe('the stand-in for Paddle', () => {
  test('sends bodies that the SDK accepts, of every kind', async () => {
    await makeEveryEvent(paddle);
    const types = new Set<string>();
    for (const { body, signature } of sent) {
      const event = await sdk.webhooks.unmarshal(body, SECRET, signature);
      const given = JSON.parse(body);
      expect(event).toMatchObject({ eventId: given.event_id, occurredAt: given.occurred_at });
      expect(event.data).toMatchObject({ id: given.data.id });
      types.add(event.eventType);
    }
    expect([...types].sort()).toEqual([
      'adjustment.created',
      'adjustment.updated',
      'subscription.activated',
      'subscription.canceled',
      'subscription.created',
      'subscription.past_due',
      'subscription.paused',
      'subscription.resumed',
      'subscription.trialing',
      'subscription.updated',
      'transaction.canceled',
      'transaction.completed',
      'transaction.paid',
      'transaction.payment_failed',
    ]);
  });

  test('sends a webhook again, with a new time stamp, until it is accepted', async () => {
    statuses = [500, 0];
    paddle.seller.decline(begin('100'));
    await expect.poll(() => sent.length).toBe(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    await paddle.deliveries.idle();
    expect(sent).toHaveLength(3);
  });

  test('sends a webhook again after a restart if it was not accepted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    const file = join(folder, 'test-payments.json');
    const down = await start({ file, retryDelaysMs: [50, 50], sendWebhook: async () => 500 });
    const items = [{ priceId: localPriceIds['100'] ?? '', quantity: 1 }];
    const { id } = down.seller.createTransaction({
      customerId: null,
      customData: null,
      items,
      discountPercent: 0,
    });
    down.seller.prepare(id);
    down.seller.cancelTransaction(id);
    await down.deliveries.idle();
    await down.close();
    expect(sent).toEqual([]);
    const up = await start({ file });
    await expect.poll(() => sent.length).toBe(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ event_type: 'transaction.canceled' });
    await up.close();
    const later = await start({ file });
    await later.deliveries.idle();
    expect(sent).toHaveLength(1);
    await later.close();
    rmSync(folder, { recursive: true });
  });

  test('sends held webhooks in the order and number that a test asks for', async () => {
    paddle.deliveries.hold();
    paddle.seller.pay(begin('100'));
    expect(sent).toEqual([]);
    await paddle.deliveries.release((events) => [...events.toReversed(), ...events]);
    const types = sent.map(({ body }) => JSON.parse(body).event_type);
    expect(types).toEqual([
      'transaction.completed',
      'transaction.paid',
      'transaction.paid',
      'transaction.completed',
    ]);
  });

  describe('payment page', () => {
    const post = (path: string, action: string, origin = paddle.url) =>
      fetch(`${paddle.url}${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ action }),
      });
    const step = async (response: Response) => /data-event="(\w*)"/.exec(await response.text())?.[1];

    test('pays, declines, asks the bank and cancels', async () => {
      const id = begin('100');
      const open = await fetch(`${paddle.url}/?_ptxn=${id}`);
      expect(open.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await step(open)).toBe('loaded');
      for (const action of ['decline', 'challenge', 'refuse']) {
        expect(await step(await post(`/checkout/${id}`, action))).toBe('');
      }
      expect(await step(await post(`/checkout/${id}`, 'cancel'))).toBe('closed');
      expect(paddle.seller.transaction(id).status).toBe('ready');
      expect(await step(await post(`/checkout/${id}`, 'pay'))).toBe('completed');
      expect(paddle.seller.transaction(id).status).toBe('completed');
    });

    test('refuses what was cancelled while the bank asked, and drafts that were closed', async () => {
      const [asked, draft] = [begin('PLUS'), begin('PRO')];
      expect(await step(await post(`/checkout/${asked}`, 'challenge'))).toBe('');
      paddle.seller.cancelTransaction(asked);
      expect(() => paddle.seller.cancelTransaction(draft)).toThrow('transaction_invalid_status_change');
      paddle.seller.makeInvoice(draft);
      for (const id of [asked, draft]) {
        expect(await step(await post(`/checkout/${id}`, 'approve'))).toBe('error');
        expect(await step(await fetch(`${paddle.url}/?_ptxn=${id}`))).toBe('error');
        expect(paddle.seller.transaction(id).status).not.toBe('completed');
      }
    });

    test('refuses forms of other sites, and other names of this machine', async () => {
      const id = begin('100');
      expect((await post(`/checkout/${id}`, 'pay', 'https://evil.example')).status).toBe(403);
      expect((await fetch(`${paddle.url.replace('127.0.0.1', 'localhost')}/?_ptxn=${id}`)).status).toBe(421);
      expect(paddle.seller.transaction(id).status).toBe('draft');
    });
  });

  test('refuses calls of its API with another key', async () => {
    const response = await fetch(`${paddle.url}/events`, { headers: { authorization: 'Bearer other' } });
    expect(response.status).toBe(403);
  });
});
