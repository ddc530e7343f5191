import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { DeviceCopy } from './ports.ts';

/**
 * The server's draft as the newest copy on this device has it, for editing without a connection; null without a copy. Its
 * status and pictures are unknown until the next save.
 */
export function storedOfCopies(id: string, copies: readonly DeviceCopy[]): StoryDraft | null {
  const copy = copies.findLast(({ stored }) => stored !== null);
  if (!copy?.stored) return null;
  const at = new Date(copy.at).toISOString();
  return {
    id,
    ...copy.stored,
    status: 'DRAFT',
    publishedVersion: null,
    changedFields: [],
    minRating: null,
    cover: null,
    images: {},
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
    deletedAt: null,
    daysLeft: null,
  };
}
