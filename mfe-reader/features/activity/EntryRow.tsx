import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { readHref } from '../navigation/hrefs.ts';
import { AuthorLink } from '../story-card/AuthorLink.tsx';
import { CoverRow } from '../story-card/CoverRow.tsx';
import { StoryCounts } from '../story-card/StoryCounts.tsx';
import styles from './EntryRow.module.css';

/** An entry with its rank. */
export function EntryRow({ story, rank }: { story: StoryCard; rank: number }) {
  return (
    <CoverRow
      story={story}
      href={readHref(story.slug)}
      cover={{ eager: rank <= 6, sizes: '64px' }}
      className={styles.entry}
      lead={
        <p className={styles.rank} data-top={rank <= 3}>
          <span className="visually-hidden">Rank </span>
          {rank}
        </p>
      }
    >
      <p className={styles.author}>
        by <AuthorLink author={story.author} />
      </p>
      <p className={styles.hook}>{story.hook}</p>
      <p className={styles.counts}>
        <StoryCounts chatCount={story.chatCount} readerCount={story.readerCount} />
      </p>
    </CoverRow>
  );
}
