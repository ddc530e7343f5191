import type { HistoryItem } from '@storyloom/contract/stories/entities/history-item';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { EndingsFound } from '../story-card/EndingsFound.tsx';
import { ExcerptRow } from '../story-card/ExcerptRow.tsx';
import { turnsLine } from './history.model.ts';

/** A story the visitor played, and how far. */
export function HistoryRow({ item }: { item: HistoryItem }) {
  const { story, excerpt, depth, playedAt } = item;
  return (
    <ExcerptRow
      story={story}
      slug={story.slug}
      status={
        <>
          <span>{turnsLine(depth)}</span> ·{' '}
          <time dateTime={playedAt} suppressHydrationWarning>
            {timeAgo(playedAt, Date.now())}
          </time>
          <EndingsFound storyId={story.id} lead=" · " />
        </>
      }
      excerpt={excerpt === '' ? story.hook : excerpt}
    />
  );
}
