import type { DataOf } from '@storyloom/contract/core/endpoint';
import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { search } from '@storyloom/contract/stories/endpoints/search';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { Button } from '@storyloom/ui/actions/Button';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import { browseHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { StoryTile } from '../story-card/StoryTile.tsx';
import styles from './SearchPage.module.css';

interface NearestStoriesProps {
  nearest: NonNullable<DataOf<typeof search>['nearestCategory']>;
  type: 'all' | StoryType;
}

/** The stories that fit a search without results best, and a link to their genre. */
export function NearestStories({ nearest, type }: NearestStoriesProps) {
  const { category, storyCount, stories } = nearest;
  return (
    <section className={styles.nearest} aria-labelledby="nearest-stories">
      <h2 id="nearest-stories" className={styles.subheading}>
        Closest matches
      </h2>
      <p className={styles.note}>No story fits the whole search.</p>
      <CardGrid>
        {stories.map((story) => (
          <StoryTile key={story.id} story={story} />
        ))}
      </CardGrid>
      <Button kind="quiet" href={browseHref({ category, type })} renderLink={renderLink}>
        {`Browse ${categoryLabel(category)} (${storyCount})`}
      </Button>
    </section>
  );
}
