import { pickFields } from '@storyloom/contract/core/content-field';
import { countWords } from '@storyloom/contract/core/word-count';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { Category } from '@storyloom/contract/stories/categories';
import {
  listTexts,
  type StoryField,
  storyFields,
  storyTable,
} from '@storyloom/contract/stories/story-fields';
import type { ListTexts } from '@storyloom/contract/stories/story-rules';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import {
  fillTexts,
  insertVersion,
  type StoryContent,
  saveStory,
  updateStory,
} from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { insertScore } from '../rankings/rankings.service.ts';

export interface Publication extends ListTexts {
  storyId: string;
  authorId: string;
  category: Category;
  cover: Cover;
  /** Turns of a usual playthrough of its script; none by default, and never of a character. */
  turns?: number | null;
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
  presentation: ListTexts & Pick<Publication, 'cover' | 'turns'>,
): Promise<void> {
  await updateStory(tx, storyId, presentation);
}

function toPresentation(publication: Publication) {
  const { category, cover, content, turns = null, membersOnly = false, earlyUntil = null } = publication;
  const { type, perspective, rating } = content;
  // Lists, searches and shares are the same for all visitors.
  const shown = fillTexts({ title: content.title, ...pickFields(publication, listTexts) }, content);
  const wordCount = countStoryWords(content);
  const length = { wordCount, turns: type === 'ROLE' ? null : turns };
  return { ...shown, ...length, type, perspective, rating, category, cover, membersOnly, earlyUntil };
}

/** Words that the author wrote. */
export function countStoryWords(content: Partial<Record<StoryField, unknown>>): number {
  const counted = storyFields.filter((field) => 'isCounted' in storyTable[field]);
  return counted.reduce((sum, field) => sum + countWordsIn(content[field]), 0);
}

function countWordsIn(value: unknown): number {
  if (typeof value === 'string') return countWords(value);
  if (typeof value !== 'object' || value === null) return 0;
  const { portrait: _, ...texts } = value as { portrait?: unknown };
  return Object.values(texts).reduce<number>((sum, text) => sum + countWordsIn(text), 0);
}
