import type { HistoryItem } from '@storyloom/contract/entities/history-item';
import { Cover } from '@storyloom/ui/Cover';
import { renderLink } from '../shell/links.tsx';
import { coverProps, readHref } from '../stories/card.model.ts';
import styles from './HistoryRow.module.css';
import { timeAgo, turnsLine } from './history.model.ts';

/** A story and where its save stands. The whole row leads back into it. */
export function HistoryRow({ item }: { item: HistoryItem }) {
  const { story, excerpt, depth, playedAt } = item;
  return (
    <article className={styles.row}>
      <Cover
        {...coverProps(story.cover, story.rating, { sizes: '84px' })}
        title={story.title}
        className={styles.cover}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {renderLink({ href: readHref(story.slug), className: styles.link, children: story.title })}
        </h3>
        <p className={styles.place}>
          {turnsLine(depth)} ·{' '}
          <time dateTime={playedAt} suppressHydrationWarning>
            {timeAgo(playedAt, Date.now())}
          </time>
        </p>
        <p className={styles.excerpt}>{excerpt === '' ? story.hook : excerpt}</p>
      </div>
    </article>
  );
}
