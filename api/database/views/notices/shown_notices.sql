-- Notices that their users may see: those about a story disappear while it does not open.
create view shown_notices as
  select user_id, key, kind, story_id, detail, created_at, read_at from notices
  where story_id is null or story_id in (select story_id from openable_stories);
