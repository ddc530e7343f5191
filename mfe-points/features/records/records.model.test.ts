import type { PointsRecord } from '@storyloom/contract/entities/points-record';
import { expect, it } from 'vitest';
import { recordsOf, recordTypeOf, signedAmount, tabs } from './records.model.ts';

const record = (id: string, recordType: PointsRecord['recordType'] = 'EXPENSE'): PointsRecord => ({
  id,
  description: 'Story reply',
  createTime: '2026-11-21T06:16:00.000Z',
  recordType,
  integralAmount: 5,
});

it('asks for everything, for what was spent or for what was gained', () => {
  expect(tabs.map(recordTypeOf)).toEqual([undefined, 'EXPENSE', 'INCOME']);
});

it('tells gains from costs by their sign, not by colour alone', () => {
  expect(signedAmount(record('a', 'INCOME'))).toBe('+5');
  expect(signedAmount(record('a'))).toBe('−5');
});

it('shows a record once when a newer one pushed it onto the next page', () => {
  const pages = [{ pageList: [record('b'), record('a')] }, { pageList: [record('a'), record('0')] }];
  expect(recordsOf(pages).map(({ id }) => id)).toEqual(['b', 'a', '0']);
});
