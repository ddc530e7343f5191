import { queryOptions } from '@tanstack/react-query';
import type { History, Overview } from '../overview.ts';
import { ask } from './ask.ts';

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
