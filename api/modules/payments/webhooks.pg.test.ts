import { signWebhook } from '@storyloom/testing/pay/deliveries';
import { newPaddleId } from '@storyloom/testing/pay/ids';
import { localPriceIds } from '@storyloom/testing/pay/prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../testing/held-lock.ts';
import { newPerson } from '../../testing/people.ts';
import { openShop, type Shop, WEBHOOK_SECRET } from './testing/shop.ts';
import { WEBHOOK_PATH } from './webhooks/mount-webhook.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.api.database.pool.query<Row>(text, values)).rows;
const stored = async (subjectId: string) =>
  (await query<{ id: string }>('select id from payment_events where subject_id = $1', [subjectId])).length;
const seconds = () => Math.floor(shop.api.clock.now().getTime() / 1_000);

/** The event transaction.completed of a new purchase, which was not sent. */
async function newCompleted(offer = '100') {
  const person = await newPerson(shop.api);
  const order = await shop.checkout(person.token, offer);
  shop.paddle.deliveries.hold();
  shop.paddle.seller.pay(order.transactionId);
  let body = '';
  await shop.paddle.deliveries.release((events) => {
    body = JSON.stringify(events.find(({ event_type: type }) => type === 'transaction.completed'));
    return [];
  });
  return { ...person, ...order, body };
}

const send = (body: string, secret = WEBHOOK_SECRET, at = seconds()) =>
  shop.sendWebhook({ body, signature: signWebhook(body, secret, at) });

describe('a webhook', () => {
  test('is stored with its job, and changes points only when the job runs', async () => {
    const { token, transactionId, body } = await newCompleted();
    expect(await send(body)).toBe(200);
    expect(await shop.balance(token)).toBe(50);
    const jobs = await query(
      "select from pgboss.job where name = 'payments.apply-events' and data->>'subjectId' = $1",
      [transactionId],
    );
    expect(jobs).toHaveLength(1);
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
  });

  test('that is forged is answered with 400 and stored nowhere', async () => {
    const { transactionId, body } = await newCompleted();
    expect(await send(body, 'another-secret')).toBe(400);
    expect(await shop.sendWebhook({ body, signature: '' })).toBe(400);
    const signature = signWebhook(body, WEBHOOK_SECRET, seconds());
    const more = body.replaceAll('"quantity":1', '"quantity":9');
    expect(more).not.toBe(body);
    expect(await shop.sendWebhook({ body: more, signature })).toBe(400);
    expect(await stored(transactionId)).toBe(0);
  });

  test('that was sent long ago is refused, and accepted when it is sent again', async () => {
    const { transactionId, body } = await newCompleted();
    expect(await send(body, WEBHOOK_SECRET, seconds() - 3_600)).toBe(400);
    expect(await send(body, WEBHOOK_SECRET, seconds() + 3_600)).toBe(400);
    expect(await stored(transactionId)).toBe(0);
    expect(await send(body)).toBe(200);
    expect(await stored(transactionId)).toBe(1);
  });

  test('that is repeated, also at the same time, adds its points once', async () => {
    const { token, transactionId, body } = await newCompleted('525');
    expect(await Promise.all(Array.from({ length: 8 }, () => send(body)))).toEqual(Array(8).fill(200));
    expect(await stored(transactionId)).toBe(1);
    await Promise.all(Array.from({ length: 4 }, () => shop.api.payments.applySubject(transactionId)));
    expect(await send(body)).toBe(200);
    await shop.settle();
    expect(await shop.balance(token)).toBe(575);
  });

  test('of the same payment under another event adds nothing', async () => {
    const { token, body } = await newCompleted();
    await send(body);
    await shop.settle();
    const event = JSON.parse(body) as object;
    await send(JSON.stringify({ ...event, event_id: newPaddleId('evt') }));
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
  });

  test('that is oversized is refused before it is read', async () => {
    const body = 'x'.repeat(300 * 1_024);
    const response = await shop.api.app.request(WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'content-length': String(body.length) },
      body,
    });
    expect(response.status).toBe(413);
  });

  test('that is oversized is refused without a length too', async () => {
    const { transactionId, body } = await newCompleted();
    const oversized = body.replace(
      '"custom_data":{',
      `"custom_data":{"filling":"${'x'.repeat(300 * 1_024)}",`,
    );
    const response = await shop.api.app.request(WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'paddle-signature': signWebhook(oversized, WEBHOOK_SECRET, seconds()) },
      body: new Blob([oversized]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await stored(transactionId)).toBe(0);
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{"event_id":1}',
    '\u0000',
    '{"event_id":"evt_1","event_type":"transaction.completed"}',
  ])('with the body %j is answered with 400', async (body) => {
    expect(await send(body)).toBe(400);
  });

  test('that is about to be committed is waited for by a job that has started', async () => {
    const { token, transactionId, body } = await newCompleted();
    await query(`create function wait_at_commit() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(1); return null; end'`);
    await query(`create constraint trigger wait_at_commit after insert on payment_events
      deferrable initially deferred for each row execute function wait_at_commit()`);
    const commit = await holdLock(shop.api.url, 'select pg_advisory_xact_lock(1)');
    const sent = send(body);
    await expect.poll(commit.waiters).toBe(1);
    const applied = shop.api.payments.applySubject(transactionId);
    try {
      await expect.poll(commit.waiters).toBe(2);
    } finally {
      await commit.release();
    }
    expect(await sent).toBe(200);
    await applied;
    await query('drop function wait_at_commit cascade');
    expect(await shop.balance(token)).toBe(150);
  });

  test('without an effect is accepted and not stored', async () => {
    const { transactionId, body } = await newCompleted();
    const event = { ...(JSON.parse(body) as object), event_type: 'transaction.paid' };
    expect(await send(JSON.stringify(event))).toBe(200);
    expect(await stored(transactionId)).toBe(0);
  });

  test('signed with the former secret is accepted while the secret is replaced', async () => {
    const two = await openShop({ PADDLE_WEBHOOK_SECRET: `former, ${WEBHOOK_SECRET}` });
    const { token } = await newPerson(two.api);
    await two.buy(token, '100');
    expect(await two.balance(token)).toBe(150);
    await two.close();
  });

  test('is answered with 500 while the database fails, and accepted afterwards', async () => {
    const { token, body } = await newCompleted();
    await query('alter table payment_events rename to payment_events_away');
    expect(await send(body)).toBe(500);
    await query('alter table payment_events_away rename to payment_events');
    expect(await send(body)).toBe(200);
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
  });
});

