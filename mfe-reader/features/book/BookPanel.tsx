import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { ratingLabel } from '@storyloom/contract/stories/ratings';
import { Chip } from '@storyloom/ui/actions/Chip';
import { Cover } from '@storyloom/ui/stories/Cover';
import { Badge } from '@storyloom/ui/text/Badge';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { browseHref, tagHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { AuthorLink } from '../story-card/AuthorLink.tsx';
import { accessBadge, coverProps, lengthText } from '../story-card/card.model.ts';
import { StoryCounts } from '../story-card/StoryCounts.tsx';
import styles from './BookPanel.module.css';
import { perspectiveLabel } from './book.model.ts';
import { Cast } from './Cast.tsx';

const panelSizes = '(min-width: 1100px) 216px, 104px';

export interface BookPanelProps {
  story: StoryDetail;
  shelfButton: ReactNode;
  reportButton: ReactNode;
  /** How many endings the story has and the visitor has found. */
  endings?: ReactNode;
  /** What phones show of it before it is opened. */
  size?: 'whole' | 'card' | 'line';
}

/** The story's details: above the text on a phone, beside it on a wide screen. */
export function BookPanel({ story, shelfButton, reportButton, endings, size = 'whole' }: BookPanelProps) {
  const [open, setOpen] = useState(false);
  const more = useId();
  const badge = accessBadge(story);
  const length = lengthText(story);
  const { title, hook, summary, author, tags, rating } = story;
  return (
    <header className={styles.panel} data-size={open ? 'whole' : size}>
      <img
        className={styles.glow}
        src={story.cover.placeholder ?? story.cover.thumbUrl}
        alt=""
        width={40}
        height={60}
        aria-hidden="true"
      />
      <div className={styles.strip}>
        <Cover
          {...coverProps(story.cover, rating, { eager: true, sizes: panelSizes })}
          title={title}
          className={styles.cover}
        />
        <div className={styles.words}>
          <p className={styles.kind}>
            {renderLink({
              href: browseHref({ category: story.category }),
              children: categoryLabel(story.category),
            })}{' '}
            · {perspectiveLabel(story)}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.author}>
            by <AuthorLink author={author} />
          </p>
          <p className={styles.counts}>
            <StoryCounts chatCount={story.chatCount} readerCount={story.readerCount} />
            {rating === 'G' ? null : <Badge>{ratingLabel(rating)}</Badge>}
            {badge ? <Badge>{badge}</Badge> : null}
            {length ? <span>{length}</span> : null}
            {endings}
          </p>
          <p className={styles.hook}>{hook}</p>
        </div>
      </div>
      <div className={styles.acts}>
        {shelfButton}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.about}>About this story</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={more} className={styles.more} data-open={open}>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip href={tagHref(tag)} renderLink={renderLink}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
        <Cast story={story} />
        {reportButton ? <div className={styles.report}>{reportButton}</div> : null}
      </div>
    </header>
  );
}
