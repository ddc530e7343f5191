import { pickFields } from '@storyloom/contract/core/content-field';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { publish } from '@storyloom/contract/stories/endpoints/publish';
import type { Publication } from '@storyloom/contract/stories/entities/publication';
import type { SavedDraft } from '@storyloom/contract/stories/entities/story-draft';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { atLeast } from '@storyloom/contract/stories/ratings';
import { listTexts } from '@storyloom/contract/stories/story-fields';
import { type StoryContent, storyContent } from '@storyloom/contract/stories/story-rules';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { invalidFields } from '../../platform/http/invalid-fields.ts';
import { listPublications, type OwnStory, updateStory } from '../catalogue/catalogue.service.ts';
import { publishVersion } from '../publishing/publishing.service.ts';
import type { Scripts } from '../scripts/scripts.service.ts';
import type { Images } from './content.ts';
import { findDraft, lockDraft, markPublished } from './drafts.repository.ts';
import type { DraftRow } from './drafts.schema.ts';
import type { LoreTestRuns } from './lore-test-runs.ts';
import { assertStoryAllowed } from './moderate.ts';
import type { OwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';
import { toSavedDraft } from './saved-draft.ts';
import { toVersionContent } from './version-content.ts';
import { insertVersion } from './versions.repository.ts';

type PublishInput = ParsedInputOf<typeof publish>;

const DAY_MS = 86_400_000;
/** Initial weight in the trending lists; the weight of one unique reader. */
const START_WEIGHT = 1;

export function createPublish({
  db,
  clock,
  newId,
  moderation,
  announce,
  scripts,
  own,
  testRuns,
}: DraftsParts & { own: OwnDrafts; testRuns: LoreTestRuns }) {
  /** Checks the content by the rules of published stories. Throws request.invalid and story.moderated { fields }. */
  async function validate(authorId: string, draft: DraftRow, changeNote: string) {
    const result = storyContent.safeParse(draft.content);
    if (!result.success) throw invalidFields(result.error.issues);
    const content = result.data;
    const images = await own.findImages(db, authorId, content);
    assertImagesOwned(content, images);
    await assertStoryAllowed(moderation, content, changeNote);
    return { content, images, first: await scripts.readFirst(authorId, content.script, content.type) };
  }

  /** Throws story.lore_tests_failed. */
  async function assertLoreTests(draft: DraftRow): Promise<void> {
    const failures = (await testRuns.run(draft)).filter(({ passed }) => !passed);
    if (failures.length > 0) throw new DomainError('story.lore_tests_failed', { failures });
  }

  async function insertPublication(
    tx: Tx,
    { story, draft, content, images, first, input }: PublicationParts,
  ): Promise<void> {
    const at = clock.now();
    const cover = images.get(content.cover.imageId);
    if (cover === undefined) throw new DomainError('story.status_not_allowed');
    const { category, membersOnly, earlyDays, lore } = content;
    const firstDay = (story.publishedAt ?? at).getTime();
    const { number } = await publishVersion(tx, {
      ...pickFields(content, listTexts),
      category,
      cover,
      membersOnly,
      turns: first?.turns ?? null,
      lore,
      at,
      storyId: story.id,
      authorId: draft.authorId,
      earlyUntil: earlyDays === 0 ? null : new Date(firstDay + earlyDays * DAY_MS),
      content: toVersionContent(
        { ...content, rating: atLeast(content.rating, story.minRating) },
        images,
        first,
      ),
      status: input.unlisted ? 'UNLISTED' : 'PUBLISHED',
      changedFields: draft.changedFields,
      changeNote: input.changeNote,
      startWeight: START_WEIGHT,
    });
    await insertVersion(tx, {
      id: newId(),
      storyId: story.id,
      name: `Version ${number}`,
      publishedVersion: number,
      content: draft.content,
      imageIds: draft.imageIds,
      createdAt: at,
    });
    await markPublished(tx, story.id);
  }

  return {
    /**
     * Publishes the saved draft. Repeating it does not add a version. Throws story.not_found, story.status_not_allowed,
     * story.hidden, story.changed_elsewhere { draft }, request.invalid and story.moderated { fields },
     * story.lore_tests_failed { failures }.
     */
    async publish(authorId: string, input: PublishInput): Promise<SavedDraft> {
      const { id, revision } = input;
      const before = await own.require(db, authorId, id);
      assertPublishable(before);
      const draft = await findDraft(db, { storyId: id, authorId });
      const throwChanged = async () => {
        throw new DomainError('story.changed_elsewhere', { draft: await own.read(authorId, id) });
      };
      if (draft?.revision !== revision) return throwChanged();
      const { content, images, first } = await validate(authorId, draft, input.changeNote);
      if (!input.ignoreLoreTests && content.loreTests.length > 0) await assertLoreTests(draft);
      const published = await db.transaction(async (tx) => {
        const locked = await lockDraft(tx, { storyId: id, authorId, revision });
        if (locked === undefined) return undefined;
        const story = await own.require(tx, authorId, id);
        assertPublishable(story);
        if (story.version === null || locked.changedFields.length > 0 || before.version === null) {
          await own.requireRoom(tx, authorId, { works: 0 });
          await insertPublication(tx, { story, draft: locked, content, images, first, input });
        } else {
          const status = input.unlisted ? 'UNLISTED' : 'PUBLISHED';
          await updateStory(tx, id, { status, editedAt: clock.now() });
        }
        if (!input.unlisted) await announce(tx, id);
        // Another device may save as soon as this is committed, so the draft is not read again.
        const saved = { ...locked, changedFields: [] };
        return { story: await own.require(tx, authorId, id), draft: saved, images };
      });
      return published === undefined ? throwChanged() : toSavedDraft(published);
    },

    /** The published versions of a story, the latest first. Throws story.not_found. */
    async listPublications(authorId: string, id: string): Promise<Publication[]> {
      const story = await own.require(db, authorId, id);
      const rows = await listPublications(db, id);
      return rows.map(({ number, changedFields, changeNote, createdAt }) => ({
        version: number,
        publishedAt: createdAt.toISOString(),
        changedFields,
        changeNote,
        isCurrent: number === story.version,
      }));
    },
  };
}

interface PublicationParts {
  story: OwnStory;
  draft: DraftRow;
  content: StoryContent;
  images: Images;
  first: Awaited<ReturnType<Scripts['readFirst']>>;
  input: PublishInput;
}

/** Throws story.status_not_allowed for a deleted story, and story.hidden. */
function assertPublishable({ status, isHidden }: OwnStory): void {
  if (status === 'DELETED') throw new DomainError('story.status_not_allowed');
  if (isHidden) throw new DomainError('story.hidden');
}

/** Throws request.invalid for images that are not the author's. */
function assertImagesOwned({ cover, main, supporting }: StoryContent, images: Images): void {
  const fields: Record<string, string> = {};
  const check = (path: string, id: string | undefined, message: string) => {
    if (id !== undefined && !images.has(id)) fields[path] = message;
  };
  check('cover.imageId', cover.imageId, storyMessages.cover);
  check('main.portrait', main.portrait, storyMessages.portrait);
  for (const [at, { portrait }] of supporting.entries())
    check(`supporting.${at}.portrait`, portrait, storyMessages.portrait);
  const [first] = Object.values(fields);
  if (first !== undefined) throw new DomainError('request.invalid', { fields }, first);
}
