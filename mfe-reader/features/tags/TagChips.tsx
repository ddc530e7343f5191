import { Chip } from '@storyloom/ui/actions/Chip';
import { useId } from 'react';
import { tagHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './TagChips.module.css';

/** Recommended tags; nothing if there are none. */
export function TagChips({ tags }: { tags: readonly { tag: string }[] }) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <nav className={styles.tags} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Tags to explore
      </h2>
      <ul className={styles.chips}>
        {tags.map(({ tag }) => (
          <li key={tag}>
            <Chip href={tagHref(tag)} renderLink={renderLink}>
              {tag}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
