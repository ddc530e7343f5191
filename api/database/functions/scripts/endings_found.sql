-- The stories in which a reader has found endings, the last one first: how many the reader has found of those in the present
-- version, and their number. The titles are those of the tags in the script, whose compilation would take longer than a list may.
create or replace function endings_found(reader text, most integer)
returns table (story_id text, found integer, total integer) language sql stable as $$
  select e.story_id, (select count(*) from unnest(e.titles) t where t = any (v.titles))::integer, cardinality(v.titles)
  from (
    select story_id, array_agg(title) as titles, max(found_at) as found_at
    from story_endings where user_id = reader group by story_id order by max(found_at) desc limit most
  ) e
  join story_scripts s on s.story_id = e.story_id
  cross join lateral (
    select coalesce(array_agg(distinct btrim(tag[1], E' \t\r')), '{}') as titles
    from regexp_matches(s.script, '^[ \t]*#[ \t]*ending:([^#\n]*)', 'gn') as tag
  ) v
  order by e.found_at desc
$$;
