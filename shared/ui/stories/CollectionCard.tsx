import type { CSSProperties } from 'react';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import { hueOf } from '../theme/hue.ts';
import styles from './CollectionCard.module.css';

export interface CollectionCardProps {
  /** The last part of its address; the card's colour is derived from it. */
  name: string;
  title: string;
  description: string;
  /** "12 stories". */
  countText: string;
  /** Makes the whole card a link. */
  href?: string | undefined;
  renderLink?: RenderLink;
}

type CardStyle = CSSProperties & Record<'--hue', number>;

/** A collection as a card without an image. */
export function CollectionCard(props: CollectionCardProps) {
  const { name, title, description, countText, href, renderLink = renderAnchor } = props;
  const style: CardStyle = { '--hue': hueOf(name) };
  return (
    <article className={styles.card} style={style}>
      <h3 className={styles.title}>
        {href === undefined ? title : renderLink({ href, className: styles.link, children: title })}
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.count}>{countText}</p>
    </article>
  );
}
