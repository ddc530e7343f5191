import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { memberships, orders } from './payments.schema.ts';

export const ownOrders = defineOwnData(
  'purchases.json',
  'Your purchases.',
  (userId) => sql`select id as key, to_jsonb(o) as data from ${orders} o where user_id = ${userId}`,
);

export const ownMemberships = defineOwnData(
  'memberships.json',
  'Your memberships.',
  (userId) => sql`select id as key, to_jsonb(m) as data from ${memberships} m where user_id = ${userId}`,
);
