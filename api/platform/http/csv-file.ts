import { Readable } from 'node:stream';

type Row = readonly (string | number)[];

/**
 * A reply with a CSV file: RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. Rows are sent while
 * the pages are read. `columns` is its first line. A text that a spreadsheet would run as a formula has an apostrophe in front.
 */
export function csvFile(name: string, columns: string, pages: AsyncIterable<Row[]>): Response {
  return new Response(Readable.toWeb(Readable.from(lines(columns, pages))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* lines(columns: string, pages: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${columns}\r\n`);
  for await (const rows of pages)
    yield Buffer.from(rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join(''));
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
