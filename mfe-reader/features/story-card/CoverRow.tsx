import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { cx } from '@storyloom/ui/cx';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Badge } from '@storyloom/ui/text/Badge';
import type { ReactNode } from 'react';
import { renderLink } from '../navigation/links.tsx';
import styles from './CoverRow.module.css';
import { accessBadge, type CoverOptions, coverProps } from './card.model.ts';

interface CoverRowProps {
  story: Pick<StoryCard, 'title' | 'cover' | 'rating' | 'access'>;
  href: string;
  cover: CoverOptions;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Replaces the plain title. */
  title?: ReactNode;
  /** Rendered before the cover. */
  lead?: ReactNode;
  /** May set the custom properties of CoverRow.module.css. */
  className?: string | undefined;
  /** The lines under the title. */
  children: ReactNode;
}

/** A story as a row: cover, title, and the lines given as `children`. The whole row is a link. */
export function CoverRow({ story, href, cover, level = 3, title, lead, className, children }: CoverRowProps) {
  const badge = accessBadge(story);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={cx(styles.row, className)}>
      {lead}
      <Cover {...coverProps(story.cover, story.rating, cover)} title={story.title} className={styles.cover} />
      <div className={styles.text}>
        <Title className={styles.title}>
          {renderLink({ href, className: styles.link, children: title ?? story.title })}
        </Title>
        {badge ? (
          <p>
            <Badge>{badge}</Badge>
          </p>
        ) : null}
        {children}
      </div>
    </article>
  );
}
