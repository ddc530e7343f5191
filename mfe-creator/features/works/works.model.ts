import type { StoryStatus } from '@storyloom/contract/stories/entities/story-status';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import type { BadgeProps } from '@storyloom/ui/text/Badge';

export const statusBadges: Record<StoryStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  PUBLISHED: { label: 'Published', tone: 'success' },
  UNLISTED: { label: 'Unlisted', tone: 'cool' },
  DELETED: { label: 'Deleted', tone: 'danger' },
};

/** The badge of a work. Only moderators turn a published story into a draft. */
export function statusBadge({ status, publishedAt }: Pick<WorkCard, 'status' | 'publishedAt'>) {
  if (status === 'DRAFT' && publishedAt !== null)
    return { label: 'Hidden by moderators', tone: 'danger' } as const;
  return statusBadges[status];
}

/** The path where a work can be read; null for drafts and deleted works, which have no page. */
export function readPath({ status, slug }: Pick<WorkCard, 'status' | 'slug'>): string | null {
  return status === 'PUBLISHED' || status === 'UNLISTED' ? `/read/${slug}` : null;
}

/** Drafts may have no title yet. */
export function workTitle({ title }: Pick<WorkCard, 'title'>): string {
  return title.trim() || 'Untitled';
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** "Nov 21, 2026", in the browser's time zone. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}
