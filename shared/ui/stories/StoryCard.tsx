import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import { Badge } from '../text/Badge.tsx';
import { Cover, type CoverProps } from './Cover.tsx';
import styles from './StoryCard.module.css';

export interface StoryCardProps {
  href: string;
  title: string;
  /** One line that makes a reader open it. */
  hook?: string | undefined;
  cover: Omit<CoverProps, 'title' | 'className'>;
  tags?: readonly string[];
  /** Chats, already formatted ("12.4K"). */
  countText?: string | undefined;
  /** What the count counts, for those who cannot see the icon. */
  countLabel?: string;
  /** "Character"; stories usually carry none. */
  typeBadge?: string | undefined;
  /** "R"; quiet ratings usually carry none. */
  ratingBadge?: string | undefined;
  /** Over the cover's lower edge, for example reading progress. */
  overlay?: ReactNode;
  renderLink?: RenderLink;
}

export function StoryCard({
  href,
  title,
  hook,
  cover,
  tags = [],
  countText,
  countLabel = 'chats',
  typeBadge,
  ratingBadge,
  overlay,
  renderLink = renderAnchor,
}: StoryCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Cover {...cover} title={title} className={styles.cover} />
        {typeBadge || ratingBadge ? (
          <div className={styles.badges}>
            {typeBadge ? <Badge tone="over-cover">{typeBadge}</Badge> : null}
            {ratingBadge ? <Badge tone="over-cover">{ratingBadge}</Badge> : null}
          </div>
        ) : null}
        {countText ? (
          <p className={styles.count}>
            <MessageCircle aria-hidden="true" />
            {countText}
            <span className="visually-hidden"> {countLabel}</span>
          </p>
        ) : null}
        {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
      </div>
      <h3 className={styles.title}>{renderLink({ href, className: styles.link, children: title })}</h3>
      {hook ? <p className={styles.hook}>{hook}</p> : null}
      {tags.length > 0 ? <p className={styles.tags}>{tags.slice(0, 2).join(' · ')}</p> : null}
    </article>
  );
}
