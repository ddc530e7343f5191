import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { replyFeedback } from './feedback/feedback.schema.ts';
import { imageRequests } from './images/image-requests.schema.ts';
import { runs } from './runs/runs.schema.ts';

const ofUser = (userId: string) => sql`user_id = ${userId}`;

/** True while a reply or a picture is being generated for a user. */
export async function isGenerating(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from ${runs} where user_id = ${userId} and state = 'running')
      or exists (select from ${imageRequests} where user_id = ${userId} and state = 'running') as found`);
  return rows[0]?.found ?? false;
}

/** Erases the runs, image requests and feedback of a user. */
export async function eraseChat(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  let erased = 0;
  for (const table of [runs, imageRequests, replyFeedback]) {
    erased += await deleteRows(tx, table, ofUser(userId), limit);
  }
  return erased;
}
