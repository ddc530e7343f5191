import { queryOptions } from '@tanstack/react-query';
import type { AuditRow } from '../../history/audit.repository.ts';
import type { RefusalRow } from '../../history/refusals.repository.ts';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import type { VisitRow } from '../../releases/visits.repository.ts';
import type { Overview } from '../overview.ts';
import { ask } from './ask.ts';

export interface History {
  releases: ReleaseRow[];
  refusals: RefusalRow[];
  audit: AuditRow[];
  visits: VisitRow[];
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
