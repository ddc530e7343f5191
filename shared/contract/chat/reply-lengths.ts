/** How long a model’s replies are. */
export const replyLengths = ['SHORT', 'MEDIUM', 'LONG'] as const;
export type ReplyLength = (typeof replyLengths)[number];
