import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { useRef } from 'react';
import { caseLists, readCaseSearch, readListName } from './case-search.ts';
import { casesQuery } from './cases.queries.ts';

/**
 * The waiting case after this one in the list with the given query, or else the first of the others; null if there is none,
 * undefined while the list is unknown. Cases that somebody else has taken are left out.
 */
export function useNextCase(caseId: string, list: string): ModerationCase | null | undefined {
  const host = useHost();
  const { userId } = useSession();
  const from = new URLSearchParams(list);
  const query = caseLists[readListName(from)].state === 'waiting' ? from : new URLSearchParams();
  const name = readListName(query);
  const { data } = useInfiniteQuery(casesQuery(host, userId, name, readCaseSearch(query, name)));
  const items = data?.pages.flatMap(({ pageList }) => pageList);
  const free = items?.filter(({ id, takenBy }) => id === caseId || !takenBy || takenBy.id === userId);
  const at = free?.findIndex(({ id }) => id === caseId) ?? -1;
  // Once it is decided, it is no longer in the list.
  const place = useRef(0);
  if (at !== -1) place.current = at;
  const others = free?.filter(({ id }) => id !== caseId);
  return others && (others[place.current] ?? others[0] ?? null);
}
