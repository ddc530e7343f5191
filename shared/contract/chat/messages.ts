/** Texts of the chat. `refreshFailed` is fixed by the product specification. */
export const chatMessages = {
  refreshFailed: 'Refresh failed',
  hidden: 'This reply was hidden by our safety rules. You weren’t charged.',
  /** The reader's membership has ended, or the author published an open story for members. */
  membersOnly: 'This story is for members now. Your story is kept.',
} as const;
