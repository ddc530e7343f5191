/** Texts of the chat. `refreshFailed` is fixed by the product specification. */
export const chatMessages = {
  refreshFailed: 'Refresh failed',
  membershipEnded: 'This story is for members, and your membership has ended. Your story is kept.',
} as const;
