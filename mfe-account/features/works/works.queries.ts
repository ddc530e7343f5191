import { works } from '@storyloom/contract/stories/endpoints/works';
import { ownPagedQuery, pagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** An author's published stories, newest first. */
export function worksQuery(host: Host, authorId: string) {
  return pagedQuery(host, works, (page) => ({ authorId, page }));
}

/** The visitor's own stories including drafts, most recently changed first. */
export function ownWorksQuery(host: Host, userId: string | null) {
  return ownPagedQuery(host, userId, works, (page) => ({ page }));
}
