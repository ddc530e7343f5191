import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { SavedDraft, StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { OwnStory } from '../catalogue/catalogue.service.ts';
import type { Images } from './content.ts';
import type { DraftRow } from './drafts.schema.ts';

export type DraftState = Pick<DraftRow, 'revision' | 'content' | 'changedFields' | 'createdAt' | 'updatedAt'>;

interface Parts {
  story: OwnStory;
  draft: DraftState;
  images: Images;
}

export function toSavedDraft({ story, draft, images }: Parts): SavedDraft {
  const { imageId } = draft.content.cover ?? {};
  return {
    id: story.id,
    status: story.status,
    revision: draft.revision,
    publishedVersion: story.version,
    changedFields: draft.changedFields,
    minRating: story.minRating,
    cover: (imageId === undefined ? undefined : images.get(imageId)) ?? null,
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    publishedAt: story.publishedAt?.toISOString() ?? null,
    deletedAt: story.deletedAt?.toISOString() ?? null,
    daysLeft: story.daysLeft,
  };
}

export function toStoryDraft(parts: Parts): StoryDraft {
  const images: Record<string, Cover> = Object.fromEntries(parts.images);
  return { ...toSavedDraft(parts), content: parts.draft.content, images };
}
