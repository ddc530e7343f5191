export const pointsLimits = {
  /** Rows of a page of the points history. */
  pageSize: 10,
  /** Replies of the standard model that cost a Pro member nothing, in a UTC day. */
  freeRepliesADay: 500,
} as const;

/** In points. */
export const prices = { reply: 1, premiumReply: 5, image: 10, optimize: 2, suggest: 1 } as const;

/** In points. */
export const grants = { guest: 50, realUser: 100, checkIn: 10 } as const;
