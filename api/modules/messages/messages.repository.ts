import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { rowJson } from '../../platform/row-json.ts';
import {
  isVersion,
  type MessageLore,
  type MessageRow,
  messageLore,
  messages,
  messageTrees,
} from './messages.schema.ts';

export type NewMessage = typeof messages.$inferInsert;

/** A message by the names of its columns, as `messages_insert` in SQL takes it. */
export function toMessageJson(message: NewMessage, lore?: MessageLore): Record<string, unknown> {
  return { ...rowJson(messages, message), ...(lore === undefined ? {} : rowJson(messageLore, lore)) };
}

/** Inserts messages of a reader's, parents first. A first message without a parent opens a tree. */
export async function insertMessages(tx: Tx, userId: string, rows: readonly NewMessage[]): Promise<void> {
  await tx.execute(
    sql`select messages_insert(${JSON.stringify(rows.map((row) => toMessageJson(row)))}::jsonb, ${userId})`,
  );
}

export async function findMessage(handle: Handle, id: string): Promise<MessageRow | undefined> {
  const [row] = await handle.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** Selects messages with the trees that they belong to. */
const selectInTrees = (handle: Handle) =>
  handle
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(messageTrees, eq(messageTrees.rootId, messages.rootId));

/** A message of a reader's. */
export async function findOwnMessage(
  handle: Handle,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectInTrees(handle).where(and(eq(messages.id, id), eq(messageTrees.userId, userId)));
  return row;
}

/** Changes a reader's message if it is the first of a tree that has no other. Returns false otherwise. */
export async function rewriteRoot(
  handle: Handle,
  userId: string,
  id: string,
  change: Pick<MessageRow, 'text' | 'options'> & Partial<Pick<MessageRow, 'speaker'>>,
): Promise<boolean> {
  const isTheirs = sql`exists (select from ${messageTrees} where ${messageTrees.rootId} = ${id} and ${messageTrees.userId} = ${userId})`;
  const isAlone = sql`not exists (select from ${messages} below where below.parent_id = ${id})`;
  const { rowCount } = await handle
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, id), isTheirs, isAlone));
  return rowCount !== 0;
}

/** The lore trace and state of a reply, and where the script is after it. */
export async function findLore(handle: Handle, id: string): Promise<MessageLore | undefined> {
  const { loreTrace, loreState, scriptPosition } = messageLore;
  const [row] = await handle
    .select({ loreTrace, loreState, scriptPosition })
    .from(messageLore)
    .where(eq(messageLore.id, id));
  return row;
}

/** Reads the role and the depth of each message. */
export const findRoles = (handle: Handle, ids: string[]) =>
  handle
    .select({ id: messages.id, role: messages.role, depth: messages.depth })
    .from(messages)
    .where(inArray(messages.id, ids));

/** The stored bytes of the texts in a reader's trees. */
export async function sumTextBytes(handle: Handle, userId: string): Promise<number> {
  const [row] = await handle
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${messages.text})), 0)::float8` })
    .from(messages)
    .innerJoin(messageTrees, eq(messageTrees.rootId, messages.rootId))
    .where(eq(messageTrees.userId, userId));
  return row?.bytes ?? 0;
}

export async function findBySeq(
  handle: Handle,
  userId: string,
  seq: number,
): Promise<MessageRow | undefined> {
  const [row] = await selectInTrees(handle).where(
    and(eq(messages.seq, seq), eq(messageTrees.userId, userId)),
  );
  return row;
}

/** A message and its ancestors, nearest first; one index lookup per row, however many siblings there are. */
export async function walkUp(handle: Handle, fromId: string, limit: number, skip = 0): Promise<MessageRow[]> {
  const path = sql`(
    with recursive path as (
      select id, parent_id, 1 as step from messages where id = ${fromId}
      union all
      select m.id, m.parent_id, path.step + 1 from path join messages m on m.id = path.parent_id
      where path.step < ${skip + limit}
    ) select id, step from path where step > ${skip}) path`;
  const rows = await handle
    .select({ message: messages })
    .from(messages)
    .innerJoin(path, sql`path.id = ${messages.id}`)
    .orderBy(sql`path.step`);
  return rows.map(({ message }) => message);
}

/** The ids of each parent's children, oldest first, without failed attempts. */
export async function findChildren(handle: Handle, parentIds: string[]): Promise<Map<string, string[]>> {
  const children = new Map<string, string[]>();
  if (parentIds.length === 0) return children;
  const rows = await handle
    .select({ id: messages.id, parentId: messages.parentId })
    .from(messages)
    .where(and(inArray(messages.parentId, parentIds), isVersion))
    .orderBy(messages.parentId, messages.seq);
  for (const { id, parentId } of rows) {
    if (parentId === null) continue;
    children.set(parentId, [...(children.get(parentId) ?? []), id]);
  }
  return children;
}

export type MessageEnding = Pick<
  MessageRow,
  'state' | 'finishReason' | 'text' | 'options' | 'usage' | 'model'
>;

export async function endMessage(tx: Tx, id: string, ending: Partial<MessageEnding>): Promise<void> {
  await tx.update(messages).set(ending).where(eq(messages.id, id));
}

/** Stores where the story’s script is after a reply, and the ending that it tells. */
export async function storePosition(
  tx: Tx,
  id: string,
  { scriptPosition, ending }: Pick<MessageLore, 'scriptPosition'> & Pick<MessageRow, 'ending'>,
): Promise<void> {
  await tx.update(messageLore).set({ scriptPosition }).where(eq(messageLore.id, id));
  await tx.update(messages).set({ ending }).where(eq(messages.id, id));
}

/**
 * False if an ended reply has no text of its own: none at all, or only that of the reply it continues. Its text is then
 * empty, which makes it a failed attempt.
 */
export async function hasOwnText(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${messages} reply set text = '' where id = ${id} and (text !~ '\\S' or exists (
      select from ${messages} original
      where original.id = reply.edited_from and rtrim(original.text, E' \\n') = rtrim(reply.text, E' \\n')))`);
  return rowCount === 0;
}
