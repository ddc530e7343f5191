import type { StoryCard as Story } from '@storyloom/contract/entities/story-card';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import { StoryTile } from '../story-card/StoryTile.tsx';

export interface StoryCarouselProps {
  heading: string;
  note?: string;
  stories: readonly Story[];
  /** "See all" goes here. */
  href?: string;
  /** How many covers are on the first screen: they load at once. */
  eager?: number;
}

const rowSizes = '(min-width: 768px) 172px, 140px';

/** A row of covers under a heading; nothing when there is none. */
export function StoryCarousel({ heading, note, stories, href, eager = 0 }: StoryCarouselProps) {
  if (stories.length === 0) return null;
  return (
    <Carousel heading={heading} renderLink={renderLink} {...(note && { note })} {...(href && { href })}>
      {stories.map((story, index) => (
        <StoryTile key={story.id} story={story} cover={{ eager: index < eager, sizes: rowSizes }} />
      ))}
    </Carousel>
  );
}
