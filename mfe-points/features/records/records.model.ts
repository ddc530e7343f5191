import type { Page } from '@storyloom/contract/core/paged';
import type { PointsRecord, RecordType } from '@storyloom/contract/points/entities/points-record';
import { formatDay } from '../text/format.ts';

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
export function formatAmount({
  recordType,
  integralAmount,
}: Pick<PointsRecord, 'recordType' | 'integralAmount'>): string {
  return `${recordType === 'INCOME' ? '+' : '−'}${integralAmount.toLocaleString('en')}`;
}

/** The records of a day for one story; a record without a story is alone. */
export interface RecordGroup {
  day: string;
  /** Shown above the first group of a day. */
  isFirstOfDay: boolean;
  records: PointsRecord[];
}

/** The records by day and story, the latest first. */
export function groupRecords(records: readonly PointsRecord[]): RecordGroup[] {
  const groups: RecordGroup[] = [];
  for (const record of records) {
    const day = formatDay(new Date(record.createTime));
    const ofDay = groups.filter((group) => group.day === day);
    const { story } = record;
    const same = story && ofDay.find(({ records: [first] }) => first?.story?.id === story.id);
    if (same) same.records.push(record);
    else groups.push({ day, isFirstOfDay: ofDay.length === 0, records: [record] });
  }
  return groups;
}

const format = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** "6:16 AM", in the browser's time zone. */
export function formatRecordTime(createTime: string): string {
  return format.format(new Date(createTime));
}
