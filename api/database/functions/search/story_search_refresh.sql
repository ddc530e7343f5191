-- Rebuilds the search documents of these stories and adds their words to the spelling list.
create or replace function story_search_refresh(ids text[]) returns void language sql as $$
  with written as materialized (
    select s.id, s.title, array_to_string(s.tags, ' , ') as tags, u.name as author, c.names,
      concat_ws(' , ', array_to_string(c.names, ' , '), s.hook, s.summary) as rest, r.shelf, coalesce(r.heat, 0) as heat
    from stories s join users u on u.id = s.author_id left join story_versions v on v.id = s.version_id
    left join story_ranks r on r.story_id = s.id and r.period = 0 and r.facet = ''
    cross join lateral (
      select array_remove(array[v.content -> 'main' ->> 'name']
        || array(select jsonb_path_query(v.content, '$.supporting[*].name') #>> '{}'), null) as names) c
    where s.id = any (ids)
  ), documents as (
    insert into story_search (story_id, document, characters, shelf, heat)
    select id, setweight(to_tsvector('story_text', story_search_text(title)), 'A')
      || setweight(to_tsvector('story_text', story_search_text(tags)), 'B')
      || setweight(to_tsvector('story_text', story_search_text(author)), 'C')
      || setweight(to_tsvector('story_text', story_search_text(rest)), 'D'), names, shelf, heat
    from written order by id
    on conflict (story_id) do update set document = excluded.document, characters = excluded.characters,
      shelf = excluded.shelf, heat = excluded.heat
  )
  insert into story_search_words (word)
  select distinct word from written cross join lateral unnest(tsvector_to_array(
    to_tsvector('story_words', concat_ws(' , ', title, tags, author, rest)))) as word
  where word ~ '^[[:alpha:]]{3,40}$' order by word
  on conflict do nothing
$$;
