import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Points } from '../../points/points.service.ts';
import { listRefunds } from '../admin/refund-requests.repository.ts';
import { sumRefunded } from '../apply/refunds.ts';
import { monthKey, purchaseKey } from '../ledger-keys.ts';
import { type PaymentProvider, TRANSACTIONS_PER_PAGE } from '../paddle/provider.ts';
import type { ProviderTransaction } from '../paddle/provider-transaction.ts';
import type { OrderRow } from '../payments.schema.ts';
import { compare, type OurRecord } from './compare.ts';
import {
  findOrdersOf,
  findReconciliation,
  insertDifferences,
  listOrdersBetween,
  restart,
  sumTaken,
  updateReconciliation,
} from './reconciliation.repository.ts';

const DAY_MS = 86_400_000;

export const reconcile = defineJob<{ reconciliationId: string }>({
  name: 'payments.reconcile',
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 3_600,
});

interface ReconcilerParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  provider: PaymentProvider;
  creditsOf: Points['creditsOf'];
}

/**
 * Compares orders with the provider's transactions, page by page: first all transactions that were created on the days, then our
 * orders whose transactions were not among them. It writes differences and changes nothing else.
 */
export function createReconciler({ db, clock, logger, provider, creditsOf }: ReconcilerParts) {
  async function readRecords(
    rows: readonly OrderRow[],
    transactions: ReadonlyMap<string, ProviderTransaction>,
  ): Promise<OurRecord[]> {
    const keysOf = ({ transactionId: id }: OrderRow) => {
      const month = transactions.get(id ?? '');
      return id === null
        ? []
        : [purchaseKey({ id }), monthKey(month ?? { id, subscription_id: null, billing_period: null })];
    };
    const ids = rows.flatMap(({ transactionId }) => transactionId ?? []);
    const [{ adjustments }, taken, credits] = await Promise.all([
      listRefunds(db, rows),
      sumTaken(db, ids),
      creditsOf(rows.flatMap(keysOf)),
    ]);
    return rows.map((order) => ({
      order,
      refunded: sumRefunded(adjustments.filter((each) => each.transactionId === order.transactionId)),
      // A change of plan has the same month, and ledger key, as the payment before it.
      credited: credits
        .filter(({ orderId }) => orderId === order.id)
        .reduce((sum, { amount }) => sum + amount, 0),
      taken: taken.get(order.transactionId ?? '') ?? 0,
    }));
  }

  /** Writes the differences of transactions and of orders that belong together. */
  async function compareAll(
    id: string,
    transactions: readonly ProviderTransaction[],
    rows: readonly OrderRow[],
  ): Promise<void> {
    const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
    const records = await readRecords(rows, byId);
    const recordOf = ({ id: transactionId, custom_data: { orderId } }: ProviderTransaction) =>
      records.find(({ order }) => order.transactionId === transactionId) ??
      records.find(({ order }) => order.transactionId === null && order.id === orderId);
    const found = transactions.flatMap((transaction) => compare(recordOf(transaction) ?? null, transaction));
    const missing = records.filter(
      ({ order }) => order.transactionId !== null && !byId.has(order.transactionId),
    );
    await insertDifferences(db, id, [...found, ...missing.flatMap((record) => compare(record, null))]);
  }

  async function run(id: string, signal?: AbortSignal): Promise<void> {
    const row = await findReconciliation(db, id);
    if (row === undefined) return;
    const from = new Date(row.firstDay);
    const to = new Date(Date.parse(row.lastDay) + DAY_MS);
    await db.transaction((tx) => restart(tx, id));
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      signal?.throwIfAborted();
      const page = await provider.listTransactions({ from, to, after });
      await compareAll(id, page.transactions, await findOrdersOf(db, page.transactions));
      for (const transaction of page.transactions) seen.add(transaction.id);
      await updateReconciliation(db, id, { transactions: seen.size });
      after = page.after;
    } while (after !== null);
    let last: OrderRow | null = null;
    for (let orders = 0; ; ) {
      signal?.throwIfAborted();
      const rows: OrderRow[] = await listOrdersBetween(db, {
        from,
        to,
        after: last,
        limit: TRANSACTIONS_PER_PAGE,
      });
      if (rows.length === 0) break;
      const rest = rows.filter(({ transactionId }) => !seen.has(transactionId ?? ''));
      if (rest.length > 0) {
        const known = await provider.findTransactions(
          rest.flatMap(({ transactionId }) => transactionId ?? []),
        );
        await compareAll(id, known, rest);
      }
      orders += rows.length;
      await updateReconciliation(db, id, { orders });
      last = rows.at(-1) ?? null;
    }
    await updateReconciliation(db, id, { state: 'DONE', endedAt: clock.now() });
  }

  /** Throws if the provider does not answer; the comparison is then tried again from its beginning. */
  return async function reconcileDays(id: string, signal?: AbortSignal): Promise<void> {
    try {
      await run(id, signal);
    } catch (error) {
      logger.error({ err: error, reconciliationId: id }, 'a comparison with the payment provider failed');
      await updateReconciliation(db, id, { state: 'FAILED', endedAt: clock.now() });
      throw error;
    }
  };
}
