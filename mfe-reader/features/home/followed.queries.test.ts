import { stories } from '@storyloom/contract/follows/endpoints/stories';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { loadFollowed, serverFollowedQuery } from './followed.queries.ts';

const hostWithToken = (tokenId: string | null) =>
  createFakeHost({}, { status: 'none', tokenId, userId: null });

describe('loadFollowed', () => {
  it('prefetches on the server with a token', async () => {
    const { host, calls } = hostWithToken('token1');
    calls.respond(stories, () => []);
    await loadFollowed(host);
    expect(host.queryClient.getQueryData(serverFollowedQuery(host).queryKey)).toEqual([]);
  });

  it('requests nothing without a token, and tolerates an expired one', async () => {
    const { host, calls } = hostWithToken(null);
    await loadFollowed(host);
    expect(calls.sentTo(stories)).toEqual([]);
    await expect(loadFollowed(hostWithToken('dead').host)).resolves.toBeUndefined();
  });
});
