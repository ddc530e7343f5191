import type { ProviderTransaction } from './provider-transaction.ts';

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
  /** A page of the transactions that were created in a span of time, oldest first. */
  listTransactions(span: { from: Date; to: Date; after: string | null }): Promise<TransactionsPage>;
  /** The transactions among these that the provider knows. At most `TRANSACTIONS_PER_PAGE` ids. */
  findTransactions(ids: readonly string[]): Promise<ProviderTransaction[]>;
  /**
   * Pays a transaction back, in full without an amount. Returns the adjustment. Throws RefundRefused if the provider
   * refuses it, and another error if the outcome is not known.
   */
  refund(refund: {
    transaction: ProviderTransaction;
    /** In cents. */
    amount: number;
    reason: string;
  }): Promise<string>;
}

/** Transactions in one answer of the provider. */
export const TRANSACTIONS_PER_PAGE = 30;

export interface TransactionsPage {
  transactions: ProviderTransaction[];
  /** The transaction after which the next page begins; null at the end. */
  after: string | null;
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
