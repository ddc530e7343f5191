-- The lists a story is in: all stories, its category and its tags.
create or replace function story_facets(category text, tags text[]) returns text[] language sql immutable parallel safe as $$
  select array['', category] || array(
    select distinct '#' || lower(btrim(tag)) from unnest(tags) as tag where btrim(tag) <> '')
$$;
