-- The versions of stories that replies were written with. Replies without a trace are left out.
create view reply_versions as
  select distinct story_id, lore_trace ->> 'versionId' as version_id from messages where lore_trace is not null;
