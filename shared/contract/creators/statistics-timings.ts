/** Durations of statistics, in ms. Together, they show an event on an open page within a minute. */
export const statisticsTimings = {
  /** A reply is counted this long after it ended, at most. */
  counted: 40_000,
  /** An open page reads its numbers again after this time. */
  refetch: 15_000,
} as const;
