-- The stories with endings that a reader plays or has found endings of, the last one first: how many of those in the present version
-- the reader has found, and their number. The titles are those of the tags in the script outside of comments; its compilation would take
-- longer than a list may. Scripts are read one after another, until there are enough.
create or replace function endings_found(reader text, most integer)
returns table (story_id text, found integer, total integer) language sql stable as $$
  select p.story_id, cardinality(v.titles) - cardinality(array(
      select unnest(v.titles) except select title from story_endings e
      where e.user_id = reader and e.story_id = p.story_id)), cardinality(v.titles)
  from (
    select t.story_id, max(t.at) as at from (
      select e.story_id, e.found_at as at from story_endings e where e.user_id = reader
      union all
      select c.story_id, c.saved_at from current_saves c where c.user_id = reader
    ) t
    group by t.story_id order by max(t.at) desc
  ) p
  cross join lateral (
    -- Fenced, so that a script is decompressed once.
    select s.script from story_scripts s where s.story_id = p.story_id offset 0
  ) s
  cross join lateral (
    select coalesce(array_agg(distinct btrim(tag[1], E' \t\r')), '{}') as titles
    from regexp_matches(
      regexp_replace(s.script, '/\*([^*]|\*+[^*/])*\*+/|//[^\n]*', '', 'g'),
      '^[ \t]*#(?:[^\n]*#)?[ \t]*ending:([^#\n]*)', 'gn') as tag
    where strpos(s.script, 'ending:') > 0
  ) v
  where cardinality(v.titles) > 0
  order by p.at desc limit most
$$;
