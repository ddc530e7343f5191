/** Durations of background work, in ms. Tests shorten them. */
export interface ChatTimings {
  /** Time without renewal after which another process may end a run or image request. */
  leaseMs: number;
  /** Time between writes of running replies, which also renew leases; text since the last one is lost with the process. */
  flushMs: number;
  /** Time between writes and reads of the text of running replies in Valkey. */
  liveMs: number;
  /** Time between renewals of image requests. */
  imageRenewalMs: number;
  /** Time between searches for expired leases. */
  expiryCheckMs: number;
  /** Time that running replies have to finish when the process stops. */
  drainMs: number;
  /** Time between polls of a run or image request of another process. */
  pollMs: number;
}

export const defaultTimings: ChatTimings = {
  leaseMs: 10_000,
  flushMs: 2_000,
  liveMs: 150,
  imageRenewalMs: 3_000,
  expiryCheckMs: 5_000,
  drainMs: 6_000,
  pollMs: 300,
};
