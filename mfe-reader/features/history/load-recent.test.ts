import { userRecent } from '@storyloom/contract/endpoints/stories/user-recent';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { expect, it } from 'vitest';
import { drawnRecentQuery } from './history.queries.ts';
import { loadRecent } from './load-recent.ts';

const visitor = (tokenId: string | null) => createFakeHost({}, { status: 'none', tokenId, userId: null });

it('asks on the server for who brings a token', async () => {
  const { host, calls } = visitor('token1');
  calls.answer(userRecent, () => []);
  await loadRecent(host);
  expect(host.queryClient.getQueryData(drawnRecentQuery(host).queryKey)).toEqual([]);
});

it('asks nothing for who brings none: a page for robots costs no call more', async () => {
  const { host, calls } = visitor(null);
  await loadRecent(host);
  expect(calls.sentTo(userRecent)).toEqual([]);
});

it('lets the page be drawn when the token is dead', async () => {
  const { host, calls } = visitor('dead');
  calls.answer(userRecent, () => Promise.reject(new Error('401')));
  await expect(loadRecent(host)).resolves.toBeUndefined();
});
