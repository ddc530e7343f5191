import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import type { ListedStory } from '../story-card/listed-story.ts';
import { StoryTile } from '../story-card/StoryTile.tsx';

export interface StoryCarouselProps {
  heading: string;
  note?: string;
  stories: readonly ListedStory[];
  /** "See all" links here. */
  href?: string;
  /** Number of covers on the first screen; they load eagerly. */
  eager?: number;
}

const coverSizes = '(min-width: 768px) 172px, 140px';

/** A carousel of story cards; nothing if there are none. */
export function StoryCarousel({ heading, note, stories, href, eager = 0 }: StoryCarouselProps) {
  if (stories.length === 0) return null;
  return (
    <Carousel heading={heading} renderLink={renderLink} {...(note && { note })} {...(href && { href })}>
      {stories.map((story, index) => (
        <StoryTile
          key={story.id}
          story={story}
          // The banner above is seen first.
          cover={{ eager: index < eager, sizes: coverSizes, fetchPriority: 'low' }}
        />
      ))}
    </Carousel>
  );
}
