-- As before; the messages of what was found are looked up one by one as well. How few they are the planner cannot
-- know, and would rather read all messages there are.

-- The exchanges of a line, above a depth, that are most about some words, best first. `asked`: [{ word, weight }].
-- A word weighs by its rarity on the path: all of its weight where one exchange has it, none where all do. Of two
-- exchanges that are as much about them the later one counts for a little more. With less than `enough` none is about them.
-- A word that as many as `often` exchanges have is kept for no more of them, so that it looks rare where it is not.
create or replace function moments_about(
  line jsonb, asked jsonb, above integer, often integer, enough double precision, most integer)
returns table (message_id text, depth integer, turn text, reply text, words text[]) language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
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
      where moments.keys @> array[k.key] and strand = k.strand and depth <= k.upto and depth < above
      -- Kept apart, so that it is not read as a join of strands, which goes through all of them.
      offset 0) m
  ), worth as (
    select word, max(weight) * greatest(0, ln(told / count(*)) / ln(told))
      * case when count(*) < often then 1 else 0.2 end as worth
    from hits group by word
  ), best as (
    select message_id, depth, array_agg(word order by worth desc, word) filter (where worth > 0.05) as words,
      sum(worth) * (0.85 + 0.15 * depth / deepest) as score
    from hits join worth using (word) group by 1, 2
    having sum(worth) >= enough
    order by score desc, depth desc limit most
  )
  select best.message_id, best.depth, coalesce(t.text, ''), r.text, best.words
  from best
  cross join lateral (select parent_id, text from messages where id = best.message_id offset 0) r
  left join lateral (select text from messages where id = r.parent_id and role = 'user' offset 0) t on true
  order by best.score desc, best.depth desc;
end $$;
