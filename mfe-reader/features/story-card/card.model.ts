import { formatCount } from '@storyloom/contract/core/count-format';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { isAdult } from '@storyloom/contract/stories/ratings';
import type { CoverProps } from '@storyloom/ui/stories/Cover';
import type { StoryCardProps } from '@storyloom/ui/stories/StoryCard';
import { once } from '@storyloom/ui/timing/once';
import { readHref } from '../navigation/hrefs.ts';
import type { ListedStory } from './listed-story.ts';

/** `sizes` attribute of covers in rows and grids. */
export const cardSizes = '(min-width: 1080px) 184px, (min-width: 600px) 30vw, 46vw';

export interface CoverOptions {
  eager?: boolean;
  /** `sizes` attribute; null for covers that are not wider than a thumbnail, which are shown as one. */
  sizes?: string | null;
  fetchPriority?: 'low';
}

/** Width of cover thumbnails, in px. */
const thumbWidth = 320;

export function coverProps(
  cover: Cover,
  rating: string,
  { eager = false, sizes = cardSizes, fetchPriority }: CoverOptions = {},
): Omit<CoverProps, 'title' | 'className'> {
  return {
    src: cover.thumbUrl,
    ...(sizes && { srcSet: `${cover.thumbUrl} ${thumbWidth}w, ${cover.url} ${cover.width}w`, sizes }),
    width: cover.width,
    height: cover.height,
    placeholder: cover.placeholder,
    adult: isAdult(rating),
    eager,
    ...(fetchPriority && { fetchPriority }),
  };
}

/** Badge that names who can read a story; undefined for a story open to all. */
export function accessBadge({ access }: Pick<StoryCard, 'access'>): string | undefined {
  if (access === 'ALL') return undefined;
  return access === 'MEMBERS' ? 'Members only' : 'Early access';
}

// In UTC, so that the server writes the same day as the browser.
const day = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }));

/** "Updated Nov 26, 2026". */
export const dateText = ({ updatedAt }: Pick<StoryCard, 'updatedAt'>): string =>
  `Updated ${day().format(new Date(updatedAt))}`;

/** "About 14 turns"; undefined for a story of unknown length. */
export const lengthText = ({ turns }: Pick<StoryCard, 'turns'>): string | undefined =>
  turns ? `About ${turns} ${turns === 1 ? 'turn' : 'turns'}` : undefined;

/** Props of the kit's StoryCard. */
export function cardProps(card: ListedStory, options: CoverOptions = {}): Omit<StoryCardProps, 'renderLink'> {
  return {
    href: readHref(card.slug),
    title: card.title,
    hook: card.hook,
    cover: coverProps(card.cover, card.rating, options),
    tags: card.tags,
    // Zero is not shown.
    countText: card.chatCount > 0 ? formatCount(card.chatCount) : undefined,
    typeBadge: card.type === 'ROLE' ? 'Character' : undefined,
    ratingBadge: isAdult(card.rating) ? card.rating : undefined,
    accessBadge: accessBadge(card),
  };
}

/** The pages' cards without duplicates: stories move between pages while a list is read. */
export function uniqueCards<Card extends ListedStory>(
  pages: readonly { pageList: readonly Card[] }[],
): Card[] {
  const cards = pages.flatMap((page) => page.pageList);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
