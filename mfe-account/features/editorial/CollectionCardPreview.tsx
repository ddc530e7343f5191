import { Link } from '@storyloom/mfe';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import styles from './CollectionCardPreview.module.css';

interface CollectionCardPreviewProps {
  name: string;
  title: string;
  description: string;
  storyCount: number;
  /** Makes the card a link, as it is for readers. */
  href?: string;
}

type CardStyle = CSSProperties & Record<'--hue', number>;

/** A collection as its card on the home page shows it. */
export function CollectionCardPreview(props: CollectionCardPreviewProps) {
  const { name, title, description, storyCount, href } = props;
  const style: CardStyle = { '--hue': hueOf(name) };
  return (
    <div className={styles.card} style={style}>
      <p className={styles.title}>
        {href === undefined ? (
          title || 'Title'
        ) : (
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        )}
      </p>
      <p className={styles.description}>{description}</p>
      <p className={styles.count}>{storyCount === 1 ? '1 story' : `${storyCount} stories`}</p>
    </div>
  );
}
