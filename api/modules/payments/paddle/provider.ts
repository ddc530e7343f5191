/** A change of a subscription's price. */
export interface PriceChange {
  priceId: string;
  /** Charges the rest of the period at the new price, less that at the old one; otherwise the next period has the new price. */
  isProrated: boolean;
  customData: Record<string, unknown>;
}

export interface PricePreview {
  /** Charged at once, in the smallest unit of the currency, with tax. */
  dueNow: number;
  nextBilledAt: Date;
}

export class DeclinedError extends Error {
  override readonly name = 'DeclinedError';
}

/** A payment provider. All methods throw if it does not answer as expected. */
export interface PaymentProvider {
  /** Creates the payment of an order. Returns its transaction, which the payment page opens. */
  createTransaction(order: {
    orderId: string;
    priceId: string;
    quantity: number;
    discountPercent: number;
    /** The customer of earlier payments. */
    customerId: string | null;
  }): Promise<string>;
  /**
   * Makes a transaction unpayable. Returns `paid` if it was paid before. A transaction that the provider does not know
   * counts as closed.
   */
  closeTransaction(id: string): Promise<'closed' | 'paid'>;
  /** The address of the customer's page for invoices, cards and cancellations. */
  openPortal(customerId: string, subscriptionIds: readonly string[]): Promise<string>;
  /** The custom data of a subscription: `orderId`, and the plan that is paid until a time. */
  readCustomData(subscriptionId: string): Promise<Record<string, unknown>>;
  previewPrice(subscriptionId: string, change: PriceChange): Promise<PricePreview>;
  /** Throws DeclinedError if the payment that is due was declined; the price then stays as it was. */
  changePrice(subscriptionId: string, change: PriceChange): Promise<void>;
  /** Ends a subscription with the paid period. Has no effect on one that ends already. */
  cancelAtPeriodEnd(id: string): Promise<void>;
  /** Revokes a cancellation at the end of the period. */
  keepSubscription(id: string): Promise<void>;
  /** Ends a subscription now. Has no effect on one that has ended. */
  cancelSubscription(id: string): Promise<void>;
  /** The page of a transaction in the provider's dashboard, where support refunds it. */
  transactionUrl(id: string): string;
  /** The prices among these that the provider knows, by id: "999 USD" is in the smallest unit of the currency. */
  readPrices(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The next events after the given one, or from the earliest that the provider keeps; empty at the end. */
  listEvents(after: string | null): Promise<unknown[]>;
}
