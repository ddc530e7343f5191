-- The exchanges above a depth of a path that best match the query terms, best first. `path`: the branches the path follows,
-- [{ branch, toDepth }]. `terms`: [{ word, weight }].
-- A term counts by its rarity on the path: fully if one exchange has it, not at all if all do. Of two equal matches the
-- later one scores slightly higher. Matches that score below `enough` are left out. A term with `often` matches counts
-- little: the index holds no more of them, so it looks rarer than it is.
-- Each term is looked up in the index by itself; otherwise the planner would read a whole branch, or every message.
create or replace function memories_find(
  path jsonb, terms jsonb, above integer, often integer, enough double precision, most integer)
returns table (message_id text, depth integer, turn text, reply text, words text[]) language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
#variable_conflict use_column
declare
  deepest double precision := greatest((path -> -1 ->> 'toDepth')::integer, 1);
  -- Number of summarized exchanges on the path.
  exchanges double precision := 2 + floor(deepest / 2);
begin
  return query
  with keys as materialized (
    select branch, "toDepth" as to_depth, memory_key(branch, word) as key, max(weight) as weight,
      min(word) as word
    from jsonb_to_recordset(path) as b (branch text, "toDepth" integer)
    cross join jsonb_to_recordset(terms) as t (word text, weight double precision)
    group by 1, 2, 3
  ), hits as materialized (
    select m.message_id, m.depth, k.word, k.weight
    from keys k cross join lateral (
      select message_id, depth from memories
      where memories.keys @> array[k.key] and branch = k.branch and depth <= k.to_depth and depth < above
      -- Prevents a join with the branches, which would read all their rows.
      offset 0) m
  ), worth as (
    select word, max(weight) * greatest(0, ln(exchanges / count(*)) / ln(exchanges))
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
  cross join lateral (select parent_id, text from message_nodes where id = best.message_id offset 0) r
  left join lateral (select text from message_nodes where id = r.parent_id and role = 'user' offset 0) t on true
  order by best.score desc, best.depth desc;
end $$;
