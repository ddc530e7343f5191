import type { TimePeriod } from '@storyloom/contract/filters';

const DAY = 86_400_000;
const DAYS: Record<Exclude<TimePeriod, 'ALL_TIME' | 'TODAY'>, number> = { WEEK: 7, MONTH: 30, YEAR: 365 };

/** Where a time filter begins: today from midnight UTC, the others so many days back; undefined for all time. */
export function periodStart(period: TimePeriod, now: Date): Date | undefined {
  if (period === 'ALL_TIME') return undefined;
  if (period === 'TODAY') return new Date(now.getTime() - (now.getTime() % DAY));
  return new Date(now.getTime() - DAYS[period] * DAY);
}
