-- One term: its words in order; or with `marks` (a weight such as B, * for a prefix) in any order.
create or replace function story_search_term(written text, marks text) returns tsquery language sql stable as $$
  select case when marks = '' then phraseto_tsquery('story_text', story_search_text(written))
  else (
    select string_agg(
      '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':' || marks, ' & ')::tsquery
    from unnest(to_tsvector('story_text', story_search_text(written)))) end
$$;
