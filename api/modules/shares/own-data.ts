import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { shareContinuations, shareOpens, shares } from './shares.schema.ts';

export const ownShares = defineOwnData(
  'shares.json',
  'Links you shared. head_message_id is the last message of the shared part.',
  (userId) => sql`select id as key, to_jsonb(s) as data from ${shares} s where user_id = ${userId}`,
);

export const ownOpenedShares = defineOwnData(
  'opened-shares.json',
  'Shared stories you opened, with the last day.',
  (userId) => sql`select share_id as key, to_jsonb(o) as data from ${shareOpens} o where user_id = ${userId}`,
);

export const ownContinuations = defineOwnData(
  'continued-shares.json',
  'Shared stories you continued, with your saves.',
  (userId) =>
    sql`select share_id as key, to_jsonb(c) as data from ${shareContinuations} c where user_id = ${userId}`,
);
