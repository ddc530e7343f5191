import type { HistoryItem } from '@storyloom/contract/entities/history-item';
import { CoverRow } from '../stories/CoverRow.tsx';
import { readHref } from '../stories/card.model.ts';
import { timeAgo } from '../text/time-ago.ts';
import styles from './HistoryRow.module.css';
import { turnsLine } from './history.model.ts';

/** A story and where its save stands; the row leads back into it. */
export function HistoryRow({ item }: { item: HistoryItem }) {
  const { story, excerpt, depth, playedAt } = item;
  return (
    <CoverRow story={story} href={readHref(story.slug)} look={{ sizes: '84px' }}>
      <p className={styles.place}>
        {turnsLine(depth)} ·{' '}
        <time dateTime={playedAt} suppressHydrationWarning>
          {timeAgo(playedAt, Date.now())}
        </time>
      </p>
      <p className={styles.excerpt}>{excerpt === '' ? story.hook : excerpt}</p>
    </CoverRow>
  );
}
