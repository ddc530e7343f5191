import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { describe, expect, it } from 'vitest';
import { formatAmount, groupRecords, recordTypeFor, tabs, uniqueRecords } from './records.model.ts';

const record = (id: string, recordType: PointsRecord['recordType'] = 'EXPENSE'): PointsRecord => ({
  id,
  description: 'Story reply',
  createTime: '2026-11-21T06:16:00.000Z',
  recordType,
  integralAmount: 5,
});

describe('recordTypeFor', () => {
  it('maps each tab to the record type it requests', () => {
    expect(tabs.map(recordTypeFor)).toEqual([undefined, 'EXPENSE', 'INCOME']);
  });
});

describe('groupRecords', () => {
  it('joins the records of a day for one story', () => {
    const of = (id: string, story?: string, createTime = '2026-11-21T12:00:00.000Z') => ({
      ...record(id),
      createTime,
      ...(story && { story: { id: story, title: story } }),
    });
    const groups = groupRecords([
      of('6', 'rock'),
      of('5', 'train'),
      of('4', 'rock'),
      of('3'),
      of('2'),
      of('1', 'rock', '2026-11-18T12:00:00.000Z'),
    ]);
    expect(groups.map(({ records }) => records.map(({ id }) => id).join())).toEqual([
      '6,4',
      '5',
      '3',
      '2',
      '1',
    ]);
    expect(groups.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([true, false, false, false, true]);
  });
});

describe('formatAmount', () => {
  it('writes gains and costs with a sign', () => {
    expect(formatAmount(record('a', 'INCOME'))).toBe('+5');
    expect(formatAmount(record('a'))).toBe('−5');
    expect(formatAmount({ ...record('a', 'INCOME'), integralAmount: 5_000 })).toBe('+5,000');
  });
});

describe('uniqueRecords', () => {
  it('drops a duplicate that a newer record has pushed onto the next page', () => {
    const pages = [{ pageList: [record('b'), record('a')] }, { pageList: [record('a'), record('0')] }];
    expect(uniqueRecords(pages).map(({ id }) => id)).toEqual(['b', 'a', '0']);
  });
});
