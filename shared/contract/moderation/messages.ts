/** Messages of forms about moderation, and of reasons of administrators. */
export const moderationMessages = {
  chooseRating: 'Choose the right rating',
  chooseReason: 'Choose a reason',
  describeOther: 'Describe what is wrong',
  giveReason: 'Give a reason',
  explainAppeal: 'Say why we should look again',
} as const;
