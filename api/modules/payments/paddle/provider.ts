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
  /** The address of the customer's page for invoices, cards and cancellations. */
  openPortal(customerId: string, subscriptionIds: readonly string[]): Promise<string>;
  /** Ends a subscription now. One that has ended already stays so. */
  cancelSubscription(id: string): Promise<void>;
  /** The next events after the given one, or from the earliest that the provider keeps; empty at the end. */
  listEvents(after: string | null): Promise<unknown[]>;
}
