/** Durations of a chat in the browser, in ms. */
export const chatTimings = {
  /** Pace at which lines of a reply appear. */
  line: 30,
  /** The server sends a comment after this time without an event. */
  heartbeat: 1_000,
  /** A reply without any byte for this time is requested again; each time it is, the time doubles. */
  silence: 2_250,
  /** A stream without any byte for this time is broken. */
  watchdog: 10_000,
  /** A request for a stream without an answer for this time is given up. */
  answer: 20_000,
  /** An open page requests news of its story again after this time, when a reply has ended or its tab is shown. */
  news: 180_000,
} as const;
