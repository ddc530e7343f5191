import { formatCount } from '@storyloom/contract/count-format';
import type { Cover } from '@storyloom/contract/entities/cover';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { isAdult } from '@storyloom/contract/ratings';
import type { CoverProps } from '@storyloom/ui/stories/Cover';
import type { StoryCardProps } from '@storyloom/ui/stories/StoryCard';
import { readHref } from '../navigation/hrefs.ts';

/** How wide a cover stands in rows and grids, for the browser to choose a file before it knows the layout. */
export const cardSizes = '(min-width: 1080px) 184px, (min-width: 600px) 30vw, 46vw';

export interface CoverOptions {
  eager?: boolean;
  sizes?: string;
}

/** Pixels, as the covers are drawn. */
const thumbWidth = 320;

export function coverProps(
  cover: Cover,
  rating: string,
  { eager = false, sizes = cardSizes }: CoverOptions = {},
): Omit<CoverProps, 'title' | 'className'> {
  return {
    src: cover.thumbUrl,
    srcSet: `${cover.thumbUrl} ${thumbWidth}w, ${cover.url} ${cover.width}w`,
    sizes,
    width: cover.width,
    height: cover.height,
    placeholder: cover.placeholder,
    adult: isAdult(rating),
    eager,
  };
}

/** What a card of the kit shows of a story. */
export function cardProps(card: StoryCard, options: CoverOptions = {}): Omit<StoryCardProps, 'renderLink'> {
  return {
    href: readHref(card.slug),
    title: card.title,
    hook: card.hook,
    cover: coverProps(card.cover, card.rating, options),
    tags: card.tags,
    // A new story has no count to show, and nought invites nobody.
    countText: card.chatCount > 0 ? formatCount(card.chatCount) : undefined,
    typeBadge: card.type === 'ROLE' ? 'Character' : undefined,
    ratingBadge: isAdult(card.rating) ? card.rating : undefined,
  };
}

/** A feed grows while it is read, so a story may come on two pages: it is shown once. */
export function uniqueCards<Card extends StoryCard>(pages: readonly { pageList: readonly Card[] }[]): Card[] {
  const cards = pages.flatMap((page) => page.pageList);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
