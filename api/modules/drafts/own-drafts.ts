import { quotas } from '@storyloom/contract/core/quota-limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { findOwnStory, findVersion, type OwnStory } from '../catalogue/catalogue.service.ts';
import { type Images, imageIdOf, imageIdsOf } from './content.ts';
import { findDraft, findReferencedImages } from './drafts.repository.ts';
import type { DraftsParts } from './parts.ts';
import { type DraftState, toStoryDraft } from './saved-draft.ts';
import { toDraftContent } from './version-content.ts';
import { measureWorks } from './versions.repository.ts';

export type OwnDrafts = ReturnType<typeof createOwnDrafts>;

/** Drafts of their authors. A draft of another author is not found. */
export function createOwnDrafts({ db, clock, scripts, findImages }: DraftsParts) {
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

  async function readPublished(story: OwnStory): Promise<StoryDraftContent> {
    const { id, authorId, versionId } = story;
    const version = versionId === null ? undefined : await findVersion(db, id, versionId);
    const lore = version?.lore ?? null;
    const script = story.content?.script;
    const first = versionId === null ? null : await scripts.firstOf({ storyId: id, versionId, script });
    const read = (isOwnImage: (id: string) => boolean) => toDraftContent(story, { lore, first, isOwnImage });
    const images = await findAll(
      db,
      authorId,
      read(() => true),
    );
    return read((image) => images.has(image));
  }

  async function ofVersion(story: OwnStory): Promise<DraftState> {
    const { createdAt, updatedAt } = story;
    const content = await readPublished(story);
    return { revision: 0, content, changedFields: [], createdAt, updatedAt };
  }

  return {
    require: requireStory,

    /** Locks the author: call it after the lock of a draft. Throws quota.works for one draft too many, and quota.work_bytes. */
    async requireRoom(tx: Tx, authorId: string, more: { works: 0 | 1 }): Promise<void> {
      const { works, bytes } = await measureWorks(tx, authorId);
      if (works + more.works > quotas.works) throw new DomainError('quota.works');
      if (bytes >= quotas.workBytes) throw new DomainError('quota.work_bytes');
    },

    /** The author's images that a content refers to. */
    findImages: findAll,

    /** The current version of a story as a draft. It plays the script, so it is read before the transaction of a save. */
    readPublished,

    /**
     * Throws story.not_found. A story published without a draft returns the content of its version, at revision 0.
     */
    async read(authorId: string, id: string): Promise<StoryDraft> {
      const story = await requireStory(db, authorId, id);
      const draft = (await findDraft(db, { storyId: id, authorId })) ?? (await ofVersion(story));
      const images = await findAll(db, authorId, draft.content);
      return toStoryDraft({ story, draft, images });
    },

    /** Finds which of these pictures a draft or one of its versions refers to. */
    async findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
      const referenced = await findReferencedImages(handle, urls.map(imageIdOf));
      return urls.filter((url) => referenced.has(imageIdOf(url)));
    },
  };
}
