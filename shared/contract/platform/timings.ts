/** Durations of pages in the browser, in ms. */
export const pageTimings = {
  /** Data younger than this is shown without a request. */
  queryFresh: 10_000,
  /** Minimum time between two reloads of one path for code that did not arrive. */
  reload: 10_000,
  /** How long the code of a page opened by such a reload may take; until it is over, the page is not reloaded again. */
  codeAfterReload: 60_000,
  /** Interval at which a page asks whether it is out of date. */
  buildCheck: 3_600_000,
  /** How long a page waits for an app that it has asked to log in, before it treats a guest with a dead token as gone. */
  appAnswer: 8_000,
} as const;
