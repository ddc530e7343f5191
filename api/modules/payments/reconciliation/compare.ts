import type { DifferenceKind, OurSide, TheirSide } from '@storyloom/contract/entities/reconciliation';
import { refundedPoints } from '@storyloom/contract/refunded-points';
import { sumRefunded } from '../apply/refunds.ts';
import type { ProviderTransaction } from '../paddle/provider-transaction.ts';
import type { OrderRow } from '../payments.schema.ts';

/** Our order with what belongs to it. */
export interface OurRecord {
  order: OrderRow;
  /** Paid back, in cents. */
  refunded: number;
  /** Points in the ledger for the payment. */
  credited: number;
  /** Points taken back and not given back. */
  taken: number;
}

export interface Found {
  kind: DifferenceKind;
  transactionId: string;
  orderId: string | null;
  ours: OurSide | null;
  theirs: TheirSide | null;
}

/** An order may be known as paid before the provider has completed its transaction. */
const isPaidHere = ({ state, pointsAddedAt }: Pick<OrderRow, 'state' | 'pointsAddedAt'>) =>
  state === 'REFUNDED' || (state === 'PAID' && pointsAddedAt !== null);
const isPaidThere = ({ status }: Pick<ProviderTransaction, 'status'>) => status === 'completed';

export function toOurSide({ order, refunded, credited, taken }: OurRecord): OurSide {
  const { state, paid, points } = order;
  const isDue = isPaidHere(order) && paid !== null;
  return {
    ...{ state, paid, refunded },
    points: credited - taken,
    pointsDue: isDue ? points - refundedPoints({ points, paid }, refunded) : 0,
  };
}

export function toTheirSide(transaction: ProviderTransaction): TheirSide {
  const adjustments = transaction.adjustments.map(({ action, status, totals }) => ({
    ...{ action, status },
    amount: totals.total,
  }));
  return {
    status: transaction.status,
    // The rest of a more expensive plan may be worth more than the new one; nothing is paid then.
    paid: isPaidThere(transaction) ? Math.max(transaction.details.totals.grand_total, 0) : null,
    refunded: sumRefunded(adjustments),
  };
}

/** The differences between an order and its transaction; either may be missing. */
export function compare(ours: OurRecord | null, theirs: ProviderTransaction | null): Found[] {
  const transactionId = theirs?.id ?? ours?.order.transactionId ?? '';
  const sides = {
    ours: ours && toOurSide(ours),
    theirs: theirs && toTheirSide(theirs),
  };
  return kindsOf(ours, theirs, sides).map((kind) => ({
    ...{ kind, transactionId, orderId: ours?.order.id ?? null },
    ...sides,
  }));
}

function kindsOf(
  ours: OurRecord | null,
  transaction: ProviderTransaction | null,
  sides: { ours: OurSide | null; theirs: TheirSide | null },
): DifferenceKind[] {
  // A checkout that was never paid needs no order here.
  if (ours === null) return transaction !== null && isPaidThere(transaction) ? ['MISSING_HERE'] : [];
  const kinds: DifferenceKind[] = [];
  if (transaction === null) kinds.push('MISSING_THERE');
  else if (isOtherState(ours.order, transaction)) kinds.push('STATE');
  else if (sides.ours?.paid !== sides.theirs?.paid || sides.ours?.refunded !== sides.theirs?.refunded) {
    kinds.push('AMOUNT');
  }
  // A deleted account has no points. Without the transaction, the key of a month is not known.
  if (transaction !== null && ours.order.userId !== null && sides.ours?.points !== sides.ours?.pointsDue)
    kinds.push('POINTS');
  return kinds;
}

/** An order that is cancelled here may stay payable there: a payment would be applied. */
function isOtherState(order: OrderRow, transaction: ProviderTransaction): boolean {
  if (isPaidHere(order) !== isPaidThere(transaction)) return true;
  return transaction.status === 'canceled' && order.state === 'OPEN';
}
