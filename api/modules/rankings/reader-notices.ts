import { notificationLimits } from '@storyloom/contract/notifications/limits';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { insertNotices } from '../notices/notices.service.ts';
import type { ReaderChange } from './scores.repository.ts';

/** Tells authors of the highest number of readers that their stories have reached. */
export async function tellAuthors(tx: Tx, changes: readonly ReaderChange[], now: Date): Promise<void> {
  const reached = new Map(
    changes.flatMap(({ storyId, before, after }) => {
      const count = notificationLimits.readers.findLast((each) => before < each && each <= after);
      return count === undefined ? [] : [[storyId, count]];
    }),
  );
  if (reached.size === 0) return;
  const { rows } = await tx.execute<{ storyId: string; userId: string }>(sql`
    select story_id as "storyId", author_id as "userId" from author_stories
    where story_id = any(${sql.param([...reached.keys()])}::text[])`);
  const notices = rows.map(({ storyId, userId }) => {
    const count = reached.get(storyId) ?? 0;
    return { userId, key: `readers${storyId}${count}`, kind: 'READERS', storyId, detail: { count } } as const;
  });
  await insertNotices(tx, notices, now);
}
