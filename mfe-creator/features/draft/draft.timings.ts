/** Times in ms, and the number of merges that one save may take. */
export const draftTimings = {
  /** From the last change to its save. */
  autosavePause: 2_000,
  /** Longest time from the first unsaved change to its save, while the author keeps typing. */
  autosaveLatest: 15_000,
  /** From the last change to its copy on this device. */
  copyPause: 500,
  /** Retries after a temporary failure, doubled each time. */
  retryFirst: 5_000,
  retryLast: 60_000,
  /** Longest Retry-After that is respected. */
  retryAfterLast: 600_000,
  mergesInARow: 3,
} as const;
