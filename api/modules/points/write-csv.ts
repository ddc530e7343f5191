import { Readable } from 'node:stream';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';

/** A file with a row for each record: RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function writeCsv(pages: AsyncIterable<PointsRecord[]>): Response {
  return new Response(Readable.toWeb(Readable.from(lines(pages))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="storyloom-points.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* lines(pages: AsyncIterable<PointsRecord[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFFTime (UTC),Description,Points,Id\r\n');
  for await (const records of pages) yield Buffer.from(records.map(toLine).join(''));
}

function toLine({ createTime, description, recordType, integralAmount, id }: PointsRecord): string {
  const points = recordType === 'INCOME' ? integralAmount : -integralAmount;
  return `${createTime},"${description.replaceAll('"', '""')}",${points},${id}\r\n`;
}
