import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { moderationCases, moderationReports } from './moderation-cases.schema.ts';

export const ownCases = defineOwnData(
  'moderation.json',
  'Moderation of your stories, shares, texts and pictures, with your appeals.',
  (userId) => sql`
    select id as key, to_jsonb(c) - '{picture,former,taken_by}'::text[] as data from ${moderationCases} c where author_id = ${userId}`,
);

export const ownReports = defineOwnData(
  'reports.json',
  'Reports you made.',
  (userId) => sql`
    select case_id as key, to_jsonb(r) as data from ${moderationReports} r where reporter_id = ${userId}`,
);
