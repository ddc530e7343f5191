import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { replyFeedback } from './feedback/feedback.schema.ts';
import { imageRequests } from './images/image-requests.schema.ts';
import { pinnedFacts } from './memory/pins/pins.schema.ts';

export const ownFeedback = defineOwnData(
  'feedback.json',
  'Your feedback on replies.',
  (userId) =>
    sql`select message_id as key, to_jsonb(f) as data from ${replyFeedback} f where user_id = ${userId}`,
);

export const ownPinnedFacts = defineOwnData(
  'pinned-facts.json',
  'Facts you pinned.',
  (userId) => sql`
    select p.id as key, to_jsonb(p) as data from ${pinnedFacts} p join save_heads s on s.id = p.save_id
    where s.user_id = ${userId}`,
);

export const ownImageRequests = defineOwnData(
  'image-requests.json',
  'Illustrations you asked for.',
  (userId) => sql`
    select id as key, to_jsonb(r) - '{client_request_id,lease_until}'::text[] as data from ${imageRequests} r
    where user_id = ${userId}`,
);
