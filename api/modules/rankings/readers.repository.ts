import { count, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { storyReaders } from './rankings.schema.ts';

/** Stories that a reader has begun, and the turns in them. */
export async function readTotals(handle: Handle, userId: string): Promise<{ begun: number; turns: number }> {
  const [row] = await handle
    .select({
      begun: count(),
      turns: sql`coalesce(sum(${storyReaders.turns}), 0)`.mapWith(Number),
    })
    .from(storyReaders)
    .where(eq(storyReaders.userId, userId));
  return row ?? { begun: 0, turns: 0 };
}
