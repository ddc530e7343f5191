import { isDeepStrictEqual } from 'node:util';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { createDraftVersion } from '@storyloom/contract/stories/endpoints/create-draft-version';
import type { deleteDraftVersion } from '@storyloom/contract/stories/endpoints/delete-draft-version';
import type { draftVersion } from '@storyloom/contract/stories/endpoints/draft-version';
import type { restoreDraftVersion } from '@storyloom/contract/stories/endpoints/restore-draft-version';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { automaticVersions, storyMessages } from '@storyloom/contract/stories/messages';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { OwnStory } from '../catalogue/catalogue.service.ts';
import { lockDraft } from './drafts.repository.ts';
import type { DraftRow, DraftVersionRow } from './drafts.schema.ts';
import type { OwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';
import {
  countNamed,
  deleteNamed,
  deleteOlder,
  findVersion,
  hasVersionWith,
  insertMissing,
  insertVersion,
  listVersions,
} from './versions.repository.ts';

export interface ContentSaving {
  authorId: string;
  story: OwnStory;
  /** The published content, with which the first draft is compared; null for later saves. */
  published: StoryDraftContent | null;
  revision: number;
  content: StoryDraftContent;
}

interface Parts extends DraftsParts {
  own: OwnDrafts;
  /** Returns undefined if the draft is at another revision. */
  saveContent: (tx: Tx, saving: ContentSaving) => Promise<StoryDraft | undefined>;
}

/** Named and published states of drafts. */
export function createDraftVersions({ db, clock, newId, own, saveContent }: Parts) {
  async function throwChanged(authorId: string, id: string): Promise<never> {
    throw new DomainError('story.changed_elsewhere', { draft: await own.read(authorId, id) });
  }

  async function requireVersion(at: { id: string; versionId: string }) {
    const version = await findVersion(db, { storyId: at.id, versionId: at.versionId });
    if (version === undefined) throw new DomainError('story.draft_version_not_found');
    return version;
  }

  /** Inserts a named version of a locked draft. */
  async function insertNamed(tx: Tx, { storyId, content, imageIds }: DraftRow, name: string) {
    const version = { id: newId(), storyId, name, publishedVersion: null, content, imageIds };
    const row = { ...version, createdAt: clock.now() };
    await insertVersion(tx, row);
    return row;
  }

  /** Keeps the draft as a version, unless one has its content. Returns the id of the new version. */
  async function keepDraft(
    tx: Tx,
    at: { authorId: string; storyId: string; revision: number },
  ): Promise<string | null> {
    const draft = await lockDraft(tx, at);
    if (draft === undefined || (await hasVersionWith(tx, draft))) return null;
    const name = storyMessages.beforeRestoring;
    const { id } = await insertNamed(tx, draft, name);
    await deleteOlder(tx, { ...at, name });
    return id;
  }

  return {
    /**
     * Adds imported versions to a draft, as named ones, except those whose id exists. One of the future would stop
     * autosaves, and one with the name of automatic versions would be deleted. Throws story.not_found.
     */
    async importVersions(
      authorId: string,
      id: string,
      versions: readonly Pick<DraftVersionRow, 'id' | 'name' | 'content' | 'createdAt'>[],
    ): Promise<void> {
      await own.require(db, authorId, id);
      for (const version of versions) {
        const images = await own.findImages(db, authorId, version.content);
        const name = automaticVersions.includes(version.name) ? `${version.name} (imported)` : version.name;
        const createdAt = new Date(Math.min(version.createdAt.getTime(), clock.now().getTime()));
        const added = { ...version, name, createdAt };
        const row = { ...added, storyId: id, publishedVersion: null, imageIds: [...images.keys()] };
        await insertMissing(db, row);
      }
    },

    /** Throws story.not_found, story.status_not_allowed, story.changed_elsewhere { draft }, story.draft_versions_full, quota.work_bytes. */
    async nameVersion(
      authorId: string,
      { id, revision, name }: ParsedInputOf<typeof createDraftVersion>,
    ): Promise<DraftVersion> {
      const named = await db.transaction(async (tx) => {
        requireEditable(await own.require(tx, authorId, id));
        // The lock makes the count exact.
        const draft = await lockDraft(tx, { storyId: id, authorId, revision });
        if (draft === undefined) return undefined;
        const max = storyLimits.draftVersions;
        if ((await countNamed(tx, id)) >= max) throw new DomainError('story.draft_versions_full', { max });
        await own.requireRoom(tx, authorId, { works: 0 });
        return insertNamed(tx, draft, name);
      });
      return named === undefined ? throwChanged(authorId, id) : toDraftVersion(named);
    },

    /** Lists versions, the latest first. Throws story.not_found. */
    async listVersions(authorId: string, id: string): Promise<DraftVersion[]> {
      await own.require(db, authorId, id);
      return (await listVersions(db, id)).map(toDraftVersion);
    },

    /** Throws story.not_found and story.draft_version_not_found. */
    async readVersion(
      authorId: string,
      at: ParsedInputOf<typeof draftVersion>,
    ): Promise<DataOf<typeof draftVersion>> {
      await own.require(db, authorId, at.id);
      const version = await requireVersion(at);
      return { ...toDraftVersion(version), content: version.content };
    },

    /** Keeps the draft as a version. Throws as `nameVersion` but for a full list, and story.draft_version_not_found. */
    async restoreVersion(
      authorId: string,
      at: ParsedInputOf<typeof restoreDraftVersion>,
    ): Promise<DataOf<typeof restoreDraftVersion>> {
      const { id, revision } = at;
      const story = await own.require(db, authorId, id);
      requireEditable(story);
      const { content } = await requireVersion(at);
      const published = revision === 0 ? await own.readPublished(story) : null;
      const restored = await db.transaction(async (tx) => {
        const keptVersionId = await keepDraft(tx, { authorId, storyId: id, revision });
        const saved = await saveContent(tx, { authorId, story, published, revision, content });
        return saved && { ...saved, keptVersionId };
      });
      if (restored !== undefined) return restored;
      const current = await own.read(authorId, id);
      // The client repeats a request whose response was lost.
      if (isDeepStrictEqual(current.content, content)) return { ...current, keptVersionId: null };
      throw new DomainError('story.changed_elsewhere', { draft: current });
    },

    /** Throws story.not_found, and story.draft_version_not_found also for versions of publications. */
    async deleteVersion(
      authorId: string,
      { id, versionId }: ParsedInputOf<typeof deleteDraftVersion>,
    ): Promise<{ id: string }> {
      await own.require(db, authorId, id);
      if (!(await deleteNamed(db, { storyId: id, versionId })))
        throw new DomainError('story.draft_version_not_found');
      return { id };
    },
  };
}

function requireEditable({ status }: OwnStory): void {
  if (status === 'DELETED') throw new DomainError('story.status_not_allowed');
}

function toDraftVersion({
  id,
  name,
  publishedVersion,
  createdAt,
}: Omit<DraftVersionRow, 'content'>): DraftVersion {
  return { id, name, publishedVersion, createdAt: createdAt.toISOString() };
}
