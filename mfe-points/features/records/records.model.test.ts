import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { describe, expect, it } from 'vitest';
import { formatAmount, recordTypeFor, tabs, uniqueRecords } from './records.model.ts';

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
