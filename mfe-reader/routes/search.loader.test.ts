import { tags } from '@storyloom/contract/editorial/endpoints/tags';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { search } from '@storyloom/contract/stories/endpoints/search';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { loader } from './search.tsx';

function site() {
  const { host, calls } = createFakeHost();
  calls.respond(search, () => ({
    pageList: [],
    totalCount: 0,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
    correctedKeyword: null,
    nearestCategory: null,
  }));
  const load = async (path: string, params: Record<string, string | undefined> = {}) => {
    const url = new URL(path, 'https://loom.test');
    const thrown = await loader({ host, params, url }).catch((error: unknown) => error);
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : null;
  };
  return { load, calls };
}

describe('search loader', () => {
  it('prefetches the hits of the page in the address', async () => {
    const { load, calls } = site();
    expect(await load('/search/salt/2?type=ROLE', { keyword: 'salt', page: '2' })).toBeNull();
    expect(calls.sentTo(search)).toEqual([{ keyword: 'salt', type: 'ROLE', page: 2 }]);
  });

  it('prefetches other stories without hits, and tolerates their failure', async () => {
    const { load, calls } = site();
    expect(await load('/search/zzz', { keyword: 'zzz' })).toBeNull();
    expect(calls.sentTo(page)).toEqual([{ sort: 'HOTTEST', size: 4 }]);
  });

  it('prefetches tags when nothing is searched, and tolerates their failure', async () => {
    const { load, calls } = site();
    expect(await load('/search')).toBeNull();
    expect(calls.sentTo(search)).toEqual([]);
    expect(calls.sentTo(tags)).toHaveLength(1);
  });

  it('redirects a form submitted without JavaScript to the search’s address', async () => {
    const { load } = site();
    expect(await load('/search?keyword=dry+wit&type=ROLE')).toEqual([301, '/search/dry%20wit?type=ROLE']);
    expect(await load('/search?keyword=a%2Fb%25')).toEqual([301, '/search/a%2Fb%25']);
    expect(await load('/search?keyword=+')).toEqual([301, '/search']);
  });

  it('redirects an unclean keyword to the canonical address', async () => {
    const { load } = site();
    expect(await load('/search/%20salt', { keyword: ' salt' })).toEqual([301, '/search/salt']);
    const long = 'x'.repeat(300);
    expect(await load(`/search/${long}`, { keyword: long })).toEqual([301, `/search/${'x'.repeat(100)}`]);
  });
});
