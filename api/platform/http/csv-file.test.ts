import { describe, expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

async function* pages(...all: (string | number)[][][]) {
  yield* all;
}

const columns = 'Description,Points';
const textOf = async (file: Response) => Buffer.from(await file.arrayBuffer()).toString();

describe('csvFile', () => {
  test('has a line for each row of each page, with quoted texts', async () => {
    const file = csvFile(
      'points.csv',
      columns,
      pages(
        [
          ['A "gift"', 5],
          ['Reply', -5],
        ],
        [],
        [['Points', 5]],
      ),
    );
    expect(await textOf(file)).toBe(
      ['\uFEFFDescription,Points', '"A ""gift""",5', '"Reply",-5', '"Points",5', ''].join('\r\n'),
    );
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="points.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps %j from being a formula',
    async (text) => {
      const lines = await textOf(csvFile('points.csv', columns, pages([[text, 1]])));
      expect(lines).toContain(`"'${text}",1`);
    },
  );
});
