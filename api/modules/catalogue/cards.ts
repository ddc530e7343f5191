import { storySlug } from '@storyloom/contract/core/slug';
import type { Author } from '@storyloom/contract/stories/entities/author';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import type { StoryContent } from '@storyloom/contract/stories/version-content';
import { readAccess, toTeaser } from './access.ts';
import type { StoryRow } from './catalogue.repository.ts';
import { countDaysLeft } from './own-story.repository.ts';
import type { WorkRow } from './works.repository.ts';

const unknownAuthor = (id: string): Author => ({ id, name: 'Unknown', avatarUrl: null });

/** A card in its author's list. */
export function toWorkCard(
  row: WorkRow,
  authors: Map<string, Author>,
  { now, isOwner }: { now: Date; isOwner: boolean },
): WorkCard {
  const { status, updatedAt, editedAt, hasChanges, deletedAt } = row.story;
  const isDeleted = status === 'DELETED' && deletedAt !== null;
  return {
    ...toPartialCard(row, authors, now),
    status,
    updatedAt: (isOwner ? editedAt : updatedAt).toISOString(),
    hasChanges: isOwner && hasChanges,
    thanksCount: isOwner ? row.thanksCount : null,
    daysLeft: isDeleted ? countDaysLeft(deletedAt, now) : null,
  };
}

/** Fields that a draft lacks are null. */
function toPartialCard({ story, chatCount, readerCount }: StoryRow, authors: Map<string, Author>, now: Date) {
  const access = readAccess(story, now);
  const { id, type, title, hook, summary, cover, category, tags, rating, turns } = story;
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
    access,
    earlyUntil: access === 'EARLY' ? (story.earlyUntil?.toISOString() ?? null) : null,
    chatCount,
    readerCount,
    ...(turns !== null && { turns }),
    author: authors.get(story.authorId) ?? unknownAuthor(story.authorId),
    publishedAt: story.publishedAt?.toISOString() ?? null,
    updatedAt: story.updatedAt.toISOString(),
    slug: storySlug(id, title),
  };
}

/** The card of a published or unlisted story. */
export function toCard(row: StoryRow, authors: Map<string, Author>, now: Date): StoryCard {
  const card = toPartialCard(row, authors, now);
  const { cover, category, rating, publishedAt } = card;
  if (cover === null || category === null || rating === null || publishedAt === null) {
    throw new Error(`Story ${card.id} is published but incomplete.`);
  }
  return { ...card, cover, category, rating, publishedAt };
}

/** The openings besides the first. A script continues the first one, so a story with a script has no others. */
export const openingsBeside = ({ script = '', otherOpenings = [] }: StoryContent) =>
  script.trim() === '' ? otherOpenings : [];

export interface DetailParts {
  now: Date;
  content: StoryContent;
  version: number;
  adultWarning: boolean;
  isLocked: boolean;
  isOwner: boolean;
  onBookshelf: boolean;
}

/**
 * Details of a story. Has no opening scene until the viewer confirms the adult warning, and only its beginning for
 * visitors who need a membership.
 */
export function toDetail(row: StoryRow, authors: Map<string, Author>, parts: DetailParts): StoryDetail {
  const { now, content, version, adultWarning, isLocked, isOwner, onBookshelf } = parts;
  const others = openingsBeside(content);
  const isHidden = adultWarning || isLocked;
  const ofScript = content.script?.trim() ? content.questions : [];
  const asked = ofScript?.length === 0 ? toStoryQuestions(content.readerQuestions) : ofScript;
  const questions = isHidden ? [] : asked;
  const opening = isLocked ? toTeaser(content.opening) : content.opening;
  return {
    ...toCard(row, authors, now),
    status: row.story.previewOf === null ? row.story.status : 'DRAFT',
    perspective: content.perspective,
    opening: adultWarning ? '' : opening,
    ...(!isHidden && others.length > 0 && { otherOpenings: others }),
    options: isHidden ? [] : content.options,
    ...(questions && { questions: [...questions] }),
    cast: [
      {
        name: content.main.name,
        role: 'MAIN',
        profession: null,
        appearance: null,
        portrait: content.main.portrait ?? null,
      },
      ...content.supporting.map(({ name, profession, appearance, portrait = null }) => ({
        name,
        role: 'SUPPORTING' as const,
        profession: profession || null,
        appearance: appearance || null,
        portrait,
      })),
    ],
    version,
    adultWarning,
    isLocked,
    onBookshelf,
    isOwner,
  };
}
