/** Money to send to the PayPal account of a creator. */
export interface Payout {
  /** A payout of the same withdrawal is only sent once. */
  withdrawalId: string;
  cents: number;
  paypalEmail: string;
}

export type PayoutStatus =
  | { state: 'PENDING' }
  | { state: 'PAID' }
  /** The money has been returned to us. */
  | { state: 'FAILED'; reason: string };

/** Sends money. Methods throw if the outcome is unknown; such calls are repeated. */
export interface PayoutProvider {
  name: 'PAYPAL';
  /** Returns the provider's reference. Throws PayoutRefused if the provider will not pay. */
  send(payout: Payout): Promise<string>;
  check(reference: string): Promise<PayoutStatus>;
}

/** The provider permanently refused a payout and holds no money for it. The message is for the creator. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
}
