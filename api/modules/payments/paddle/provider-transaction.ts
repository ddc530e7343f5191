import * as z from 'zod/mini';
import { amount, lineItem, signedAmount, transactionData } from '../webhooks/event-body.ts';

const pricedLine = z.extend(lineItem, {
  id: z.string(),
  totals: z.object({ total: signedAmount }),
});

/** A transaction with its adjustments, as the provider's API returns it. */
export const providerTransaction = z.extend(transactionData, {
  details: z.extend(transactionData.shape.details, { line_items: z.array(pricedLine) }),
  adjustments: z._default(
    z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        status: z.string(),
        reason: z.string(),
        items: z.array(
          z.object({
            item_id: z.string(),
            amount: z.nullish(amount),
            totals: z.nullish(z.object({ total: amount })),
          }),
        ),
        totals: z.object({ total: amount }),
      }),
    ),
    [],
  ),
});
export type ProviderTransaction = z.output<typeof providerTransaction>;

export interface RefundItem {
  itemId: string;
  /** In cents. */
  amount: number;
}

/**
 * The lines of a transaction that a partial refund pays back, the first ones first; null if less is left on them. Refunds
 * that are neither approved nor waiting for it leave their lines as they were.
 */
export function pickRefundItems(
  { details, adjustments }: Pick<ProviderTransaction, 'details' | 'adjustments'>,
  sum: number,
): RefundItem[] | null {
  const counted = adjustments.filter(({ status }) => status === 'approved' || status === 'pending_approval');
  const adjusted = new Map<string, number>();
  for (const { action, items } of counted) {
    const sign = action.endsWith('_reverse') ? -1 : 1;
    for (const { item_id: id, totals, amount: part } of items) {
      adjusted.set(id, (adjusted.get(id) ?? 0) + sign * (totals?.total ?? part ?? 0));
    }
  }
  let left = sum;
  const items: RefundItem[] = [];
  for (const { id, totals } of details.line_items) {
    const part = Math.min(left, totals.total - (adjusted.get(id) ?? 0));
    if (part <= 0) continue;
    items.push({ itemId: id, amount: part });
    left -= part;
  }
  return left === 0 ? items : null;
}
