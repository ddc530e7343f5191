import { categoryChoices } from '@storyloom/contract/categories';
import { storyTypeChoices } from '@storyloom/contract/filters';
import { Chip } from '@storyloom/ui/Chip';
import { ChipRow } from '@storyloom/ui/ChipRow';
import { useEffect, useRef } from 'react';
import { renderFilterLink } from '../shell/links.tsx';
import styles from './Filters.module.css';
import { filterHref, type StoryFilter } from './filter.model.ts';

/** Both filters are links: an address can be shared, and the server answers it. */
export function Filters({ filter }: { filter: StoryFilter }) {
  const { category } = filter;
  const row = useRef<HTMLDivElement>(null);
  // The chosen chip may lie beyond the row's edge when the address was opened as it is.
  useEffect(() => {
    void category;
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const line = chip?.parentElement;
    if (!chip || !line) return;
    line.scrollLeft = chip.offsetLeft - line.offsetLeft - (line.clientWidth - chip.offsetWidth) / 2;
  }, [category]);
  return (
    <div className={styles.filters}>
      <nav className={styles.types} aria-label="Kinds of story">
        {storyTypeChoices.map(({ label, value }) =>
          renderFilterLinkOf(label, filterHref({ ...filter, type: value }), value === filter.type),
        )}
      </nav>
      <div ref={row} className={styles.categories}>
        <ChipRow label="Categories" kind="links">
          {categoryChoices.map(({ label, value }) => (
            <Chip
              key={value}
              href={filterHref({ ...filter, category: value })}
              selected={value === filter.category}
              renderLink={renderFilterLink}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
  );
}

function renderFilterLinkOf(label: string, href: string, current: boolean) {
  return (
    <span key={label} className={styles.type}>
      {renderFilterLink({ href, children: label, 'aria-current': current ? 'page' : undefined })}
    </span>
  );
}
