import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { PaymentLedger } from '../ledger.ts';
import { cancelOrder, lockOrder, withTransaction } from '../orders/orders.repository.ts';
import type { PaymentEventRow } from '../payments.schema.ts';
import type { PriceList } from '../price-list.ts';
import { adjustmentData, subscriptionData, transactionData } from '../webhooks/event-body.ts';
import { awaitNewEvents, findWaitingEvent, lockSubject, markApplied } from '../webhooks/events.repository.ts';
import { applySubscription } from './apply-subscription.ts';
import { type ApplyParts, applyCompleted, type Outcome } from './apply-transaction.ts';
import { saveAdjustment } from './refunds.repository.ts';
import { settleRefunds } from './refunds.ts';

interface ApplierParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  ledger: PaymentLedger;
  prices: PriceList;
}

/** Applies stored events in the order of `occurredAt`, each in a transaction of its own. */
export function createEventApplier({ db, clock, logger, ledger, prices }: ApplierParts) {
  async function applyEvent(tx: Tx, event: PaymentEventRow): Promise<Outcome> {
    const parts = { ledger, prices, now: clock.now(), eventId: event.id };
    const [subject, verb] = event.type.split('.');
    if (subject === 'adjustment') return applyAdjustment(tx, event, parts);
    if (subject === 'subscription') {
      const data = subscriptionData.parse(event.data);
      return applySubscription(tx, data, { prices, occurredAt: event.occurredAt });
    }
    if (verb === 'completed') return applyCompleted(tx, transactionData.parse(event.data), parts);
    await cancelOrder(tx, withTransaction(event.subjectId));
    return 'applied';
  }

  return {
    /** Applies the events of a subject that can be applied; the others wait. */
    async applySubject(subjectId: string): Promise<void> {
      await awaitNewEvents(db, subjectId);
      let last: PaymentEventRow | undefined;
      do {
        last = await db.transaction(async (tx) => {
          await lockSubject(tx, subjectId);
          const event = await findWaitingEvent(tx, subjectId, last ?? null);
          if (event === undefined) return undefined;
          const outcome = await applyEvent(tx, event);
          if (outcome === 'applied') await markApplied(tx, event.id, clock.now());
          else
            logger.warn(
              { eventId: event.id, type: event.type },
              'a payment event waits for its order, membership or price',
            );
          return event;
        });
      } while (last !== undefined);
    },
  };
}

async function applyAdjustment(tx: Tx, event: PaymentEventRow, parts: ApplyParts): Promise<Outcome> {
  const { id, action, status, transaction_id: transactionId, totals } = adjustmentData.parse(event.data);
  const changedAt = event.occurredAt;
  await saveAdjustment(tx, { id, transactionId, action, status, amount: totals.total, changedAt });
  const order = await lockOrder(tx, { transactionId, orderId: '' });
  // A payment that completes later settles its refunds.
  if (order === undefined) return 'applied';
  await settleRefunds(tx, order, parts);
  return 'applied';
}
