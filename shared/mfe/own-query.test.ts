import { account } from '@storyloom/contract/points/endpoints/account';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { ownPagedQuery, ownQuery } from './own-query.ts';

describe('ownQuery', () => {
  it('keys queries by user id', () => {
    const { host } = createFakeHost();
    expect(ownQuery(host, 'a', account, {}).queryKey).not.toEqual(ownQuery(host, 'b', account, {}).queryKey);
    const paged = (userId: string) =>
      ownPagedQuery(host, userId, detail, (pageNum) => ({ pageNum })).queryKey;
    expect(paged('a')).not.toEqual(paged('b'));
  });

  it('calls nothing before the session is known', async () => {
    const { host, calls } = createFakeHost();
    const observer = new QueryObserver(host.queryClient, ownQuery(host, null, account, {}));
    const stop = observer.subscribe(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    expect(observer.getCurrentResult().status).toBe('pending');
    expect(calls.sentTo(account)).toEqual([]);
    stop();
  });

  it('fails if there is no session', async () => {
    const { host } = createFakeHost();
    host.session.ready = async () => {
      throw new Error('no guest today');
    };
    await expect(host.queryClient.fetchQuery(ownQuery(host, null, account, {}))).rejects.toThrow(
      'no guest today',
    );
  });

  it('loads the pages of a known visitor', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(detail, ({ pageNum }) => ({
      pageList: [],
      totalCount: 20,
      hasNextPage: pageNum === 1,
      nextPageNum: pageNum === 1 ? 2 : null,
      nextCursor: pageNum === 1 ? 'c2' : null,
      currentPageNum: Number(pageNum),
    }));
    const observer = new InfiniteQueryObserver(
      host.queryClient,
      ownPagedQuery(host, 'a', detail, (pageNum) => ({ pageNum })),
    );
    await observer.refetch();
    const last = await observer.fetchNextPage();
    expect(last.hasNextPage).toBe(false);
    expect(calls.sentTo(detail)).toEqual([{ pageNum: 1 }, { pageNum: 2, after: 'c2' }]);
  });

  it('aborts its call when it is cancelled', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { host } = createFakeHost({
      call: (_, __, options) => {
        signals.push(options?.signal);
        return new Promise(() => {});
      },
    });
    void host.queryClient.fetchQuery(ownQuery(host, 'a', account, {})).catch(() => {});
    const paged = ownPagedQuery(host, 'a', detail, (pageNum) => ({ pageNum }));
    void host.queryClient.fetchInfiniteQuery(paged).catch(() => {});
    await host.queryClient.cancelQueries();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});
