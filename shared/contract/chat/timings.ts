/** Durations of a chat in the browser, in ms. */
export const chatTimings = {
  /** Pace at which lines of a reply appear. */
  line: 30,
  /** The server sends a comment after this time without an event. */
  heartbeat: 3_000,
  /** A stream without any byte for this time is broken: three heartbeats were missed. */
  watchdog: 9_000,
  /** A request for a stream without an answer for this time is given up. */
  answer: 20_000,
  /** An open page requests news of its story again after this time, when a reply has ended or its tab is shown. */
  news: 180_000,
} as const;
