import { page } from '@storyloom/contract/stories/endpoints/page';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { readBrowse } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';
import { loadBrowse } from './load-browse.ts';

function site() {
  const { host, calls } = createFakeHost();
  calls.respond(page, (input) => ({
    pageList: [],
    totalCount: 120,
    hasNextPage: Number(input.page) < 5,
    nextPageNum: Number(input.page) < 5 ? Number(input.page) + 1 : null,
    nextCursor: Number(input.page) < 5 ? `c${Number(input.page) + 1}` : null,
    currentPageNum: Number(input.page),
  }));
  return { host, calls };
}

describe('loadBrowse', () => {
  it('prefetches only the page in the address', async () => {
    const { host, calls } = site();
    const url = new URL('https://loom.test/category/HUMOR/3?sort=LATEST');
    const params = { category: 'HUMOR', page: '3' };
    await loadBrowse({ host, params, url });
    expect(calls.sentTo(page)).toEqual([
      { category: 'HUMOR', type: 'all', sort: 'LATEST', timePeriod: 'ALL_TIME', page: 3, size: 24 },
    ]);
    const { queryKey } = browseQuery(host, readBrowse(params, url.searchParams));
    expect(host.queryClient.getQueryData(queryKey)?.pages.map((each) => each.currentPageNum)).toEqual([3]);
  });

  it('requests the stories of a tag, and throws 404 for an invalid tag', async () => {
    const { host, calls } = site();
    const load = (tag: string) =>
      loadBrowse({ host, params: { tag }, url: new URL(`https://loom.test/tag/${tag}`) });
    await load('dry wit');
    expect(calls.sentTo(page)).toEqual([expect.objectContaining({ tag: 'dry wit', category: 'all' })]);
    for (const wrong of [' ', 'x'.repeat(21)]) {
      await expect(load(wrong)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('redirects another spelling of a category to its value, and throws 404 for an unknown one', async () => {
    const { host, calls } = site();
    const load = (category: string) =>
      loadBrowse({
        host,
        params: { category, page: '2' },
        url: new URL(`https://loom.test/category/${category}/2?sort=LATEST`),
      }).catch((thrown: Response) => [thrown.status, thrown.headers.get('location')]);
    expect(await load('horror')).toEqual([301, '/category/HORROR/2?sort=LATEST']);
    expect(await load('cooking')).toEqual([404, null]);
    expect(calls.sentTo(page)).toEqual([]);
    expect(await load('HORROR')).toBeUndefined();
  });

  it('continues by cursor from the page in the address to the last page', async () => {
    const { host, calls } = site();
    const query = browseQuery(host, readBrowse({ page: '3' }, new URLSearchParams()));
    const { pages } = await host.queryClient.fetchInfiniteQuery({ ...query, pages: 9 });
    expect(pages.map((each) => each.currentPageNum)).toEqual([3, 4, 5]);
    expect(calls.sentTo(page).map(({ after }) => after)).toEqual([undefined, 'c4', 'c5']);
  });

  it('redirects an invalid cursor to the address without it', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(page, () => Promise.reject(new BusinessError(10001, 'no', 'request.invalid', {})));
    const load = (query: string) =>
      loadBrowse({
        host,
        params: { page: '501' },
        url: new URL(`https://loom.test/story/501?sort=LATEST${query}`),
      });
    const moved = await load('&after=cut').catch((error: unknown) => error);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as Response).headers.get('location')).toBe('/story/501?sort=LATEST');
    await expect(load('')).rejects.toMatchObject({ error: 'request.invalid' });
  });

  it('rethrows other errors', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(page, () => {
      throw new Error('down');
    });
    const url = new URL('https://loom.test/story');
    await expect(loadBrowse({ host, params: {}, url })).rejects.toThrow('down');
  });
});
