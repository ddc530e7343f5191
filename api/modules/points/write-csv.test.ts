import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { describe, expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

describe('writeCsv', () => {
  test('has a row for each record of each page, with signs and quoted descriptions', async () => {
    const createTime = '2026-03-01T12:00:00.000Z';
    const record = (id: string, recordType: PointsRecord['recordType'], description: string) =>
      ({ id, recordType, description, createTime, integralAmount: 5 }) as PointsRecord;
    async function* pages() {
      yield [record('a', 'INCOME', 'A "gift"'), record('b', 'EXPENSE', 'Story reply')];
      yield [];
      yield [record('c', 'INCOME', 'Points')];
    }
    const response = writeCsv(pages());
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
      [
        '\uFEFFTime (UTC),Description,Points,Id',
        `${createTime},"A ""gift""",5,a`,
        `${createTime},"Story reply",-5,b`,
        `${createTime},"Points",5,c`,
        '',
      ].join('\r\n'),
    );
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
