import { queryOptions } from '@tanstack/react-query';
import type { History, Overview } from '../overview.ts';

const unreachable = 'The registry does not answer. Check that it runs and try again.';

/** The answer of the registry to the desk. Throws an Error with the registry's reason. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/desk${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Error(unreachable);
  });
  const answer = await response.json().catch(() => ({ error: unreachable }));
  if (!response.ok) throw new Error(answer.error ?? unreachable);
  return answer as Answer;
}

/** In ms. Hosts count canaries every few seconds, and other people change things. */
const refetchInterval = 10_000;

/** Null if nobody is signed in. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => ask<Overview | null>('/data/overview'),
  refetchInterval,
});

export const historyQuery = (mfe: string) =>
  queryOptions({
    queryKey: ['history', mfe],
    queryFn: () => ask<History>(`/data/mfes/${mfe}`),
    refetchInterval,
  });
