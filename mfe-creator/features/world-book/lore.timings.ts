/** Delays in ms. */
export const loreTimings = {
  /** Pause in changes before entries are analyzed. */
  analysisPause: 800,
} as const;
