import { works } from '@storyloom/contract/endpoints/stories/works';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** The visitor's own works, drafts included, newest first. */
export function ownWorksQuery(host: Host, userId: string | null) {
  return ownPagedQuery(host, userId, works, (page) => ({ page }));
}
