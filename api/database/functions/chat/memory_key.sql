-- The hash under which a word of a branch is indexed. Words are normalized as in search: no accents, stemmed.
create or replace function memory_key(branch text, word text) returns bigint language sql stable parallel safe as $$
  select hashtextextended(
    branch || ' ' || coalesce((ts_lexize('story_stem', unaccent(word)))[1], word), 0)
$$;
