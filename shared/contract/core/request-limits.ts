export const requestLimits = {
  bodyBytes: 256 * 1024,
  /** Bodies with the content of a story: three bytes for each character of its JSON, and an envelope. */
  storyBodyBytes: 4 * 1024 * 1024,
} as const;
