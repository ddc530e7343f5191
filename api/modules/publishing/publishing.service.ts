import type { Category } from '@storyloom/contract/categories';
import type { Cover } from '@storyloom/contract/entities/cover';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { StoryDraftContent, StoryField } from '@storyloom/contract/story-rules';
import { countWords } from '@storyloom/contract/word-count';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { insertVersion, type StoryContent, saveStory, updateStory } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { insertScore } from '../rankings/rankings.service.ts';

export interface Publication {
  storyId: string;
  authorId: string;
  hook: string;
  summary: string;
  category: Category;
  tags: string[];
  cover: Cover;
  /** Only members read the story; false by default. */
  membersOnly?: boolean;
  /** Only members read the story until this time; null by default. */
  earlyUntil?: Date | null;
  content: StoryContent;
  /** Compiled from the world book if there is none. */
  lore?: readonly LoreEntry[] | undefined;
  status?: 'PUBLISHED' | 'UNLISTED';
  /** Fields that differ from the version before; none by default. */
  changedFields?: StoryField[];
  /** Change note for readers of earlier versions; empty by default. */
  changeNote?: string;
  /** The current time; for a new story also the time of publication. */
  at: Date;
  /** Initial trending weight of a new story, so that lists have an order on the first day. 0 by default. */
  startWeight?: number;
  /** The time at which a new story's trending score has that weight; `at` by default. */
  scoredAt?: Date;
}

/** Publishes a new version of a story, which is created if it does not exist. */
export async function publishVersion(
  tx: Tx,
  publication: Publication,
): Promise<{ versionId: string; number: number }> {
  const { storyId, authorId, content, at, startWeight: weight = 0, scoredAt = at } = publication;
  const { status = 'PUBLISHED', changedFields = [], changeNote = '' } = publication;
  const versionId = newId();
  await saveStory(tx, {
    ...toPresentation(publication),
    id: storyId,
    authorId,
    createdAt: at,
    publishedAt: at,
    status,
    versionId,
    updatedAt: at,
    editedAt: at,
    hasChanges: false,
  });
  const { lore: approved = [] } = publication;
  const lore = approved.length > 0 ? approved : createLoreEntries(content);
  const version = { id: versionId, storyId, content, lore, changedFields, changeNote, createdAt: at };
  const number = await insertVersion(tx, version);
  if (number === 1) await insertScore(tx, { storyId, weight, publishedAt: at, scoredAt });
  return { versionId, number };
}

/** Changes how lists present a story, without a new version. */
export async function updatePresentation(
  tx: Tx,
  storyId: string,
  presentation: Pick<Publication, 'hook' | 'summary' | 'tags' | 'cover'>,
  at: Date,
): Promise<void> {
  await updateStory(tx, storyId, { ...presentation, updatedAt: at });
}

function toPresentation(publication: Publication) {
  const { hook, summary, category, tags, cover, content } = publication;
  const { membersOnly = false, earlyUntil = null } = publication;
  const { type, title, perspective, rating } = content;
  const wordCount = countStoryWords(content);
  return {
    type,
    title,
    perspective,
    rating,
    hook,
    summary,
    category,
    tags,
    cover,
    wordCount,
    membersOnly,
    earlyUntil,
  };
}

/** Words the author wrote. */
export function countStoryWords(content: WrittenTexts): number {
  const { opening, worldBook = {}, main, supporting = [], styleSample } = content;
  const texts: unknown[] = [opening, styleSample, main?.profile, ...Object.values(worldBook)];
  for (const character of supporting) texts.push(...Object.values({ ...character, portrait: undefined }));
  for (const { relations = [] } of [main ?? {}, ...supporting])
    texts.push(...relations.map(({ text }) => text));
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? countWords(text) : 0), 0);
}

interface Related {
  relations?: readonly { text: string }[] | undefined;
}

type WrittenTexts = Pick<StoryDraftContent, 'opening' | 'worldBook' | 'styleSample'> & {
  main?: ({ profile?: string | undefined } & Related) | undefined;
  supporting?: readonly Related[] | undefined;
};
