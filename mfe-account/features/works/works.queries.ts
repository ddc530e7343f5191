import { works } from '@storyloom/contract/endpoints/stories/works';
import { pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** An author's works, newest first. */
export function worksQuery(host: Host, authorId: string) {
  return pagedQuery(host, works, (page) => ({ authorId, page }));
}
