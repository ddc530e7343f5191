import { isAdult } from '@storyloom/contract/stories/ratings';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import type { ListedStory } from '../story-card/listed-story.ts';
import { StoryTile } from '../story-card/StoryTile.tsx';
import styles from './StoryCarousel.module.css';

export interface StoryCarouselProps {
  heading: string;
  note?: string;
  stories: readonly ListedStory[];
  /** "See all" links here. */
  href?: string;
  /** Number of covers on the first screen; they load eagerly. */
  eager?: number;
  /** Shows stories for adults only to visitors who have confirmed the warning. */
  isFirst?: boolean;
}

/** A carousel of story cards; nothing if there are none. */
export function StoryCarousel({ heading, note, stories, href, eager = 0, isFirst }: StoryCarouselProps) {
  if (stories.length === 0) return null;
  const forConfirmed = ({ rating }: ListedStory) => isFirst === true && isAdult(rating);
  return (
    <Carousel heading={heading} renderLink={renderLink} {...(note && { note })} {...(href && { href })}>
      {stories.map((story, index) => (
        <StoryTile
          key={story.id}
          className={forConfirmed(story) ? styles.forConfirmed : undefined}
          story={story}
          // The banner above is seen first. A cover is 140 or 172 px wide.
          cover={{ eager: index < eager, sizes: null, fetchPriority: 'low' }}
        />
      ))}
    </Carousel>
  );
}
