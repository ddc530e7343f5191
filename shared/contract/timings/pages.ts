/** Durations of pages in the browser, in ms. */
export const pageTimings = {
  /** Data younger than this is shown without a request. */
  queryFresh: 10_000,
  /** Minimum time between two reloads of one path for code that did not arrive. */
  reload: 10_000,
} as const;
