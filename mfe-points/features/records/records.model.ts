import type { PointsRecord, RecordType } from '@storyloom/contract/entities/points-record';
import type { Page } from '@storyloom/contract/paged';

export const tabs = ['ALL', 'SPENT', 'GAINED'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Record<Tab, string> = { ALL: 'All', SPENT: 'Spent', GAINED: 'Gained' };

/** What the history is asked for; everything when undefined. */
export function recordTypeOf(tab: Tab): RecordType | undefined {
  if (tab === 'ALL') return undefined;
  return tab === 'SPENT' ? 'EXPENSE' : 'INCOME';
}

/** Each record once: one that was made while pages were read pushes another onto the next page. */
export function recordsOf(pages: readonly Pick<Page<PointsRecord>, 'pageList'>[]): PointsRecord[] {
  const records = pages.flatMap(({ pageList }) => pageList);
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** "+50" or "−1", with a true minus sign. */
export function signedAmount({ recordType, integralAmount }: PointsRecord): string {
  return `${recordType === 'INCOME' ? '+' : '−'}${integralAmount}`;
}

const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "Nov 21, 2026, 06:16", where the reader is. */
export function recordTime(createTime: string): string {
  return format.format(new Date(createTime));
}
