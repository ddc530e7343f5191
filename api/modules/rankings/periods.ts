import type { TimePeriod } from '@storyloom/contract/stories/filters';

const DAY = 86_400_000;

/** Days (UTC) that a time filter spans, today included; 0 for all time. */
export const periodDays: Record<TimePeriod, number> = {
  ALL_TIME: 0,
  TODAY: 1,
  WEEK: 7,
  MONTH: 30,
  YEAR: 365,
};

/** Midnight UTC of the first day of a time filter; undefined for all time. */
export function periodStart(period: TimePeriod, now: Date): Date | undefined {
  const days = periodDays[period];
  return days === 0 ? undefined : new Date(startOfDay(now) - (days - 1) * DAY);
}

/** The day (UTC) as PostgreSQL writes it: YYYY-MM-DD. */
export const formatDay = (at: Date): string => at.toISOString().slice(0, 10);

const startOfDay = (at: Date) => at.getTime() - (at.getTime() % DAY);
