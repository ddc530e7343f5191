export interface Backoff {
  /** The first wait, in milliseconds; each next one doubles. */
  base: number;
  longest: number;
  /** Tries in a row without any event before giving up. */
  tries: number;
}

export const defaultBackoff: Backoff = { base: 500, longest: 15_000, tries: 10 };

const longestRetryAfter = 60_000;

/** The wait before try number `failures`: between half and the whole of the doubled base, so crowds spread. */
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
