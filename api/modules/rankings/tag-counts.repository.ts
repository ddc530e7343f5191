import type { Rating } from '@storyloom/contract/stories/ratings';
import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';

/** Published stories of these ratings by tag, up to the cap. Tags without stories are missing. */
export async function countTagged(
  handle: Handle,
  tags: readonly string[],
  ratings: readonly Rating[],
  cap: number,
): Promise<Map<string, number>> {
  if (tags.length === 0) return new Map();
  const { rows } = await handle.execute<{ tag: string; total: number }>(sql`
    select asked.tag, least(sum(counts.story_count), ${cap})::int as total
    from unnest(${sql.param([...tags])}::text[]) as asked (tag)
    join tag_counts counts on counts.tag = lower(btrim(asked.tag))
    where counts.rating = any(${sql.param([...ratings])}::text[])
    group by asked.tag having sum(counts.story_count) > 0`);
  return new Map(rows.map(({ tag, total }) => [tag, total]));
}
