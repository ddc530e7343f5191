import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './testing/shop.ts';

const DAY_MS = 86_400_000;
let shop: Shop;
let serial = 0;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.api.database.pool.query<Row>(text, values)).rows;

/** Runs a scheduled job of payments. */
async function run(name: string): Promise<void> {
  const job = shop.api.payments.jobs.find(({ kind }) => kind.name === name);
  await job?.run({}, { id: 'scheduled', signal: new AbortController().signal, isLast: false });
}

/** Stores an event that was received now; returns its subject. */
async function newEvent(appliedAt: Date | null): Promise<string> {
  const subjectId = `txn_stored${++serial}`;
  await query(`insert into payment_events values ($1, 'transaction.completed', $2, $3, '{}', $3, $4)`, [
    ...[`evt_stored${serial}`, subjectId, shop.api.clock.now(), appliedAt],
  ]);
  return subjectId;
}

describe('events that wait', () => {
  test('are retried after waiting for a minute, unless they were applied', async () => {
    const waiting = await newEvent(null);
    await newEvent(shop.api.clock.now());
    const sent = () =>
      query("select data ->> 'subjectId' as subject from pgboss.job where name = 'payments.apply-events'");
    shop.api.clock.advance(59_999);
    await run('payments.retry-waiting-events');
    expect(await sent()).toEqual([]);
    shop.api.clock.advance(1);
    for (let time = 0; time < 2; time++) await run('payments.retry-waiting-events');
    expect(await sent()).toEqual([{ subject: waiting }]);
  });
});

describe('stored events', () => {
  test('are deleted 90 days after they were applied, and kept while they wait', async () => {
    await query('delete from payment_events');
    const [waiting, applied] = [await newEvent(null), await newEvent(shop.api.clock.now())];
    const left = async () =>
      (await query<{ subject: string }>('select subject_id as subject from payment_events order by id')).map(
        ({ subject }) => subject,
      );
    shop.api.clock.advance(90 * DAY_MS);
    await run('payments.purge-events');
    expect(await left()).toEqual([waiting, applied]);
    shop.api.clock.advance(1);
    await run('payments.purge-events');
    expect(await left()).toEqual([waiting]);
  });
});
