import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { pointsGrants } from './points-admin.schema.ts';

export const ownGrants = defineOwnData(
  'grants.json',
  'Points that the team of this site granted to you.',
  (userId) => sql`
    select id as key, to_jsonb(g) - '{requested_by,decided_by,client_request_id}'::text[] as data
    from ${pointsGrants} g where user_id = ${userId}`,
);
