import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { imageRequests } from './images/image-requests.schema.ts';
import { replyChunks } from './runs/reply-log/reply-log.schema.ts';
import { runs } from './runs/runs.schema.ts';

/** Deletes rows that ended before a time, oldest first; returns their number. Skips rows that another process deletes. */
async function deleteEnded(
  handle: Handle,
  table: typeof runs | typeof imageRequests,
  before: Date,
  limit: number,
): Promise<number> {
  const ended = handle
    .select({ id: table.id })
    .from(table)
    .where(and(ne(table.state, 'running'), lt(table.endedAt, before)))
    .orderBy(table.endedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await handle.delete(table).where(inArray(table.id, sql`(${ended})`));
  return rowCount ?? 0;
}

export const deleteRuns = (handle: Handle, before: Date, limit: number) =>
  deleteEnded(handle, runs, before, limit);

export const deleteImageRequests = (handle: Handle, before: Date, limit: number) =>
  deleteEnded(handle, imageRequests, before, limit);

/** Deletes the text that processes left in the log when they died while a run ended. */
export async function deleteReplyChunks(handle: Handle): Promise<void> {
  await handle.delete(replyChunks).where(sql`not exists (
    select from ${runs} where ${runs.id} = ${replyChunks.runId} and ${runs.state} = 'running')`);
}
