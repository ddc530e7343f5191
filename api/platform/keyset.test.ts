import { listLimits } from '@storyloom/contract/core/list-limits';
import { describe, expect, test } from 'vitest';
import { type ListRequest, type RowRange, readPage } from './keyset.ts';

const ORDER = { name: 'TEST', isInteger: true };

/** A list with this number of rows; `asked` has the ranges that were read. */
function listOf(length: number) {
  const rows = Array.from({ length }, (_, at) => ({ key: length - at, id: `row${length - at}` }));
  const requests: RowRange[] = [];
  const read = async (range: RowRange) => {
    requests.push(range);
    const from =
      range.last === null ? range.offset : rows.findIndex(({ key }) => key === range.last?.key) + 1;
    return rows.slice(from, from + range.limit);
  };
  const page = (request: ListRequest, order: Parameters<typeof readPage>[0] = ORDER) =>
    readPage(order, request, read);
  return { asked: requests, page };
}
const keysOf = ({ rows }: { rows: { key: number }[] }) => rows.map(({ key }) => key);

describe('readPage', () => {
  test('returns a cursor while there is a row after the page', async () => {
    const { page } = listOf(4);
    const first = await page({ page: 1, size: 2 });
    expect(keysOf(first)).toEqual([4, 3]);
    const second = await page({ page: 2, size: 2, after: first.nextCursor ?? '' });
    expect([keysOf(second), second.nextCursor]).toEqual([[2, 1], null]);
    expect(await page({ page: 2, size: 2 })).toEqual(second);
  });

  test('skips no rows after a cursor, whatever the number of the page', async () => {
    const { page, asked } = listOf(9);
    const { nextCursor } = await page({ page: 3, size: 2 });
    await page({ page: 9_999, size: 2, after: nextCursor ?? '' });
    expect(asked).toEqual([
      { limit: 3, offset: 4, last: null },
      { limit: 3, offset: 0, last: { key: 4, id: 'row4' } },
    ]);
  });

  test('refuses a page number beyond the limit by the name of its field, unless the list has ended', async () => {
    const deep = { page: listLimits.numberedPages + 1, size: 2 };
    const longer = listOf(listLimits.numberedPages * 2 + 1);
    await expect(longer.page(deep)).rejects.toMatchObject({
      details: { fields: { page: expect.any(String) } },
    });
    await expect(longer.page(deep, { ...ORDER, pageField: 'pageNum' })).rejects.toMatchObject({
      details: { fields: { pageNum: expect.any(String) } },
    });
    expect(await listOf(listLimits.numberedPages * 2).page(deep)).toEqual({ rows: [], nextCursor: null });
  });

  test('refuses the cursor of another order', async () => {
    const { page } = listOf(3);
    const { nextCursor } = await page({ page: 1, size: 1 });
    await expect(
      page({ page: 2, size: 1, after: nextCursor ?? '' }, { ...ORDER, name: 'OTHER' }),
    ).rejects.toThrow('belongs to a list in another order');
  });

  test('reads the last page that has a number', async () => {
    const { page } = listOf(listLimits.numberedPages * 2 + 1);
    const last = await page({ page: listLimits.numberedPages, size: 2 });
    expect(keysOf(last)).toEqual([3, 2]);
    expect(keysOf(await page({ page: 1, size: 2, after: last.nextCursor ?? '' }))).toEqual([1]);
  });
});
