import type { DataOf } from '@storyloom/contract/core/endpoint';
import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { search } from '@storyloom/contract/stories/endpoints/search';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { Button } from '@storyloom/ui/actions/Button';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import { countLine } from '../lists/count-line.ts';
import { browseHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { StoryTile } from '../story-card/StoryTile.tsx';
import styles from './SearchPage.module.css';

interface NearestCategoryProps {
  nearest: NonNullable<DataOf<typeof search>['nearestCategory']>;
  type: 'all' | StoryType;
}

/** The genre that fits a search without results: its count, some of its stories, and a link to all of them. */
export function NearestCategory({ nearest, type }: NearestCategoryProps) {
  const { category, storyCount, stories } = nearest;
  const label = categoryLabel(category);
  return (
    <section className={styles.nearest} aria-labelledby="nearest-category">
      <h2 id="nearest-category" className={styles.subheading}>
        Closest genre: {label}
      </h2>
      <p className={styles.note}>{countLine(storyCount, type)}</p>
      <CardGrid>
        {stories.map((story) => (
          <StoryTile key={story.id} story={story} />
        ))}
      </CardGrid>
      <Button kind="quiet" href={browseHref({ category, type })} renderLink={renderLink}>
        {`Browse ${label}`}
      </Button>
    </section>
  );
}
