import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { messages } from './messages.schema.ts';
import { insertPictureCopies, pictureJson } from './pictures.repository.ts';
import { messagePictures } from './pictures.schema.ts';

/** The path down to a message as rows of depth, role, speaker, text, options, picture: to be copied by whoever asks. */
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
  /** One for each row of the path, the opening's first. */
  ids: string[];
  /** What the path ended with where it was copied; it may be gone. */
  endedWith: string;
  at: Date;
}

/**
 * Writes a path (rows of position, role, speaker, text, options, picture) as a tree without branches. Why its last
 * reply ended is asked of the reply it is a copy of, so that one that ran out of room can be continued.
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
