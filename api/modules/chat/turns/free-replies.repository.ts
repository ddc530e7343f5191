import { pointsLimits } from '@storyloom/contract/points/limits';
import { sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';

/** Free standard replies of a user until the end of the UTC day; null without a plan that has free replies. */
export async function readFreeReplies(handle: Handle, userId: string, at: Date): Promise<number | null> {
  const { rows } = await handle.execute<{ left: number | null }>(
    sql`select chat_free_replies_left(${userId}, ${pointsLimits.freeRepliesADay}, ${at.toISOString()}::timestamptz) as left`,
  );
  return rows[0]?.left ?? null;
}
