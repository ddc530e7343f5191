const isLocked = 'PayPal says that this account is locked or limited.';
const isAbroad = 'PayPal can’t send payouts to the country of this account.';
const isUnknown = 'PayPal has no account with this address.';

/**
 * Errors of an item that concern the receiver, worded for the creator. The names are those of
 * https://developer.paypal.com/payouts/view-transactions; PayPal's own messages address the sender.
 */
const receiverFailures: Record<string, string> = {
  RECEIVER_ACCOUNT_LOCKED: isLocked,
  RECEIVER_ACCOUNT_LIMITATION: isLocked,
  RECEIVER_COUNTRY_NOT_ALLOWED: isAbroad,
  RECEIVER_STATE_RESTRICTED: isAbroad,
  CLOSED_MARKET: isAbroad,
  RECEIVER_UNREGISTERED: 'No PayPal account with this address took the money within 30 days.',
  RECEIVER_UNCONFIRMED: 'The address of this PayPal account was not confirmed within 30 days.',
  RECEIVER_YOUTH_ACCOUNT: 'PayPal can’t send payouts to a youth account.',
  RECEIVER_REFUSED: 'This PayPal account doesn’t take payments in US dollars.',
  REFUSED_RECEIVER_REFUSED: 'This PayPal account doesn’t take payments in US dollars.',
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: 'This PayPal account doesn’t take payments in US dollars.',
  RECEIVING_LIMIT_EXCEEDED: 'This PayPal account can’t receive this much at the moment.',
  UNVERIFIED_RECIPIENT_NOT_SUPPORTED: 'This PayPal account isn’t verified.',
  INVALID_EMAIL: isUnknown,
  INVALID_EMAIL_ID: isUnknown,
};

/** Explains to the creator why a payout failed. */
export const describeFailure = (name = ''): string =>
  receiverFailures[name] ?? 'PayPal couldn’t make this payment. You can request it again.';
