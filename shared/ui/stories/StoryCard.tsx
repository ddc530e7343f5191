import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import { Badge } from '../text/Badge.tsx';
import { CountText } from '../text/CountText.tsx';
import { Cover, type CoverProps } from './Cover.tsx';
import styles from './StoryCard.module.css';

export interface StoryCardProps {
  href: string;
  title: string;
  /** The story's teaser. */
  hook?: string | undefined;
  cover: Omit<CoverProps, 'title' | 'className'>;
  tags?: readonly string[];
  /** "Updated Nov 26, 2026". */
  dateText?: string | undefined;
  /** Formatted number of turns that were played: "12.4K". */
  countText?: string | undefined;
  /** "About 14 turns". */
  lengthText?: string | undefined;
  /** "Character"; usually none for stories. */
  typeBadge?: string | undefined;
  /** "R"; usually none below R. */
  ratingBadge?: string | undefined;
  /** "Members only"; none for stories open to all. */
  accessBadge?: string | undefined;
  /** Rendered over the cover's lower edge. */
  overlay?: ReactNode;
  renderLink?: RenderLink;
}

export function StoryCard({
  href,
  title,
  hook,
  cover,
  tags = [],
  dateText,
  countText,
  lengthText,
  typeBadge,
  ratingBadge,
  accessBadge,
  overlay,
  renderLink = renderAnchor,
}: StoryCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Cover {...cover} title={title} className={styles.cover} />
        {typeBadge || ratingBadge || accessBadge ? (
          <div className={styles.badges}>
            {typeBadge ? <Badge tone="over-cover">{typeBadge}</Badge> : null}
            {ratingBadge ? <Badge tone="over-cover">{ratingBadge}</Badge> : null}
            {accessBadge ? <Badge tone="over-cover">{accessBadge}</Badge> : null}
          </div>
        ) : null}
        {countText || lengthText ? (
          <p className={styles.count}>
            {countText ? (
              <CountText text={countText} unit="played turn" icon={<MessageCircle aria-hidden="true" />} />
            ) : null}
            <span>{lengthText}</span>
          </p>
        ) : null}
        {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
      </div>
      <h3 className={styles.title}>{renderLink({ href, className: styles.link, children: title })}</h3>
      {hook ? <p className={styles.hook}>{hook}</p> : null}
      {tags.length > 0 ? <p className={styles.tags}>{tags.slice(0, 2).join(' · ')}</p> : null}
      {dateText ? <p className={styles.date}>{dateText}</p> : null}
    </article>
  );
}
