import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { pointsEntries } from './points.schema.ts';

export const ownPoints = defineOwnData(
  'points.json',
  'Points you gained and spent.',
  (userId) => sql`
    select lpad(id::text, 20, '0') as key, to_jsonb(e) as data from ${pointsEntries} e
    where user_id = ${userId}`,
);
