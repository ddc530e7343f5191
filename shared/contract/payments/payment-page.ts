import * as z from '@storyloom/schema';

const transactionId = z.string().check(z.regex(/^txn_[a-z0-9]{26}$/));

/**
 * A message of the payment page to the page of the site that frames or opened it. The receiver checks that its origin is
 * that of the order's `checkoutUrl` and that it names the order's transaction. It proves nothing: points come from the
 * order alone.
 */
export const paymentPageMessage = z.strictObject({
  source: z.literal('storyloom-payment'),
  version: z.literal(1),
  transactionId,
  /**
   * `loaded`: the form can be seen. `completed`: the provider took the payment. `closed`: the visitor left the form.
   * `error`: the form cannot be shown.
   */
  event: z.enum(['loaded', 'completed', 'closed', 'error']),
});
export type PaymentPageMessage = z.output<typeof paymentPageMessage>;

/** The transaction that a payment page shows, by its address. */
export function transactionOf(checkoutUrl: string): string | null {
  const { data } = transactionId.safeParse(URL.parse(checkoutUrl)?.searchParams.get('_ptxn'));
  return data ?? null;
}
