/** Messages of forms about moderation. */
export const moderationMessages = {
  chooseReason: 'Choose a reason',
  describeOther: 'Describe what is wrong',
  giveReason: 'Give a reason; the author reads it',
  explainAppeal: 'Say why we should look again',
} as const;
