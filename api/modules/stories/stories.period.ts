import type { TimePeriod } from '@storyloom/contract/filters';

const DAY = 86_400_000;

/** How many days (UTC, today the last) a time filter reaches over; 0 for all time. */
export const daysOf: Record<TimePeriod, number> = { ALL_TIME: 0, TODAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 };

/** Where a time filter begins: midnight UTC of its first day; undefined for all time. */
export function periodStart(period: TimePeriod, now: Date): Date | undefined {
  const days = daysOf[period];
  return days === 0 ? undefined : new Date(midnight(now) - (days - 1) * DAY);
}

/** The day of a time, UTC, as PostgreSQL writes it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const midnight = (at: Date) => at.getTime() - (at.getTime() % DAY);
