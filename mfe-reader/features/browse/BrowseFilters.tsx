import { sortChoices, storyTypeChoices, timePeriodChoices } from '@storyloom/contract/stories/filters';
import { useEffect, useRef } from 'react';
import { CategoryChips } from '../lists/CategoryChips.tsx';
import { Segments } from '../lists/Segments.tsx';
import { browseHref } from '../navigation/hrefs.ts';
import styles from './BrowseFilters.module.css';
import type { Browse } from './browse.model.ts';

/** Space left after the chosen time period, in px, so that the next one is partly visible. */
const peek = 48;

/** Each filter is a link to page 1 of the filtered list. */
export function BrowseFilters({ browse }: { browse: Browse }) {
  const hrefWith = (part: Partial<Browse>) => browseHref({ ...browse, page: 1, ...part });
  const orders = useRef<HTMLDivElement>(null);
  const { timePeriod } = browse;
  // Scrolls the chosen time period into view when the page was opened by its address.
  useEffect(() => {
    // The first choice is always in view.
    if (timePeriod === 'ALL_TIME') return;
    const chosen = orders.current?.lastElementChild?.querySelector('[aria-current="page"]');
    if (!chosen || !orders.current) return;
    const overflow =
      chosen.getBoundingClientRect().right + peek - orders.current.getBoundingClientRect().right;
    orders.current.scrollLeft += Math.max(0, overflow);
  }, [timePeriod]);
  return (
    <div className={styles.filters}>
      {browse.tag === null ? (
        <CategoryChips chosen={browse.category} hrefOf={(category) => hrefWith({ category })} />
      ) : null}
      <div ref={orders} className={styles.orders}>
        <Segments
          label="Sort"
          choices={sortChoices}
          chosen={browse.sort}
          hrefOf={(sort) => hrefWith({ sort })}
        />
        <Segments
          label="Story type"
          choices={storyTypeChoices}
          chosen={browse.type}
          hrefOf={(type) => hrefWith({ type })}
        />
        <Segments
          label="Time"
          choices={timePeriodChoices}
          chosen={timePeriod}
          hrefOf={(value) => hrefWith({ timePeriod: value })}
        />
      </div>
    </div>
  );
}
