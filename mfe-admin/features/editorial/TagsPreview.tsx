import { Chip } from '@storyloom/ui/actions/Chip';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { useId } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Editorial.module.css';

/** Renders text, because links of a preview are inactive. */
const renderText: RenderLink = ({ className, children }) => <span className={className}>{children}</span>;

/** The recommended tags, as the home page and the search show them. */
export function TagsPreview({ tags }: { tags: readonly string[] }) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={parts.note}>Preview. Readers see no tag without stories that are open to them.</p>
      <h2 id={id} className={styles.heading}>
        Tags to explore
      </h2>
      <ul className={styles.chips} aria-labelledby={id}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip href="" renderLink={renderText}>
              {tag}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
