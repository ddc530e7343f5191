import { detail } from '@storyloom/contract/points/endpoints/detail';
import { pointsLimits } from '@storyloom/contract/points/limits';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { recordTypeFor, type Tab } from './records.model.ts';

/** The visitor's points records, filtered by tab. */
export function recordsQuery(host: Host, userId: string | null, tab: Tab) {
  const recordType = recordTypeFor(tab);
  return ownPagedQuery(host, userId, detail, (pageNum) => ({
    ...(recordType && { recordType }),
    pageNum,
    pageSize: pointsLimits.pageSize,
  }));
}
