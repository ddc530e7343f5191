/** Delays in ms. */
export const loreTimings = {
  /** Pause in typing before the outline and the word count are updated. */
  outlinePause: 400,
  /** Pause in changes before entries are analyzed. */
  analysisPause: 800,
} as const;
