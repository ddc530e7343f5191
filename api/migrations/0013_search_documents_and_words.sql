create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- No stop words in the documents: a story called "It" is found, and quoted words are kept in their order.
create text search dictionary story_stem (template = snowball, language = english);
create text search configuration story_text (copy = english);
alter text search configuration story_text
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, story_stem;
create text search configuration story_words (copy = simple);
alter text search configuration story_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, simple;

-- Chinese, Japanese and Korean write no spaces: each character stands as a word, parted by a character
-- (U+E002, of private use) that is taken out again before anyone sees the text.
create function story_search_text(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(written, '([\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF])', E'\uE002\\1\uE002', 'g')
$$;

-- What a story is found by. Weights tell the fields apart: A title, B tags, C author, D everything else.
create table story_search (
  story_id text primary key references stories on delete cascade,
  document tsvector not null,
  characters text[] not null default '{}'
);
create index story_search_document on story_search using gin (document) with (gin_pending_list_limit = 512);

-- Every word of every document, unstemmed: mistyped words are mended against it, never against titles.
create table story_search_words (word text collate "C" primary key);
create index story_search_words_like on story_search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function story_search_refresh(ids text[]) returns void language sql as $$
  with written as materialized (
    select s.id, s.title, array_to_string(s.tags, ' , ') as tags, u.name as author, c.names,
      concat_ws(' , ', array_to_string(c.names, ' , '), s.hook, s.summary) as rest
    from stories s join users u on u.id = s.author_id left join story_versions v on v.id = s.version_id
    cross join lateral (
      select array_remove(array[v.content -> 'main' ->> 'name']
        || array(select jsonb_path_query(v.content, '$.supporting[*].name') #>> '{}'), null) as names) c
    where s.id = any (ids)
  ), documents as (
    insert into story_search (story_id, document, characters)
    select id, setweight(to_tsvector('story_text', story_search_text(title)), 'A')
      || setweight(to_tsvector('story_text', story_search_text(tags)), 'B')
      || setweight(to_tsvector('story_text', story_search_text(author)), 'C')
      || setweight(to_tsvector('story_text', story_search_text(rest)), 'D'), names
    from written order by id
    on conflict (story_id) do update set document = excluded.document, characters = excluded.characters
  )
  insert into story_search_words (word)
  select distinct word from written cross join lateral unnest(tsvector_to_array(
    to_tsvector('story_words', concat_ws(' , ', title, tags, author, rest)))) as word
  where word ~ '^[[:alpha:]]{3,40}$' order by word
  on conflict do nothing
$$;

-- A publication always makes a version, so this is where most stories come by.
create function story_search_of_versions() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array(select distinct story_id from made));
  return null;
end $$;
create trigger story_search_published after insert on story_versions
  referencing new table as made for each statement execute function story_search_of_versions();

create function story_search_of_story() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array[new.id]);
  return null;
end $$;
create trigger story_search_shown after update of title, hook, summary, tags, author_id on stories
  for each row execute function story_search_of_story();

create function story_search_of_author() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array(select id from stories where author_id = new.id order by id));
  return null;
end $$;
create trigger story_search_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function story_search_of_author();

-- One term: words in their order, or with marks (weights such as B, * for a beginning) words in any order.
create function story_search_term(written text, marks text) returns tsquery language sql stable as $$
  select case when marks = '' then phraseto_tsquery('story_text', story_search_text(written))
  else (
    select string_agg(
      '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':' || marks, ' & ')::tsquery
    from unnest(to_tsvector('story_text', story_search_text(written)))) end
$$;

-- Terms are [{ "texts": alternatives, "marks": "", "exact": false }], all of them wanted, or any. Null when
-- they hold no word. Words like "the" are asked for only where nothing else is, or in quotes.
create function story_search_query(terms jsonb, any_of boolean) returns tsquery language plpgsql stable as $$
declare
  keeps_small boolean;
  term jsonb;
  one tsquery;
  whole tsquery;
begin
  foreach keeps_small in array array[false, true] loop
    for term in select value from jsonb_array_elements(terms) loop
      select string_agg('(' || q::text || ')', ' | ')::tsquery into one
      from jsonb_array_elements_text(term -> 'texts') as written
      cross join lateral story_search_term(written, term ->> 'marks') as q
      where numnode(q) > 0 and (keeps_small or (term ->> 'exact')::boolean or term ->> 'marks' <> ''
        or numnode(phraseto_tsquery('english', story_search_text(written))) > 0);
      continue when one is null;
      whole := case when whole is null then one when any_of then whole || one else whole && one end;
    end loop;
    exit when whole is not null;
  end loop;
  return whole;
end $$;

select story_search_refresh(array(select id from stories));
