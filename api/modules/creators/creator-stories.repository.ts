import { creatorLimits } from '@storyloom/contract/creators/limits';
import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';

interface CreatorStories {
  /** Published stories above the heat that the contract needs. */
  cardsReached: number;
  /** Chats of all stories of the author together. */
  totalChats: number;
}

export async function countStories(handle: Handle, authorId: string): Promise<CreatorStories> {
  const { rows } = await handle.execute<{ cards: number; chats: number }>(sql`
    select count(*) filter (where status = 'PUBLISHED' and heat > ${creatorLimits.contractHeat})::int as cards,
      coalesce(sum(chat_count), 0)::float8 as chats
    from author_stories join story_counts using (story_id) where author_id = ${authorId}`);
  return { cardsReached: rows[0]?.cards ?? 0, totalChats: rows[0]?.chats ?? 0 };
}
