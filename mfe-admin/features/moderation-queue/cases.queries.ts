import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import type { CaseState } from './case.model.ts';
import type { CaseSearch } from './case-search.ts';

export const casesQuery = (host: Host, userId: string | null, state: CaseState, search: CaseSearch) =>
  ownPagedQuery(host, userId, cases, (page) => ({ state, ...search, page }));

export const caseQuery = (host: Host, userId: string | null, caseId: string) =>
  ownQuery(host, userId, caseDetail, { caseId });
