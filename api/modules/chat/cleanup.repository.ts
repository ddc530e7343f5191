import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { pictureRequests } from './images/image-requests.schema.ts';
import { runs } from './runs/runs.schema.ts';

/** Deletes some that ended before a time, the longest ago first; answers how many. What another deletes is left to it. */
async function deleteEnded(
  handle: Handle,
  table: typeof runs | typeof pictureRequests,
  before: Date,
  most: number,
): Promise<number> {
  const ended = handle
    .select({ id: table.id })
    .from(table)
    .where(and(ne(table.state, 'running'), lt(table.endedAt, before)))
    .orderBy(table.endedAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const { rowCount } = await handle.delete(table).where(inArray(table.id, sql`(${ended})`));
  return rowCount ?? 0;
}

export const deleteRuns = (handle: Handle, before: Date, most: number) =>
  deleteEnded(handle, runs, before, most);

export const deletePictureRequests = (handle: Handle, before: Date, most: number) =>
  deleteEnded(handle, pictureRequests, before, most);
