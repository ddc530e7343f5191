import type { Cover } from '@storyloom/contract/entities/cover';
import type { StoryDraft } from '@storyloom/contract/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import type { Handle } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findOwnStory, type OwnStory } from '../catalogue/catalogue.service.ts';
import { type Images, imageIdsOf } from './content.ts';
import { findDraft, findReferencedImages } from './drafts.repository.ts';
import type { DraftsParts } from './parts.ts';
import { type DraftState, toStoryDraft } from './saved-draft.ts';
import { toDraftContent } from './version-content.ts';

export type OwnDrafts = ReturnType<typeof createOwnDrafts>;

/** Drafts of their authors. Another's draft does not exist. */
export function createOwnDrafts({ db, clock, findImages }: DraftsParts) {
  /** Throws story.not_found. */
  async function requireStory(handle: Handle, authorId: string, id: string): Promise<OwnStory> {
    const story = await findOwnStory(handle, { id, authorId, now: clock.now() });
    if (story === undefined) throw new DomainError('story.not_found');
    return story;
  }

  async function findAll(handle: Handle, authorId: string, content: StoryDraftContent): Promise<Images> {
    const ids = imageIdsOf(content);
    const images = new Map<string, Cover>();
    for (const find of findImages) {
      for (const [id, cover] of await find(handle, authorId, ids)) images.set(id, cover);
    }
    return images;
  }

  return {
    require: requireStory,

    /** The author's images that a content refers to. */
    findImages: findAll,

    /** Throws story.not_found. A story that was published without a draft has that of its version, at revision 0. */
    async read(authorId: string, id: string): Promise<StoryDraft> {
      const story = await requireStory(db, authorId, id);
      const draft = (await findDraft(db, { storyId: id, authorId })) ?? ofVersion(story);
      const images = await findAll(db, authorId, draft.content);
      return toStoryDraft({ story, draft, images });
    },

    /** The pictures among these that a draft or a version of one refers to. */
    async findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
      const idOf = (url: string) => /([a-z0-9]+)\.webp$/.exec(url)?.[1] ?? '';
      const referenced = await findReferencedImages(handle, urls.map(idOf));
      return urls.filter((url) => referenced.has(idOf(url)));
    },
  };
}

function ofVersion(story: OwnStory): DraftState {
  const { createdAt, updatedAt } = story;
  return { revision: 0, content: toDraftContent(story), changedFields: [], createdAt, updatedAt };
}
