import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { refund as refundEndpoint } from '@storyloom/contract/endpoints/admin/refund';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Audit } from '../../audit/audit.service.ts';
import { findOrderById } from '../orders/orders.repository.ts';
import { type PaymentProvider, RefundRefused } from '../paddle/provider.ts';
import type { OrderRow, RefundRow } from '../payments.schema.ts';
import { sumRefundable } from './admin-order.ts';
import {
  findRefundByRequest,
  findSending,
  finishRefund,
  insertRefund,
  listRefunds,
  lockOrderById,
  takeOver,
} from './refund-requests.repository.ts';

/** Maximum duration of an attempt with its two calls of the provider, in ms. The next one begins after it. */
const ATTEMPT_MS = 60_000;

/** Resolves a refund whose answer was lost. Sent with each refund, in case its process ends. */
export const finishRefunds = defineJob<{ orderId: string }>({
  name: 'payments.finish-refunds',
  retryDelaySeconds: 60,
});
const FINISH_AFTER_SECONDS = 90;

/** Requester of refunds that no administrator requested. */
export const SYSTEM = 'system';

/** Called in the transaction that stores a refund. */
type OnBegun = (tx: Tx, refund: RefundRow) => Promise<void>;

type RefundInput = ParsedInputOf<typeof refundEndpoint>;

interface RefundParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Pick<Jobs, 'send'>;
  provider: PaymentProvider;
  audit: Pick<Audit, 'record'>;
}

/**
 * Asks the provider for refunds. A refund is stored before it is sent, and its id is part of the reason at the provider, so
 * that an attempt whose answer was lost is recognised. Points follow from the webhooks alone.
 */
export function createRefunds({ db, clock, logger, jobs, provider, audit }: RefundParts) {
  /** Stores a refund; null if the same request was taken before. */
  async function begin(tx: Tx, by: string, input: RefundInput, onBegun?: OnBegun): Promise<RefundRow | null> {
    const order = await lockOrderById(tx, input.orderId);
    if (order === undefined) throw new DomainError('payment.order_not_found');
    const keys = { requestedBy: by, clientRequestId: input.clientRequestId };
    const known = await findRefundByRequest(tx, keys);
    if (known !== undefined) {
      checkRepeated(known, input);
      return null;
    }
    const refundable = sumRefundable(order, await listRefunds(tx, [order]));
    const amount = input.amount ?? refundable;
    if (refundable === 0) throw new DomainError('payment.not_refundable');
    if (amount > refundable) throw new DomainError('payment.refund_too_high', { refundable });
    const now = clock.now();
    const refund: RefundRow = {
      ...{ id: newId(), orderId: order.id, ...keys, amount, reason: input.reason },
      ...{ state: 'SENDING', adjustmentId: null, createdAt: now, triedAt: now, toldAt: null },
    };
    if (!(await insertRefund(tx, refund))) throw new DomainError('payment.refund_running');
    await jobs.send(tx, finishRefunds, { orderId: order.id }, { startAfterSeconds: FINISH_AFTER_SECONDS });
    const detail = { refundId: refund.id, userId: order.userId, amount, reason: input.reason };
    await audit.record(tx, {
      by: by === SYSTEM ? null : by,
      action: 'order.refund',
      target: order.id,
      detail,
    });
    await onBegun?.(tx, refund);
    return refund;
  }

  /** Sends a refund whose outcome is not known. Throws payment.unavailable if it remains unknown. */
  async function send({ id, amount, reason }: RefundRow, transactionId: string): Promise<'SENT' | 'FAILED'> {
    const mark = `[${id}]`;
    try {
      const [transaction] = await provider.findTransactions([transactionId]);
      if (transaction === undefined) throw new RefundRefused('The provider does not know the transaction.');
      const taken = transaction.adjustments.find((each) => each.reason.endsWith(mark));
      const adjustmentId =
        taken?.id ?? (await provider.refund({ transaction, amount, reason: `${reason} ${mark}` }));
      await finishRefund(db, id, { state: 'SENT', adjustmentId });
      return 'SENT';
    } catch (error) {
      logger.error({ err: error, refundId: id }, 'the payment provider did not take a refund');
      if (!(error instanceof RefundRefused)) throw new DomainError('payment.unavailable');
      await finishRefund(db, id, { state: 'FAILED' });
      return 'FAILED';
    }
  }

  /** Sends an earlier refund again if its answer was lost. It counts as paid back until its outcome is known. */
  async function finishEarlier(orderId: string, transactionId: string): Promise<void> {
    const earlier = await findSending(db, orderId);
    if (earlier === undefined) return;
    const before = new Date(clock.now().getTime() - ATTEMPT_MS);
    if (await takeOver(db, earlier.id, { before, now: clock.now() })) await send(earlier, transactionId);
  }

  /**
   * Throws payment.order_not_found, payment.not_refundable, payment.refund_too_high, payment.refund_running,
   * payment.refund_refused, payment.unavailable and request.repeated.
   */
  async function refund(by: string, input: RefundInput, onBegun?: OnBegun): Promise<OrderRow> {
    const order = await findOrderById(db, input.orderId);
    if (order === undefined) throw new DomainError('payment.order_not_found');
    const { transactionId } = order;
    if (transactionId === null) throw new DomainError('payment.not_refundable');
    await finishEarlier(order.id, transactionId);
    const begun = await db.transaction((tx) => begin(tx, by, input, onBegun));
    if (begun !== null && (await send(begun, transactionId)) === 'FAILED') {
      throw new DomainError('payment.refund_refused');
    }
    return order;
  }

  /** The job. Throws while the outcome of a refund is not known, so that it is tried again. */
  async function finish(orderId: string): Promise<void> {
    const order = await findOrderById(db, orderId);
    if (order?.transactionId == null) return;
    await finishEarlier(orderId, order.transactionId);
    if ((await findSending(db, orderId)) !== undefined) throw new Error('A refund is still being sent.');
  }

  return { refund, finish };
}

/** Throws the error of the earlier request with the same id, unless it was accepted. */
function checkRepeated(known: RefundRow, { orderId, amount, reason }: RefundInput): void {
  const isSame =
    known.orderId === orderId && known.reason === reason && (amount === undefined || known.amount === amount);
  if (!isSame) throw new DomainError('request.repeated');
  if (known.state === 'SENDING') throw new DomainError('payment.refund_running');
  if (known.state === 'FAILED') throw new DomainError('payment.refund_refused');
}
