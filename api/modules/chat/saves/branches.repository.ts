import { eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type MessageRow, messageLore, messages } from '../chat.schema.ts';
import { findLore } from '../messages.repository.ts';

/** Where a branch ends when its newest child is followed at each step: one index look-up a step. */
export async function newestLeaf(handle: Handle, fromId: string): Promise<string> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    with recursive branch as (
      select id, 0 as step from ${messages} where id = ${fromId}
      union all
      select next.id, branch.step + 1 from branch cross join lateral (
        select m.id from ${messages} m where m.parent_id = branch.id order by m.seq desc limit 1
      ) next
    ) select id from branch order by step desc limit 1`);
  return rows[0]?.id ?? fromId;
}

/** The roots of the trees that these messages belong to, by message. */
export async function rootsOf(handle: Handle, ids: string[]): Promise<Map<string, string>> {
  const rows = await handle
    .select({ id: messages.id, rootId: messages.rootId })
    .from(messages)
    .where(inArray(messages.id, ids));
  return new Map(rows.map(({ id, rootId }) => [id, rootId]));
}

/** Hangs a reply in the reader's own words beside the original; all that was told with it is kept. */
export async function insertEdited(
  tx: Tx,
  { id: originalId, seq: _, usage: __, ...original }: MessageRow,
  edited: { id: string; text: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(messages)
    .values({ ...original, ...edited, editedFrom: originalId, model: null, state: 'done' });
  const lore = await findLore(tx, originalId);
  if (lore !== undefined) await tx.update(messageLore).set(lore).where(eq(messageLore.id, edited.id));
}
