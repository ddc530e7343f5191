import { createQueryClient } from '@storyloom/mfe';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { dropVisitorData, refreshVisitorData } from './cached-data.ts';

let leave = () => {};
afterEach(() => leave());

/** A client with one query on the screen and one that is not. */
function cache() {
  const client = createQueryClient();
  const response = Promise.withResolvers<string>();
  client.setQueryData(['shown'], 'of before');
  client.setQueryData(['hidden'], 'of before');
  const options = { queryKey: ['shown'], queryFn: () => response.promise, staleTime: 60_000 };
  leave = new QueryObserver(client, options).subscribe(() => {});
  return { client, answer: response, data: (key: string) => client.getQueryData([key]) };
}

describe('cached data', () => {
  it('of another visitor disappears at once, and active queries are fetched again', async () => {
    const { client, answer, data } = cache();
    dropVisitorData(client);
    expect([data('shown'), data('hidden')]).toEqual([undefined, undefined]);
    answer.resolve('new');
    await expect.poll(() => data('shown')).toBe('new');
  });

  it('stays on the screen after a login until new data arrives', async () => {
    const { client, answer, data } = cache();
    refreshVisitorData(client);
    expect([data('shown'), data('hidden')]).toEqual(['of before', undefined]);
    answer.resolve('new');
    await expect.poll(() => data('shown')).toBe('new');
  });
});
