import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { stories, storyVersions } from './catalogue.schema.ts';

export const ownStories = defineOwnData(
  'stories.json',
  'Stories you wrote, with every published version.',
  (userId) => sql`
    select s.id as key, to_jsonb(s) || jsonb_build_object('versions', (
      select coalesce(jsonb_agg(to_jsonb(v) - 'lore' order by v.number), '[]') from ${storyVersions} v
      where v.story_id = s.id)) as data
    from ${stories} s where author_id = ${userId} and preview_of is null`,
);
