import type { Order } from '@storyloom/contract/payments/entities/order';
import type { PendingOrder } from './pending-order.ts';

/** Intervals of requests for an order, in ms: while its payment page is open, and while its points are awaited. */
const POLL_MS = { open: 5_000, awaited: 1_500 };

/** Time after a payment beyond which the points take longer than usual, in ms. */
const USUAL_MS = 30_000;

/**
 * `choosing`: nothing is being bought. `checking`: the purchase of an earlier page is being looked up. `paying`:
 * the payment page is open. `unfinished`: an earlier page started a purchase that is not paid. `adding`: it is
 * paid and the points are awaited.
 */
export type PurchaseStep =
  | { kind: 'choosing' | 'checking' }
  | { kind: 'paying' | 'unfinished'; order: Order }
  | { kind: 'adding'; isSlow: boolean };

/** True for the purchase of a plan that another purchase cancelled: a person can buy only one plan at a time. */
export function isReplaced({ state, plan }: Order): boolean {
  return state === 'CANCELLED' && plan !== null;
}

/**
 * True once an order is final: its points were added, or never will be. `at` is the time of the server's response.
 * The checkout of another plan cancels an order that may have been paid just before. So a cancelled order with a
 * reported payment is final only after a delay.
 */
export function isOver({ state, pointsAddedAt }: Order, { stage, since }: PendingOrder, at: number): boolean {
  if (state === 'CANCELLED') return stage !== 'paid' || at - since > USUAL_MS;
  return state === 'REFUNDED' || pointsAddedAt !== null;
}

interface OrderView {
  /** The order as last fetched. */
  data: Order | undefined;
  /** Time of the last answer, in ms since 1970. */
  dataUpdatedAt: number;
  isFrameOpen: boolean;
}

export function stepOf(
  pending: PendingOrder | null,
  { data, dataUpdatedAt, isFrameOpen }: OrderView,
): PurchaseStep {
  if (!pending) return { kind: 'choosing' };
  if (pending.stage === 'paid' || (data && data.state !== 'OPEN')) {
    return { kind: 'adding', isSlow: dataUpdatedAt - pending.since > USUAL_MS };
  }
  if (!data) return { kind: 'checking' };
  return { kind: isFrameOpen ? 'paying' : 'unfinished', order: data };
}

/** Time until the next request for an order, in ms; false if there is none. */
export function pollInterval(
  pending: PendingOrder | null,
  { data, dataUpdatedAt }: Pick<OrderView, 'data' | 'dataUpdatedAt'>,
): number | false {
  if (!pending || (data && isOver(data, pending, dataUpdatedAt))) return false;
  return pending.stage === 'paid' || data?.state === 'PAID' ? POLL_MS.awaited : POLL_MS.open;
}
