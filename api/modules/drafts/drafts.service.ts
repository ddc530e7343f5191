import { isDeepStrictEqual } from 'node:util';
import { cutCharacters } from '@storyloom/contract/core/characters';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { duplicate } from '@storyloom/contract/stories/endpoints/duplicate';
import type { modify } from '@storyloom/contract/stories/endpoints/modify';
import type { SavedDraft, StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { Tx } from '../../platform/db.ts';
import { DomainError, TransportError } from '../../platform/errors.ts';
import { withoutLoneSurrogates } from '../../platform/well-formed.ts';
import { saveStory, updateStory } from '../catalogue/catalogue.service.ts';
import { keepAutosave } from './autosaves.ts';
import { imageIdsOf } from './content.ts';
import { findRequested, insertDraft, updateChangedFields, updateDraft } from './drafts.repository.ts';
import type { DraftRow } from './drafts.schema.ts';
import { createLoreTestRuns } from './lore-test-runs.ts';
import { assertPlayable } from './moderate.ts';
import { createOwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';
import { toPresentation } from './presentation.ts';
import { createPublish } from './publish.ts';
import { createPurge } from './purge.jobs.ts';
import { toStoryDraft } from './saved-draft.ts';
import { createStatusChanges } from './status.ts';
import { insertVersion } from './versions.repository.ts';
import { type ContentSaving, createDraftVersions } from './versions.ts';

export type Drafts = ReturnType<typeof createDrafts>;

/** Length of a content as JSON from which a save needs room, in UTF-16 code units. */
const LARGE = 50_000;

type SaveInput = Omit<ParsedInputOf<typeof modify>, 'revision'> & { revision?: number };

/** Stories from the author's side: drafts, their versions, publications and statuses. */
export function createDrafts(parts: DraftsParts) {
  const { db, clock, newId } = parts;
  const own = createOwnDrafts(parts);
  const cleanup = createPurge(parts);
  const testRuns = createLoreTestRuns({ ...parts, own });

  async function create(authorId: string, clientRequestId: string, content: StoryDraftContent) {
    const at = clock.now();
    const storyId = newId();
    const images = await own.findImages(db, authorId, content);
    const draft: DraftRow = {
      storyId,
      authorId,
      clientRequestId,
      content,
      revision: 1,
      imageIds: [...images.keys()],
      changedFields: [],
      loreTestRun: null,
      createdAt: at,
      updatedAt: at,
    };
    const created = await db
      .transaction(async (tx) => {
        await own.requireRoom(tx, authorId, { works: 1 });
        const story = { id: storyId, authorId, status: 'DRAFT' as const, ...toPresentation(content, images) };
        await saveStory(tx, { ...story, createdAt: at, updatedAt: at, editedAt: at });
        const inserted = await insertDraft(tx, draft);
        // The story must not exist without its draft.
        if (inserted === undefined) tx.rollback();
        return toStoryDraft({ story: await own.require(tx, authorId, storyId), draft, images });
      })
      .catch(async (error: unknown) => {
        if (await findRequested(db, { authorId, clientRequestId })) return undefined;
        throw error;
      });
    return created ?? repeatCreation(authorId, clientRequestId, content);
  }

  /** Saves the content of a repeated request, unless the draft has changed since the first. */
  async function repeatCreation(authorId: string, clientRequestId: string, content: StoryDraftContent) {
    const known = await findRequested(db, { authorId, clientRequestId });
    if (known === undefined) throw new DomainError('story.not_found');
    if (isDeepStrictEqual(known.content, content)) {
      const story = await own.require(db, authorId, known.storyId);
      return toStoryDraft({ story, draft: known, images: await own.findImages(db, authorId, content) });
    }
    return save(authorId, { id: known.storyId, revision: 1, content });
  }

  async function save(
    authorId: string,
    { id, revision, content }: { id: string; revision: number; content: StoryDraftContent },
  ): Promise<StoryDraft> {
    const published = revision === 0 ? await own.readPublished(await own.require(db, authorId, id)) : null;
    const saved = await db.transaction(async (tx) => {
      const story = await own.require(tx, authorId, id);
      if (story.status === 'DELETED') throw new DomainError('story.status_not_allowed');
      return saveContent(tx, { authorId, story, published, revision, content });
    });
    if (saved !== undefined) return saved;
    const current = await own.read(authorId, id);
    // The client repeats a save whose response was lost.
    if (isDeepStrictEqual(current.content, content)) return current;
    throw new DomainError('story.changed_elsewhere', { draft: current });
  }

  /**
   * Saves the content and returns the draft as saved, regardless of concurrent changes by another device;
   * undefined if the draft is at another revision.
   */
  async function saveContent(
    tx: Tx,
    { authorId, story, published, revision, content }: ContentSaving,
  ): Promise<StoryDraft | undefined> {
    const at = clock.now();
    const images = await own.findImages(tx, authorId, content);
    await keepAutosave(tx, parts, { authorId, storyId: story.id, revision });
    const change = { storyId: story.id, authorId, revision, content, imageIds: [...images.keys()], at };
    const saved =
      (await updateDraft(tx, change)) ??
      (revision === 0 ? await insertFirst(tx, change, { story, published }) : undefined);
    if (saved === undefined) return undefined;
    // Small drafts are bounded by the number of works.
    if (JSON.stringify(content).length > LARGE) await own.requireRoom(tx, authorId, { works: 0 });
    const hasChanges = saved.changedFields.length > 0;
    const shown = story.status === 'DRAFT' && { ...toPresentation(content, images), updatedAt: at };
    await updateStory(tx, story.id, { ...shown, hasChanges, editedAt: at });
    return toStoryDraft({ story, draft: saved, images });
  }

  /**
   * Inserts the first draft of a story published without one, and its published version, which the draft is
   * compared with.
   */
  async function insertFirst(
    tx: Tx,
    { storyId, authorId, content, imageIds, at }: Parameters<typeof updateDraft>[1],
    { story, published }: Pick<ContentSaving, 'story' | 'published'>,
  ) {
    const draft = { storyId, authorId, revision: 1, content, imageIds, changedFields: [] };
    const inserted = await insertDraft(tx, { ...draft, createdAt: story.createdAt, updatedAt: at });
    if (inserted === undefined || story.version === null || published === null) return inserted;
    const version = { name: `Version ${story.version}`, publishedVersion: story.version };
    await insertVersion(tx, {
      id: newId(),
      storyId,
      ...version,
      createdAt: story.publishedAt ?? story.createdAt,
      content: published,
      imageIds: imageIdsOf(published),
    });
    return updateChangedFields(tx, inserted);
  }

  const versions = createDraftVersions({ ...parts, own, saveContent });

  /** Runs the lore tests after a save. The results of before stay, outdated, while the script cannot be played. */
  async function withTestRun<Saved extends SavedDraft>(authorId: string, saved: Saved): Promise<Saved> {
    await testRuns.runIfChanged(authorId, saved.id).catch((error: unknown) => {
      if (!(error instanceof TransportError || error instanceof DomainError)) throw error;
    });
    return saved;
  }

  return {
    findReferencedPictures: own.findReferencedPictures,
    findImages: (authorId: string, content: StoryDraftContent) => own.findImages(db, authorId, content),
    assertPlayable: (content: StoryDraftContent) => assertPlayable(parts.moderation, content),
    ...versions,
    ...createPublish({ ...parts, own, testRuns }),
    ...createStatusChanges({ ...parts, own }),
    purge: cleanup.purge,
    jobs: [cleanup.job],
    readTestRun: testRuns.read,

    restoreVersion: async (authorId: string, at: Parameters<typeof versions.restoreVersion>[1]) =>
      withTestRun(authorId, await versions.restoreVersion(authorId, at)),

    /** Throws story.not_found. */
    read: own.read,

    /** Throws story.not_found, story.status_not_allowed and story.changed_elsewhere { draft }. */
    async save(authorId: string, input: SaveInput): Promise<SavedDraft> {
      const content = withoutLoneSurrogates(input.content);
      const { id, revision = 0, clientRequestId = '' } = input;
      const draft = await (id === undefined
        ? create(authorId, clientRequestId, content)
        : save(authorId, { id, revision, content }));
      return withTestRun(authorId, withoutContent(draft));
    },

    /** Throws story.not_found and story.status_not_allowed. */
    async duplicate(
      authorId: string,
      { id, clientRequestId }: ParsedInputOf<typeof duplicate>,
    ): Promise<SavedDraft> {
      const known = await findRequested(db, { authorId, clientRequestId });
      if (known !== undefined) return withoutContent(await own.read(authorId, known.storyId));
      const { content, status } = await own.read(authorId, id);
      if (status === 'DELETED') throw new DomainError('story.status_not_allowed');
      const title = toCopyTitle(content.title ?? '');
      const copy = await create(authorId, clientRequestId, { ...content, title });
      return withTestRun(authorId, withoutContent(copy));
    },
  };
}

function withoutContent({ content: _, images: __, ...draft }: StoryDraft): SavedDraft {
  return draft;
}

const COPY = ' (copy)';

/** “The Ferry (copy)”, cut to the length of a title. */
function toCopyTitle(title: string): string {
  const name = title.trim();
  if (name === '' || name.endsWith(COPY)) return name;
  return `${cutCharacters(name, storyLimits.title - COPY.length).trimEnd()}${COPY}`;
}
