import { useHost, useQuery } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { renderLink } from '../navigation/links.tsx';
import { cardProps } from './card.model.ts';
import type { ListedStory } from './listed-story.ts';
import styles from './MoreStories.module.css';
import { moreStories, moreStoriesQuery } from './more-stories.queries.ts';
import { StoryTile } from './StoryTile.tsx';

interface MoreStoriesProps {
  heading: string;
  /** Takes the first place. */
  first?: ListedStory | undefined;
  /** Stories that the page shows already, or that the visitor has just read. */
  leftOut?: readonly string[];
  /** Covers and titles only, in a part of a page. */
  small?: boolean;
}

/** Three stories that many read, with a heading; nothing if there are none or they cannot be loaded. */
export function MoreStories({ heading, first, leftOut = [], small = false }: MoreStoriesProps) {
  const { data } = useQuery(moreStoriesQuery(useHost(), leftOut));
  const others = data?.pageList.filter(({ id }) => id !== first?.id && !leftOut.includes(id)) ?? [];
  const stories = [...(first ? [first] : []), ...others].slice(0, moreStories);
  if (stories.length === 0) return null;
  const Heading = small ? 'h3' : 'h2';
  return (
    <div className={cx(styles.more, small && styles.covers)}>
      <Heading className={styles.heading}>{heading}</Heading>
      <ul className={styles.stories}>
        {stories.map((story) => (
          <li key={story.id}>{small ? <SmallCard story={story} /> : <StoryTile story={story} />}</li>
        ))}
      </ul>
    </div>
  );
}

function SmallCard({ story }: { story: ListedStory }) {
  return (
    <StoryCard
      {...cardProps(story, { sizes: null })}
      hook={undefined}
      countText={undefined}
      tags={[]}
      renderLink={renderLink}
    />
  );
}
