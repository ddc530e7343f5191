import { sortChoices, storyTypeChoices, timePeriodChoices } from '@storyloom/contract/filters';
import { useEffect, useRef } from 'react';
import { CategoryChips } from '../stories/CategoryChips.tsx';
import { Segments } from '../stories/Segments.tsx';
import styles from './BrowseFilters.module.css';
import { type Browse, browseHref } from './browse.model.ts';

/** Pixels left free beside the chosen time, so that its neighbour peeks in. */
const edge = 48;

/** Every filter is a link to page 1 of the list it makes. */
export function BrowseFilters({ browse }: { browse: Browse }) {
  const to = (part: Partial<Browse>) => browseHref({ ...browse, page: 1, ...part });
  const strip = useRef<HTMLDivElement>(null);
  const { timePeriod } = browse;
  // The chosen time may lie beyond the strip's edge when the address was opened as it is.
  useEffect(() => {
    // All of time stands first, and hides nothing.
    if (timePeriod === 'ALL_TIME') return;
    const chosen = strip.current?.lastElementChild?.querySelector('[aria-current="page"]');
    if (!chosen || !strip.current) return;
    const beyond = chosen.getBoundingClientRect().right + edge - strip.current.getBoundingClientRect().right;
    strip.current.scrollLeft += Math.max(0, beyond);
  }, [timePeriod]);
  return (
    <div className={styles.filters}>
      {browse.tag === null ? (
        <CategoryChips chosen={browse.category} hrefOf={(category) => to({ category })} />
      ) : null}
      <div className={styles.orders}>
        <Segments
          label="Sort"
          choices={sortChoices}
          chosen={browse.sort}
          hrefOf={(sort) => to({ sort })}
          fill
        />
        <div ref={strip} className={styles.strip}>
          <Segments
            label="Kinds of story"
            choices={storyTypeChoices}
            chosen={browse.type}
            hrefOf={(type) => to({ type })}
          />
          <Segments
            label="Time"
            choices={timePeriodChoices}
            chosen={timePeriod}
            hrefOf={(value) => to({ timePeriod: value })}
          />
        </div>
      </div>
    </div>
  );
}
