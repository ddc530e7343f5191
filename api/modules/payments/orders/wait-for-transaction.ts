import { setTimeout } from 'node:timers/promises';
import { DomainError } from '../../../platform/errors.ts';
import type { OrderRow } from '../payments.schema.ts';

const INTERVAL_MS = 100;
/** Number of polls, after which the provider has answered or cannot be reached. */
const ATTEMPTS = 150;

/**
 * Waits until the request that began an order has its transaction. Throws the error of that request if it failed,
 * payment.replaced if another purchase has ended the order, and payment.unavailable if it takes too long.
 */
export async function waitForTransaction(read: () => Promise<OrderRow | undefined>): Promise<OrderRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await read();
    if (order?.state !== 'OPEN') throw new DomainError(order?.beginError ?? 'payment.replaced');
    if (order.transactionId !== null) return order;
    await setTimeout(INTERVAL_MS);
  }
  throw new DomainError('payment.unavailable');
}
