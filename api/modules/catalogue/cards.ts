import type { Author } from '@storyloom/contract/entities/author';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
import { storySlug } from '@storyloom/contract/slug';
import type { StoryRow } from './catalogue.repository.ts';
import type { StoryContent } from './story-content.ts';

const unknownAuthor = (id: string): Author => ({ id, name: 'Unknown', avatarUrl: null });

/** A card in its author's list. Fields that a draft lacks are null. */
export function toWorkCard(
  { story, chatCount, readerCount }: StoryRow,
  authors: Map<string, Author>,
): WorkCard {
  const { id, type, title, hook, summary, cover, category, tags, rating, status } = story;
  return {
    id,
    type,
    title,
    hook,
    summary,
    cover,
    category,
    tags,
    rating,
    chatCount,
    readerCount,
    status,
    author: authors.get(story.authorId) ?? unknownAuthor(story.authorId),
    publishedAt: story.publishedAt?.toISOString() ?? null,
    updatedAt: story.updatedAt.toISOString(),
    slug: storySlug(id, title),
  };
}

/** The card of a published or unlisted story. */
export function toCard(row: StoryRow, authors: Map<string, Author>): StoryCard {
  const { status: _, updatedAt: __, ...card } = toWorkCard(row, authors);
  const { cover, category, rating, publishedAt } = card;
  if (cover === null || category === null || rating === null || publishedAt === null) {
    throw new Error(`Story ${card.id} is published but incomplete.`);
  }
  return { ...card, cover, category, rating, publishedAt };
}

export interface DetailParts {
  content: StoryContent;
  version: number;
  adultWarning: boolean;
  isOwner: boolean;
  onBookshelf: boolean;
}

/** Details of a story, without the opening scene until the viewer confirms the adult warning. */
export function toDetail(row: StoryRow, authors: Map<string, Author>, parts: DetailParts): StoryDetail {
  const { content, version, adultWarning, isOwner, onBookshelf } = parts;
  return {
    ...toCard(row, authors),
    status: row.story.status,
    perspective: content.perspective,
    opening: adultWarning ? '' : content.opening,
    options: adultWarning ? [] : content.options,
    cast: [
      { name: content.main.name, role: 'MAIN', profession: null, appearance: null },
      ...content.supporting.map(({ name, profession, appearance }) => ({
        name,
        role: 'SUPPORTING' as const,
        profession: profession || null,
        appearance: appearance || null,
      })),
    ],
    version,
    adultWarning,
    onBookshelf,
    isOwner,
    updatedAt: row.story.updatedAt.toISOString(),
  };
}
