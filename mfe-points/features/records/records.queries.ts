import { detail } from '@storyloom/contract/endpoints/points/detail';
import { limits } from '@storyloom/contract/limits';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { recordTypeOf, type Tab } from './records.model.ts';

/** One tab of the visitor's points history. */
export function recordsQuery(host: Host, userId: string | null, tab: Tab) {
  const recordType = recordTypeOf(tab);
  return ownPagedQuery(host, userId, detail, (pageNum) => ({
    ...(recordType && { recordType }),
    pageNum,
    pageSize: limits.pointsPageSize,
  }));
}
