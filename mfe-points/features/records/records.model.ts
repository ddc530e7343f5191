import type { Page } from '@storyloom/contract/core/paged';
import type { PointsRecord, RecordType } from '@storyloom/contract/points/entities/points-record';

export const tabs = ['ALL', 'SPENT', 'GAINED'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Record<Tab, string> = { ALL: 'All', SPENT: 'Spent', GAINED: 'Gained' };

/** The record type a tab requests; undefined requests all. */
export function recordTypeFor(tab: Tab): RecordType | undefined {
  if (tab === 'ALL') return undefined;
  return tab === 'SPENT' ? 'EXPENSE' : 'INCOME';
}

/** Joins the pages without duplicates: a record added between two requests pushes others onto the next page. */
export function uniqueRecords(pages: readonly Pick<Page<PointsRecord>, 'pageList'>[]): PointsRecord[] {
  const records = pages.flatMap(({ pageList }) => pageList);
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** "+5,000" or "−1", with U+2212 as the minus sign. */
export function formatAmount({ recordType, integralAmount }: PointsRecord): string {
  return `${recordType === 'INCOME' ? '+' : '−'}${integralAmount.toLocaleString('en')}`;
}

const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "Nov 21, 2026, 06:16", in the browser's time zone. */
export function formatRecordTime(createTime: string): string {
  return format.format(new Date(createTime));
}
