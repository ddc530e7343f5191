import { type Category, categoryChoices } from '@storyloom/contract/categories';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ChipRow } from '@storyloom/ui/actions/ChipRow';
import { useEffect, useRef } from 'react';
import { renderFilterLink } from '../navigation/links.tsx';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  chosen: 'all' | Category;
  hrefOf: (category: 'all' | Category) => string;
}

/** All sixteen as links in one line. */
export function CategoryChips({ chosen, hrefOf }: CategoryChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  // The chosen chip may lie beyond the row's edge when the address was opened as it is.
  useEffect(() => {
    void chosen;
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const line = chip?.parentElement;
    if (!chip || !line) return;
    line.scrollLeft = chip.offsetLeft - line.offsetLeft - (line.clientWidth - chip.offsetWidth) / 2;
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
