import type { Collection } from '@storyloom/contract/entities/collection';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import { countLine } from '../lists/count-line.ts';
import { collectionHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './CollectionCard.module.css';

type CardStyle = CSSProperties & Record<'--hue', number>;

/** A collection as a card without image; its colour is derived from its name. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const { name, title, description, storyCount } = collection;
  const style: CardStyle = { '--hue': hueOf(name) };
  return (
    <article className={styles.card} style={style}>
      <h3 className={styles.title}>
        {renderLink({ href: collectionHref(name), className: styles.link, children: title })}
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.count}>{countLine(storyCount, 'all')}</p>
    </article>
  );
}
