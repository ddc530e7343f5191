/** Limits of following authors. */
export const followLimits = {
  /** Authors that a user can follow. A merge of a guest may exceed it. */
  authors: 1_000,
  /** Stories in the row of the home page. */
  rowStories: 14,
} as const;
