import { userRecent } from '@storyloom/contract/stories/endpoints/user-recent';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { serverRecentQuery } from './history.queries.ts';
import { loadRecent } from './load-recent.ts';

const hostWithToken = (tokenId: string | null) =>
  createFakeHost({}, { status: 'none', tokenId, userId: null });

describe('loadRecent', () => {
  it('prefetches on the server with a token', async () => {
    const { host, calls } = hostWithToken('token1');
    calls.respond(userRecent, () => []);
    await loadRecent(host);
    expect(host.queryClient.getQueryData(serverRecentQuery(host).queryKey)).toEqual([]);
  });

  it('requests nothing without a token', async () => {
    const { host, calls } = hostWithToken(null);
    await loadRecent(host);
    expect(calls.sentTo(userRecent)).toEqual([]);
  });

  it('tolerates an expired token', async () => {
    const { host, calls } = hostWithToken('dead');
    calls.respond(userRecent, () => Promise.reject(new Error('401')));
    await expect(loadRecent(host)).resolves.toBeUndefined();
  });
});
