import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { messages } from './messages.schema.ts';
import { insertPictureCopies, pictureJson } from './pictures.repository.ts';
import { messagePictures } from './pictures.schema.ts';

/** The path to a message as rows of depth, role, speaker, text, options, picture; in no particular order. */
export const selectPath = (messageId: string): SQL => sql`
  with recursive path as (
    select id, parent_id from ${messages} where id = ${messageId}
    union all
    select m.id, m.parent_id from path join ${messages} m on m.id = path.parent_id
  ) select m.depth, m.role, m.speaker, m.text, m.options, ${pictureJson} as picture
  from path join ${messages} m on m.id = path.id
  left join ${messagePictures} on ${messagePictures.messageId} = m.id`;

export interface NewTree {
  userId: string;
  storyId: string;
  /** Ids of the new messages, root first; one for each row of the path. */
  ids: string[];
  /** The message that the path's last row was copied from; it may have been deleted. */
  endedWith: string;
  at: Date;
}

/**
 * Inserts a path (rows of position, role, speaker, text, options, picture) as a tree of its own. The last reply takes its
 * finish reason from the original, so that a reply cut off by its length can be continued.
 */
export async function insertPath(
  tx: Tx,
  path: SQL,
  { userId, storyId, ids, endedWith, at }: NewTree,
): Promise<void> {
  await tx.execute(sql`
    insert into ${messages} (id, root_id, story_id, user_id, parent_id, depth, role, speaker, text, state,
      finish_reason, options, created_at)
    select named.ids[position + 1], named.ids[1], ${storyId}, ${userId},
      case when position > 0 then named.ids[position] end, position, role, speaker, text, 'done',
      case when position = ${ids.length - 1}::integer and role = 'assistant'
        then (select finish_reason from ${messages} where id = ${endedWith}) end, options, ${at.toISOString()}::timestamptz
    from (${path}) path cross join (select ${sql.param(ids)}::text[] as ids) named
    order by position`);
  await insertPictureCopies(tx, path, { ids, at });
}
