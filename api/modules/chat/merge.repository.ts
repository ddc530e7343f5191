import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db.ts';
import type { GuestMerge } from '../../platform/user-data.ts';
import { replyFeedback } from './feedback/feedback.schema.ts';
import { imageRequests } from './images/image-requests.schema.ts';
import { runs } from './runs/runs.schema.ts';

/** Moves the runs of a guest, including running ones, which then end for the account. */
export const mergeRuns = (tx: Tx, merge: GuestMerge) => moveRequests(tx, runs, merge);

/** Moves the image requests of a guest, including running ones. */
export const mergeImageRequests = (tx: Tx, merge: GuestMerge) => moveRequests(tx, imageRequests, merge);

/**
 * Client request ids are unique per user; one that both have used is changed. Rows are locked in the order of
 * their ids, like in the process that generates their replies.
 */
async function moveRequests(tx: Tx, table: PgTable, { guestId, userId }: GuestMerge): Promise<void> {
  await tx.execute(sql`
    with locked as (select id from ${table} where user_id = ${guestId} order by id for update)
    update ${table} as moved set user_id = ${userId}, client_request_id = case when exists (
        select from ${table} other where other.user_id = ${userId} and other.client_request_id = moved.client_request_id
      ) then ${guestId} || ':' || moved.client_request_id else moved.client_request_id end
    from locked where moved.id = locked.id`);
}

/** Moves the feedback that a guest gave. */
export async function mergeFeedback(tx: Tx, { guestId, userId }: GuestMerge): Promise<void> {
  await tx.execute(sql`update ${replyFeedback} set user_id = ${userId} where user_id = ${guestId}`);
}
