/** Durations of background work, in ms. Tests shorten them. */
export interface ChatTimings {
  /** How long a run or image request may go without renewal before another process may end it. */
  leaseMs: number;
  /** Between writes of running replies; each renews their leases. */
  flushMs: number;
  /** Between renewals of image requests. */
  imageRenewalMs: number;
  /** Between searches for expired leases. */
  expiryCheckMs: number;
  /** How long running replies may go on when the process stops. */
  drainMs: number;
  /** Between looks at a run or image request of another process. */
  pollMs: number;
}

export const defaultTimings: ChatTimings = {
  leaseMs: 10_000,
  flushMs: 1_000,
  imageRenewalMs: 3_000,
  expiryCheckMs: 5_000,
  drainMs: 6_000,
  pollMs: 300,
};
