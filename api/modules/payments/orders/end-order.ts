import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OrderRow } from '../payments.schema.ts';
import { cancelOrder, withId } from './orders.repository.ts';

/** Makes a transaction unpayable at the provider. */
export const closeTransaction = defineJob<{ transactionId: string }>({
  name: 'payments.close-transaction',
  retries: 8,
});

/** Ends an open order; the job makes its transaction unpayable. The caller holds the lock of the buyer or of the order. */
export async function endOrder(
  tx: Tx,
  jobs: Pick<Jobs, 'send'>,
  { id, transactionId }: Pick<OrderRow, 'id' | 'transactionId'>,
): Promise<void> {
  await cancelOrder(tx, withId(id));
  if (transactionId !== null) await jobs.send(tx, closeTransaction, { transactionId });
}
