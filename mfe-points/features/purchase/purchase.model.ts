import type { Order } from '@storyloom/contract/entities/order';
import type { PendingOrder } from './pending-order.ts';

/** Times between two requests for an order, in ms: while its payment page is open, and while its points are awaited. */
const POLL_MS = { open: 5_000, awaited: 1_500 };

/** Time after a payment from which the points take longer than usual, in ms. */
const USUAL_MS = 30_000;

/**
 * `choosing`: nothing is being bought. `checking`: a purchase of an earlier page is looked up. `paying`: the payment page is
 * open. `unfinished`: an earlier page began a purchase and it is not paid. `adding`: it is paid and the points are awaited.
 */
export type PurchaseStep =
  | { kind: 'choosing' | 'checking' }
  | { kind: 'paying' | 'unfinished'; order: Order }
  | { kind: 'adding'; isSlow: boolean };

/** True for the purchase of a plan that another one has ended: a person buys one plan at a time. */
export function isReplaced({ state, plan }: Order): boolean {
  return state === 'CANCELLED' && plan !== null;
}

/**
 * True once nothing more will happen to an order: its points were added, or they never will be. `at` is when the server told it.
 * The checkout of another plan cancels an order before it knows whether that was paid, so a reported payment is waited for.
 */
export function isOver({ state, pointsAddedAt }: Order, { stage, since }: PendingOrder, at: number): boolean {
  if (state === 'CANCELLED') return stage !== 'paid' || at - since > USUAL_MS;
  return state === 'REFUNDED' || pointsAddedAt !== null;
}

interface OrderView {
  /** The order as the server last told it. */
  data: Order | undefined;
  /** In ms since 1970. */
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

/** Time until the next request for an order, in ms; false without one. */
export function pollInterval(
  pending: PendingOrder | null,
  { data, dataUpdatedAt }: Pick<OrderView, 'data' | 'dataUpdatedAt'>,
): number | false {
  if (!pending || (data && isOver(data, pending, dataUpdatedAt))) return false;
  return pending.stage === 'paid' || data?.state === 'PAID' ? POLL_MS.awaited : POLL_MS.open;
}