describe('an event', () => {
  test('finds an order that has no transaction yet by the id in the event', async () => {
    const { token, id, body } = await newCompleted();
    await query('update orders set transaction_id = null where id = $1', [id]);
    await send(body);
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
  });

  test('that names an order of another transaction waits', async () => {
    const { token, id, body, transactionId } = await newCompleted();
    const other = newPaddleId('txn');
    await send(body.replaceAll(transactionId, other).replaceAll(/evt_\w+/g, newPaddleId('evt')));
    await shop.api.payments.applySubject(other);
    expect(await shop.balance(token)).toBe(50);
    expect(await query('select state from orders where id = $1', [id])).toEqual([{ state: 'OPEN' }]);
  });

  test('of an unknown order waits until the order exists', async () => {
    const { token, id, body, transactionId } = await newCompleted();
    await query('alter table orders disable trigger all');
    const [row] = await query<{ row: object }>(
      'delete from orders where id = $1 returning to_jsonb(orders) as row',
      [id],
    );
    await send(body);
    await shop.api.payments.applySubject(transactionId);
    expect(await shop.balance(token)).toBe(50);
    shop.api.clock.advance(3_700_000);
    expect(await shop.api.payments.countOverdue()).toBeGreaterThan(0);
    await query('insert into orders select * from jsonb_populate_record(null::orders, $1)', [row?.row]);
    await query('alter table orders enable trigger all');
    await shop.api.payments.applySubject(transactionId);
    expect(await shop.balance(token)).toBe(150);
  });

  test('with an unknown price waits and adds nothing', async () => {
    const { token, body, transactionId } = await newCompleted();
    await send(body.replaceAll(localPriceIds['100'] ?? '', newPaddleId('pri')));
    await shop.api.payments.applySubject(transactionId);
    expect(await shop.balance(token)).toBe(50);
  });

  test.each([-1, 0, 1.5, 1e9])('with the quantity %d adds nothing', async (quantity) => {
    const { token, body, transactionId } = await newCompleted();
    await send(body.replaceAll('"quantity":1', `"quantity":${quantity}`));
    await expect(shop.api.payments.applySubject(transactionId)).rejects.toThrow();
    expect(await shop.balance(token)).toBe(50);
    await query('delete from payment_events where subject_id = $1', [transactionId]);
  });

  test('adds points by the line items of the transaction alone', async () => {
    const { token, id, body } = await newCompleted();
    await query('update orders set points = 6000, quantity = 60 where id = $1', [id]);
    await send(body.replace('"custom_data":{', '"custom_data":{"points":9999,'));
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
  });

  test('of a day without the endpoint is fetched by the daily job, and adds its points once when it is repeated', async () => {
    const { token, transactionId, body } = await newCompleted('525');
    shop.api.clock.advance(86_400_000);
    await shop.api.payments.fetchMissed();
    await shop.settle();
    expect(await shop.balance(token)).toBe(575);
    // The provider repeats it for three days, each time with a new stamp.
    expect(await send(body)).toBe(200);
    await shop.settle();
    expect([await stored(transactionId), await shop.balance(token)]).toEqual([1, 575]);
  });

  test('with another price than that of its order adds the points, and its refund takes all of them', async () => {
    const { token, id, transactionId, body } = await newCompleted();
    await send(body.replaceAll('"99"', '"149"'));
    await shop.settle();
    expect(await shop.balance(token)).toBe(150);
    expect(await query('select price::int, paid::int from orders where id = $1', [id])).toEqual([
      { price: 99, paid: 149 },
    ]);
    shop.paddle.seller.adjust(transactionId, { action: 'refund', cents: 99 });
    await shop.settle();
    expect(await shop.balance(token)).toBe(150 - 66);
    shop.paddle.seller.adjust(transactionId, { action: 'refund', cents: 50 });
    await shop.settle();
    expect(await shop.balance(token)).toBe(50);
  });

  test('that never came is fetched from the provider', async () => {
    const { token } = await newCompleted('525');
    expect(await shop.balance(token)).toBe(50);
    expect(await shop.api.payments.fetchMissed()).toBeGreaterThan(0);
    await shop.settle();
    expect(await shop.balance(token)).toBe(575);
    expect(await shop.api.payments.fetchMissed()).toBe(0);
  });
});
