export interface Backoff {
  /** First delay in ms; each further one doubles. */
  base: number;
  /** Longest delay in ms. */
  longest: number;
  /** Consecutive attempts without new text before giving up. */
  tries: number;
}

export const defaultBackoff: Backoff = { base: 500, longest: 15_000, tries: 10 };

/** Longest Retry-After that is respected, in ms. */
const longestRetryAfter = 60_000;

/** Delay before the attempt after `failures` failures, in ms: random in the upper half, so that clients spread out. */
export function backoffDelay(
  { base, longest }: Backoff,
  failures: number,
  retryAfter: number | null,
  random: () => number,
): number {
  const whole = Math.min(longest, base * 2 ** (failures - 1));
  const jittered = whole / 2 + (random() * whole) / 2;
  return Math.max(jittered, Math.min((retryAfter ?? 0) * 1000, longestRetryAfter));
}
