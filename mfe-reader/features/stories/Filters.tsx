import { storyTypeChoices } from '@storyloom/contract/filters';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './Filters.module.css';
import { filterHref, type StoryFilter } from './filter.model.ts';
import { Segments } from './Segments.tsx';

/** Both filters are links: an address can be shared, and the server answers it. */
export function Filters({ filter }: { filter: StoryFilter }) {
  return (
    <div className={styles.filters}>
      <Segments
        label="Kinds of story"
        choices={storyTypeChoices}
        chosen={filter.type}
        hrefOf={(type) => filterHref({ ...filter, type })}
      />
      <CategoryChips chosen={filter.category} hrefOf={(category) => filterHref({ ...filter, category })} />
    </div>
  );
}
