export const shareLimits = {
  /** Messages in one reply of the API; a longer share is read in several. */
  messages: 100,
} as const;
