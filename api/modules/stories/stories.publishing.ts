import type { Category } from '@storyloom/contract/categories';
import type { Cover } from '@storyloom/contract/entities/cover';
import { countWords } from '@storyloom/contract/word-count';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { loreOfBook } from '../lore/lore.service.ts';
import type { StoryContent } from './stories.content.ts';
import { heatOf } from './stories.heat.ts';
import { dayOf } from './stories.period.ts';
import { stories, storyDays, storyHeat, storyVersions } from './stories.schema.ts';

export interface Publication {
  storyId: string;
  authorId: string;
  hook: string;
  summary: string;
  category: Category;
  tags: string[];
  cover: Cover;
  content: StoryContent;
  /** Now; also the publication day of a story that is new. */
  at: Date;
  /** A new story's warmth to begin with, so that a first day's lists have an order. */
  startWeight?: number;
  /** When it has that warmth, if not at publication: heat is counted forward. */
  warmAt?: Date;
}

/** Makes a version and lets the story stand on it; a story that is not there yet is made. */
export async function publishVersion(tx: Tx, publication: Publication): Promise<{ versionId: string }> {
  const { storyId, content, at } = publication;
  const versionId = newId();
  const shown = {
    ...shownParts(publication),
    status: 'PUBLISHED' as const,
    versionId,
    updatedAt: at,
  };
  await tx
    .insert(stories)
    .values({ id: storyId, authorId: publication.authorId, createdAt: at, publishedAt: at, ...shown })
    .onConflictDoUpdate({ target: stories.id, set: shown });
  const [last] = await tx
    .select({ number: storyVersions.number })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(desc(storyVersions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const lore = loreOfBook(content);
  await tx.insert(storyVersions).values({ id: versionId, storyId, number, content, lore, createdAt: at });
  const weight = publication.startWeight ?? 0;
  if (weight > 0 && number === 1) await tx.insert(storyDays).values({ storyId, day: dayOf(at), weight });
  const heat = heatOf(weight, publication.warmAt ?? at);
  await tx.insert(storyHeat).values({ storyId, heat }).onConflictDoNothing();
  return { versionId };
}

/** Changes what lists show of a story without a new version: nobody's save is touched. */
export async function updateShown(
  tx: Tx,
  storyId: string,
  shown: Pick<Publication, 'hook' | 'summary' | 'tags' | 'cover'>,
  at: Date,
): Promise<void> {
  await tx
    .update(stories)
    .set({ ...shown, updatedAt: at })
    .where(eq(stories.id, storyId));
}

function shownParts({ hook, summary, category, tags, cover, content }: Publication) {
  const { type, title, perspective, rating } = content;
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
    wordCount: wordsOf(content),
  };
}

/** What the author wrote, counted as the product counts words. */
function wordsOf({ opening, worldBook, main, supporting, styleSample }: StoryContent): number {
  const texts = [opening, styleSample, main.profile, ...Object.values(worldBook)];
  for (const character of supporting) texts.push(...Object.values(character));
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}
