import { works } from '@storyloom/contract/stories/endpoints/works';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import type { WorksFilter } from './works.filter.ts';

/** The visitor's own works, drafts included. */
export function ownWorksQuery(
  host: Host,
  userId: string | null,
  { status, type, sort, keyword }: WorksFilter,
) {
  return ownPagedQuery(host, userId, works, (page) => ({
    page,
    ...(type !== 'all' && { type }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'CHANGED' && { sort }),
    ...(keyword !== '' && { keyword }),
  }));
}
