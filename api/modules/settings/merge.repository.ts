import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { userSettings } from './settings.schema.ts';

/**
 * Moves the settings of a guest. An account with settings keeps its ratings; the adult warning stays confirmed if either
 * person has confirmed it, because it is confirmed once; the length of replies moves unless the account has chosen one.
 */
export async function mergeSettings(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (
      delete from ${userSettings} where user_id = ${guestId} returning *
    )
    insert into ${userSettings} as known (
      user_id, content_rating_list, adult_content_status, notification_mails, reply_length, updated_at)
    select ${userId}, content_rating_list, adult_content_status, notification_mails, reply_length, updated_at from former
    on conflict (user_id) do update set
      adult_content_status =
        case when excluded.adult_content_status = 'DISABLED' then 'DISABLED' else known.adult_content_status end,
      reply_length = coalesce(known.reply_length, excluded.reply_length)`);
}
