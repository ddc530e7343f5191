/** Messages of forms about contracts and withdrawals. */
export const creatorMessages = {
  giveReason: 'Give a reason; the creator reads it',
  giveReference: 'Enter the reference of the payment',
} as const;
