import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { CategoryChips } from '../lists/CategoryChips.tsx';
import { Segments } from '../lists/Segments.tsx';
import { filterHref, type StoryFilter } from './filter.model.ts';
import styles from './HomeFilters.module.css';

/** Filters of the feed. They are links, so that a filtered page has an address. */
export function HomeFilters({ filter }: { filter: StoryFilter }) {
  return (
    <div className={styles.filters}>
      <Segments
        label="Story type"
        choices={storyTypeChoices}
        chosen={filter.type}
        hrefOf={(type) => filterHref({ ...filter, type })}
      />
      <CategoryChips chosen={filter.category} hrefOf={(category) => filterHref({ ...filter, category })} />
    </div>
  );
}
