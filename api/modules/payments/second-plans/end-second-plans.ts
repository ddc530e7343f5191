import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type createRefunds, SYSTEM } from '../admin/refund-order.ts';
import { listRefunds } from '../admin/refund-requests.repository.ts';
import type { PaymentProvider } from '../paddle/provider.ts';
import type { MembershipRow, OrderRow } from '../payments.schema.ts';
import { markSecondPlans } from './mark-second-plans.ts';
import { faultMail, ownerMail } from './second-plan-mails.ts';
import { listPayments, listSecond, markTold } from './second-plans.repository.ts';

const REASON = 'Another plan was running.';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

export interface SecondPlanParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Pick<Jobs, 'send'>;
  provider: Pick<PaymentProvider, 'cancelSubscription'>;
  refunds: Pick<ReturnType<typeof createRefunds>, 'refund'>;
  /** Mails the user, if there is an address. */
  notify(tx: Tx, userId: string, mail: Mail): Promise<void>;
  /** Records the fault of a subscription and mails all administrators. */
  notifyFault(tx: Tx, subscriptionId: string, mail: Mail): Promise<void>;
}

/**
 * Ends second plans and pays them back. Each step checks what is done, so an interrupted job can run again:
 * the mark is a column, a subscription ends once, and a refund has the id of its payment.
 */
export function createSecondPlans(parts: SecondPlanParts) {
  const { db, clock, logger, jobs, provider, refunds, notify, notifyFault } = parts;

  async function tellFault(tx: Tx, subscriptionId: string, reason: string): Promise<void> {
    logger.error({ subscriptionId, reason }, 'a second plan was not refunded');
    await notifyFault(tx, subscriptionId, faultMail({ subscriptionId, reason }));
  }

  /** Notifies administrators once if the provider refused a refund, or rejected it later. */
  async function checkRefund(subscriptionId: string, order: OrderRow): Promise<void> {
    const { requests, adjustments } = await listRefunds(db, [order]);
    const request = requests.find(({ requestedBy }) => requestedBy === SYSTEM);
    const isRejected = adjustments.some(
      ({ id, status }) => id === request?.adjustmentId && status === 'rejected',
    );
    if (request === undefined || (request.state !== 'FAILED' && !isRejected)) return;
    await db.transaction(async (tx) => {
      if (!(await markTold(tx, request.id, clock.now()))) return;
      await tellFault(tx, subscriptionId, `The payment provider refused the refund of order ${order.id}.`);
    });
  }

  async function payBack(subscriptionId: string, order: OrderRow): Promise<void> {
    const input = { orderId: order.id, reason: REASON, clientRequestId: `second-plan-${order.id}` };
    try {
      await refunds.refund(SYSTEM, input, async (tx, { amount }) => {
        if (order.userId !== null) await notify(tx, order.userId, ownerMail(order, amount));
      });
    } catch (error) {
      const isOver =
        error instanceof DomainError &&
        (error.error === 'payment.not_refundable' || error.error === 'payment.refund_refused');
      if (!isOver) throw error;
    }
    await checkRefund(subscriptionId, order);
  }

  async function end({ id, secondSince }: MembershipRow): Promise<void> {
    await provider.cancelSubscription(id);
    for (const order of await listPayments(db, id, secondSince ?? clock.now())) await payBack(id, order);
  }

  /** The job. Throws while something is left to do. */
  return async function endSecondPlans(
    subscriptionId: string,
    { isLast }: { isLast: boolean },
  ): Promise<void> {
    await db.transaction((tx) => markSecondPlans(tx, subscriptionId, { jobs, now: clock.now() }));
    for (const second of await listSecond(db, subscriptionId)) {
      try {
        await end(second);
      } catch (error) {
        if (isLast) {
          const reason = 'The payment provider could not be reached for hours.';
          await db.transaction((tx) => tellFault(tx, second.id, reason));
        }
        throw error;
      }
    }
  };
}
