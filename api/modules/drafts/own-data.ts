import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { storyDrafts, storyDraftVersions } from './drafts.schema.ts';

export const ownDrafts = defineOwnData(
  'drafts.json',
  'Drafts of your stories, with their named and published versions.',
  (userId) => sql`
    select d.story_id as key, to_jsonb(d) || jsonb_build_object('versions', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]') from ${storyDraftVersions} v
      where v.story_id = d.story_id)) as data
    from ${storyDrafts} d where author_id = ${userId}`,
);
