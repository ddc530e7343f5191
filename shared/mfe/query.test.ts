import { detail } from '@storyloom/contract/points/endpoints/detail';
import { categoryList } from '@storyloom/contract/stories/endpoints/category-list';
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { createQueryClient, endpointQuery, pagedQuery } from './query.ts';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('queries', () => {
  it('stay fresh for 10,000 ms', async () => {
    vi.useFakeTimers();
    const { host, calls } = createFakeHost();
    calls.respond(categoryList, () => []);
    const read = () => host.queryClient.fetchQuery(endpointQuery(host, categoryList, {}));
    await read();
    vi.advanceTimersByTime(9_999);
    await read();
    expect(calls.sentTo(categoryList)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await read();
    expect(calls.sentTo(categoryList)).toHaveLength(2);
  });

  it('are not retried, nor are mutations', async () => {
    const client = createQueryClient();
    let tried = 0;
    const failing = async () => {
      tried++;
      throw new Error('no');
    };
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn: failing })).rejects.toThrow('no');
    expect(tried).toBe(1);
    expect(client.getDefaultOptions()).toMatchObject({
      queries: { staleTime: 10_000, retry: false },
      mutations: { retry: false },
    });
  });

  it('fail at once without a connection', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const offline = async () => {
      throw new Error('offline');
    };
    await expect(client.ensureQueryData({ queryKey: ['x'], queryFn: offline })).rejects.toThrow('offline');
    const mark = new MutationObserver(client, { mutationFn: offline });
    await expect(mark.mutate()).rejects.toThrow('offline');
  });

  it('are keyed by path and input', () => {
    const { host } = createFakeHost();
    const key = (id: string) => endpointQuery(host, viewDetail, { id }).queryKey;
    expect(key('a')).toEqual([viewDetail.path, { id: 'a' }]);
    expect(key('a')).not.toEqual(key('b'));
  });

  it('abort their call when cancelled', async () => {
    let seen: AbortSignal | undefined;
    const { host } = createFakeHost({
      call: (_, __, options) => {
        seen = options?.signal;
        return new Promise(() => {});
      },
    });
    const query = endpointQuery(host, categoryList, {});
    void host.queryClient.fetchQuery(query).catch(() => {});
    await host.queryClient.cancelQueries({ queryKey: query.queryKey });
    expect(seen?.aborted).toBe(true);
  });

  it('continue a list by the cursor of the previous page', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(feed, ({ page }) => ({
      pageList: [],
      totalCount: 1_001,
      hasNextPage: Number(page) < 3,
      nextPageNum: Number(page) < 3 ? Number(page) + 1 : null,
      nextCursor: Number(page) < 3 ? `c${Number(page) + 1}` : null,
      currentPageNum: Number(page),
    }));
    const query = pagedQuery(host, feed, (page) => ({ page }));
    await host.queryClient.fetchInfiniteQuery({ ...query, pages: 10 });
    expect(calls.sentTo(feed)).toEqual([{ page: 1 }, { page: 2, after: 'c2' }, { page: 3, after: 'c3' }]);
    expect(query.queryKey).toEqual([feed.path, 'pages', { page: 1 }]);
  });

  it('load pages until there is no next one', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(detail, ({ pageNum }) => ({
      pageList: [],
      totalCount: 60,
      hasNextPage: Number(pageNum) < 3,
      nextPageNum: Number(pageNum) < 3 ? Number(pageNum) + 1 : null,
      nextCursor: null,
      currentPageNum: Number(pageNum),
    }));
    const query = pagedQuery(host, detail, (pageNum) => ({ pageNum }));
    const { pages } = await host.queryClient.fetchInfiniteQuery({ ...query, pages: 10 });
    expect(pages.map((page) => page.currentPageNum)).toEqual([1, 2, 3]);
    expect(query.queryKey).not.toEqual(endpointQuery(host, detail, { pageNum: 1 }).queryKey);
  });
});
