import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { cx } from '@storyloom/ui/cx';
import { Cover } from '@storyloom/ui/stories/Cover';
import type { ReactNode } from 'react';
import { renderLink } from '../navigation/links.tsx';
import styles from './CoverRow.module.css';
import { type CoverOptions, coverProps } from './card.model.ts';

interface CoverRowProps {
  story: Pick<StoryCard, 'title' | 'cover' | 'rating'>;
  href: string;
  cover: CoverOptions;
  /** The heading's level in its page. */
  level?: 2 | 3;
  /** The title as it is shown, where it is more than its text. */
  title?: ReactNode;
  /** Before the cover. */
  lead?: ReactNode;
  /** Sets the row's custom properties. */
  className?: string | undefined;
  /** The lines under the title. */
  children: ReactNode;
}

/** A story in one line: its cover, its title, and what is to be said of it here. The whole row is the link. */
export function CoverRow({ story, href, cover, level = 3, title, lead, className, children }: CoverRowProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={cx(styles.row, className)}>
      {lead}
      <Cover {...coverProps(story.cover, story.rating, cover)} title={story.title} className={styles.cover} />
      <div className={styles.words}>
        <Title className={styles.title}>
          {renderLink({ href, className: styles.link, children: title ?? story.title })}
        </Title>
        {children}
      </div>
    </article>
  );
}
