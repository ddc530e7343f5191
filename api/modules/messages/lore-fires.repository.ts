import { sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { messageLore, messages } from './messages.schema.ts';

/** Number of latest replies of a story that are read. */
const SAMPLE = 2_000;

interface VersionFires {
  replies: number;
  entries: { entryId: string; fires: number }[];
}

/** How often lore entries were active in the latest replies of a story, by the id of the version. */
export async function countLoreFires(handle: Handle, storyId: string): Promise<Map<string, VersionFires>> {
  const { rows } = await handle.execute<{ version_id: string; entry_id: string | null; replies: string }>(sql`
    with sample as (
      select ${messageLore.loreTrace} as trace from ${messages}
      where ${messages.storyId} = ${storyId} and lore_trace is not null
      order by ${messages.seq} desc limit ${SAMPLE}
    )
    select trace ->> 'versionId' as version_id, null as entry_id, count(*) as replies from sample group by 1
    union all
    select trace ->> 'versionId', entry ->> 'entryId', count(*)
    from sample, jsonb_array_elements(trace -> 'entries') as entry
    where entry ->> 'outcome' = 'active' group by 1, 2`);
  const versions = new Map<string, VersionFires>();
  for (const { version_id: id, entry_id: entryId, replies } of rows) {
    if (entryId === null) versions.set(id, { replies: Number(replies), entries: [] });
    else versions.get(id)?.entries.push({ entryId, fires: Number(replies) });
  }
  return versions;
}
