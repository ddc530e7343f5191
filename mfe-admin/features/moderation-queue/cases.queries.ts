import { caseCounts } from '@storyloom/contract/moderation/endpoints/case-counts';
import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { type CaseListName, type CaseSearch, caseLists, orderOptions } from './case-search.ts';

export const casesQuery = (host: Host, userId: string | null, list: CaseListName, search: CaseSearch) =>
  ownPagedQuery(host, userId, cases, (page) => ({
    ...caseLists[list],
    order: orderOptions(list)[0].value,
    ...search,
    page,
  }));

export const caseCountsQuery = (
  host: Host,
  userId: string | null,
  { order: _order, ...filters }: CaseSearch,
) => ownQuery(host, userId, caseCounts, filters);

export const caseQuery = (host: Host, userId: string | null, caseId: string) =>
  ownQuery(host, userId, caseDetail, { caseId });

/** Loads the lists of cases and their counts again. */
export const refreshCaseLists = ({ queryClient }: Host) =>
  Promise.all([cases, caseCounts].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
