-- Rebuilds the search documents of these stories and adds their words to the spelling list. Category and type have the
-- weight of tags; a category's value is its label in capitals, and a ROLE is labelled “Character”.
create or replace function story_search_refresh(ids text[]) returns void language sql as $$
  with written as materialized (
    select t.story_id, t.title, u.name as author, t.characters,
      concat_ws(' , ', array_to_string(t.tags, ' , '), replace(t.category, '_', ' '),
        case t.type when 'ROLE' then 'character' else 'story' end) as tags,
      concat_ws(' , ', array_to_string(t.characters, ' , '), t.hook, t.summary) as rest,
      r.partition, coalesce(r.trending_score, 0) as trending_score
    from story_texts t join user_names u on u.user_id = t.author_id
    left join overall_ranks r on r.story_id = t.story_id
    where t.story_id = any (ids)
  ), documents as (
    insert into story_search (story_id, document, characters, partition, trending_score)
    select story_id, setweight(to_tsvector('story_text', story_search_text(title)), 'A')
      || setweight(to_tsvector('story_text', story_search_text(tags)), 'B')
      || setweight(to_tsvector('story_text', story_search_text(author)), 'C')
      || setweight(to_tsvector('story_text', story_search_text(rest)), 'D'), characters, partition, trending_score
    from written order by story_id
    on conflict (story_id) do update set document = excluded.document, characters = excluded.characters,
      partition = excluded.partition, trending_score = excluded.trending_score
  )
  insert into story_search_words (word)
  select distinct word from written cross join lateral unnest(tsvector_to_array(
    to_tsvector('story_words', concat_ws(' , ', title, tags, author, rest)))) as word
  where word ~ '^[[:alpha:]]{3,40}$' order by word
  on conflict do nothing
$$;
