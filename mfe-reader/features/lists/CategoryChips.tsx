import { type Category, categoryChoices } from '@storyloom/contract/stories/categories';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ChipRow } from '@storyloom/ui/actions/ChipRow';
import { useEffect, useRef } from 'react';
import { renderFilterLink } from '../navigation/links.tsx';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  chosen: 'all' | Category;
  hrefOf: (category: 'all' | Category) => string;
}

/** All categories as links in one scrolling row. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const isAtStart = useRef(true);
  // Scrolls the chosen category into view when the page was opened by its address.
  useEffect(() => {
    // The first choice is in view.
    if (chosen === 'all' && isAtStart.current) return;
    isAtStart.current = false;
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const scroller = chip?.parentElement;
    if (!chip || !scroller) return;
    scroller.scrollLeft =
      chip.offsetLeft - scroller.offsetLeft - (scroller.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div ref={row} className={styles.categories}>
      <ChipRow label="Categories" kind="links">
        {categoryChoices.map(({ label, value }) => (
          <Chip key={value} href={hrefOf(value)} selected={value === chosen} renderLink={renderFilterLink}>
            {label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
