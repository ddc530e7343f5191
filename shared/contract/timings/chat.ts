/** Durations of a reply's stream, in ms. */
export const chatTimings = {
  /** Pace at which lines of a reply appear. */
  line: 30,
  /** The server sends a comment after this time without an event. */
  heartbeat: 15_000,
  /** A stream without any byte for this time is broken; several heartbeats were missed. */
  watchdog: 45_000,
} as const;
