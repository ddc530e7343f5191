import type { StoryStatus } from '@storyloom/contract/entities/story-status';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
import type { BadgeProps } from '@storyloom/ui/text/Badge';

export const statusWords: Record<StoryStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  PUBLISHED: { label: 'Published', tone: 'success' },
  UNLISTED: { label: 'Unlisted', tone: 'cool' },
  DELETED: { label: 'Deleted', tone: 'danger' },
};

/** Where a work can be read; null while nobody can: drafts and deleted works have no page. */
export function readingPath({ status, slug }: Pick<WorkCard, 'status' | 'slug'>): string | null {
  return status === 'PUBLISHED' || status === 'UNLISTED' ? `/read/${slug}` : null;
}

/** A draft may still be without a title. */
export function workTitle({ title }: Pick<WorkCard, 'title'>): string {
  return title.trim() || 'Untitled';
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** "Nov 21, 2026", where the author is. */
export function changedOn(updatedAt: string): string {
  return day.format(new Date(updatedAt));
}
