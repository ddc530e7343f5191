/** Durations of the login of a guest whose app has sent the token of an account, in ms. */
export const appLoginTimings = {
  /** A request without an answer for this time has failed. */
  request: 10_000,
  /** Delay after the first failure; each further one doubles. */
  delay: 1_000,
  longestDelay: 8_000,
} as const;
