/** In ms. */
export const loreTimings = {
  /** Pause in typing before the outline and the word count of a text follow it. */
  outlinePause: 400,
  /** Pause in changes before entries are analyzed. */
  analysisPause: 800,
} as const;
