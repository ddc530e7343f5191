-- Which strands of its tree a summary stands on, its own last: [{ strand, toDepth }]. A summary goes on with the
-- strand of the one above it (`follows`), or begins its own where another goes on with that one already. So a moment is
-- on a path exactly when its strand is in the line, and no deeper than there.
alter table summaries add column line jsonb;
alter table summaries add column follows text unique;

-- What was told short, exchange by exchange: the words of a reply and of the turn before it, as keys that are told
-- apart by strand. A word has no more keys than its first exchanges in a strand, so that none is ever looked for in many.
create table moments (
  message_id text not null references messages on delete cascade,
  strand text not null,
  depth integer not null,
  keys bigint[] not null,
  primary key (message_id, strand)
);
create index moments_keys on moments using gin (keys) with (fastupdate = off);

-- Words are read as search reads them: without accents, by their stems.
create function moment_key(strand text, word text) returns bigint language sql stable parallel safe as $$
  select hashtextextended(
    strand || ' ' || coalesce((ts_lexize('story_stem', unaccent(word)))[1], word), 0)
$$;

-- `told`: [{ id, depth, words }]; a word that is already found in `most` exchanges of the strand is left out.
create function moments_keep(of_strand text, told jsonb, most integer) returns void language sql as $$
  with known as materialized (
    select word, moment_key(of_strand, word) as key
    from (select distinct jsonb_array_elements_text(moment -> 'words') as word
      from jsonb_array_elements(told) as moment) words
  ), rare as materialized (
    select word, key from known
    where (select count(*) from (select from moments where keys @> array[known.key] limit most) seen) < most
  )
  insert into moments (message_id, strand, depth, keys)
  select id, of_strand, depth, array(select distinct key from rare where word = any (words))
  from jsonb_to_recordset(told) as moment (id text, depth integer, words text[])
  on conflict do nothing
$$;

-- The exchanges of a line, above a depth, that are most about some words, best first. `asked`: [{ word, weight }].
-- A word weighs by its rarity on the path: all of its weight where one exchange has it, none where all do. Of two
-- exchanges that are as much about them the later one counts for a little more. With less than `enough` none is about them.
create function moments_about(line jsonb, asked jsonb, above integer, enough double precision, most integer)
returns table (message_id text, depth integer, turn text, reply text, words text[]) language plpgsql stable as $$
#variable_conflict use_column
declare
  deepest double precision := greatest((line -> -1 ->> 'toDepth')::integer, 1);
  -- Exchanges that were told short.
  told double precision := 2 + floor(deepest / 2);
begin
  return query
  with keys as materialized (
    select strand, "toDepth" as upto, moment_key(strand, word) as key, max(weight) as weight, min(word) as word
    from jsonb_to_recordset(line) as l (strand text, "toDepth" integer)
    cross join jsonb_to_recordset(asked) as a (word text, weight double precision)
    group by 1, 2, 3
  ), hits as materialized (
    select m.message_id, m.depth, k.word, k.weight
    from keys k cross join lateral (
      select message_id, depth from moments
      where moments.keys @> array[k.key] and strand = k.strand and depth <= k.upto and depth < above) m
  ), worth as (
    select word, max(weight) * greatest(0, ln(told / count(*)) / ln(told)) as worth from hits group by word
  ), best as (
    select message_id, depth, array_agg(word order by worth desc, word) filter (where worth > 0.05) as words,
      sum(worth) * (0.85 + 0.15 * depth / deepest) as score
    from hits join worth using (word) group by 1, 2
    having sum(worth) >= enough
    order by score desc, depth desc limit most
  )
  select best.message_id, best.depth, coalesce(t.text, ''), r.text, best.words
  from best join messages r on r.id = best.message_id
  left join messages t on t.id = r.parent_id and t.role = 'user'
  order by best.score desc, best.depth desc;
end $$;
