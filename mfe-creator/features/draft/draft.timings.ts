/** Times in ms, and the maximum number of merges during one save. */
export const draftTimings = {
  /** Delay between the last change and its save. */
  autosavePause: 2_000,
  /** Longest time from the first unsaved change to its save, while the author keeps typing. */
  autosaveLatest: 15_000,
  /** Delay between the last change and its copy on this device. */
  copyPause: 500,
  /** First and longest retry delay after temporary failures. The delay doubles each time. */
  retryFirst: 5_000,
  retryLast: 60_000,
  /** Longest Retry-After that is honoured. */
  retryAfterLast: 600_000,
  mergesInARow: 3,
} as const;
