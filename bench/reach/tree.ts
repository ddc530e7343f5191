import { query } from '../processes/database.ts';
import type { Catalogue } from './catalogues.ts';

/** Size of the message tree. */
export const TREE = { depth: 10_000, alternatives: 9, shallow: 100 };

const idAt = (depth: number) => `reach${depth}n0`;

export interface Tree {
  storyId: string;
  /** A reader's saves at two depths of the tree, with their heads. */
  deep: { archiveId: string; headId: string };
  shallow: { archiveId: string; headId: string };
}

/** Inserts the tree for a reader, with a save at its deepest message and one near the root. */
export async function growTree({ databaseUrl }: Catalogue, userId: string): Promise<Tree> {
  const [story] = await query(
    databaseUrl,
    `select s.id, s.version_id from stories s where s.status = 'PUBLISHED' order by id limit 1`,
  );
  await query(databaseUrl, GROW, [story?.id, userId, TREE.depth, TREE.alternatives]);
  const heads = { deep: idAt(TREE.depth), shallow: idAt(TREE.shallow) };
  for (const [name, head] of Object.entries(heads))
    await query(
      databaseUrl,
      `insert into saves (id, user_id, story_id, version_id, story_version, head_message_id, kind, is_current, created_at, saved_at)
       values ($1, $2, $3, $4, 1, $5, 'manual', false, now(), now())
       on conflict (id) do update set user_id = excluded.user_id`,
      [`reach${name}`, userId, story?.id, story?.version_id, head],
    );
  await query(databaseUrl, 'vacuum analyze messages');
  return {
    storyId: String(story?.id),
    deep: { archiveId: 'reachdeep', headId: heads.deep },
    shallow: { archiveId: 'reachshallow', headId: heads.shallow },
  };
}

/** Each message of the longest path has siblings. A tree kept from an earlier run is assigned to the new reader. */
const GROW = `
  with tree as (
    insert into message_trees (root_id, user_id, story_id) values ('reach0n0', $2, $1)
    on conflict (root_id) do update set user_id = excluded.user_id
  )
  insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
  select 'reach' || depth || 'n' || place, 'reach0n0', $1,
    case when depth > 0 then 'reach' || (depth - 1) || 'n0' end, depth,
    case when depth % 2 = 0 then 'assistant' else 'user' end,
    repeat('The tide comes in by the cellar door, and nobody says so. ', 6), 'done', now()
  from generate_series(0, $3::int) as depth
  cross join lateral generate_series(0, case when depth = 0 then 0 else $4::int end) as place
  order by depth, place desc
  on conflict do nothing`;
