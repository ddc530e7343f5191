-- The scripts of the present versions of stories; null without one.
create view story_scripts as
  select s.id as story_id, v.content ->> 'script' as script
  from stories s join story_versions v on v.id = s.version_id;
