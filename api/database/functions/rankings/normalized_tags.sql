-- The distinct tags a story is counted under, without regard to case and outer spaces.
create or replace function normalized_tags(tags text[]) returns setof text language sql immutable parallel safe
  as $$ select distinct lower(btrim(tag)) from unnest(tags) tag $$;
