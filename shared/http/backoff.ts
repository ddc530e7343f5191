export interface Backoff {
  /** Delay before the first attempt in ms. */
  base: number;
  /** Attempts before the delay doubles, 1 by default. */
  steadyTries?: number;
  /** Longest delay in ms. */
  longest: number;
  /** Consecutive attempts without new text before giving up. */
  tries: number;
}

/** A process that is restarted is back after 3 s. */
export const defaultBackoff: Backoff = { base: 500, steadyTries: 6, longest: 15_000, tries: 15 };

/** Longest Retry-After that is respected, in ms. */
const longestRetryAfter = 60_000;

/** Delay before the attempt after `failures` failures, in ms: random in the upper half, so that clients spread out. */
export function backoffDelay(
  { base, steadyTries = 1, longest }: Backoff,
  failures: number,
  retryAfter: number | null,
  random: () => number,
): number {
  const whole = Math.min(longest, base * 2 ** Math.max(0, failures - steadyTries));
  const jittered = whole / 2 + (random() * whole) / 2;
  return Math.max(jittered, Math.min((retryAfter ?? 0) * 1000, longestRetryAfter));
}
