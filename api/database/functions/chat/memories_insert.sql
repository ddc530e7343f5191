-- Indexes summarized exchanges of a branch: [{ id, depth, words }]. A word that already has `most` exchanges in the branch
-- is left out. Sequential scans are off: the planner does not know how rare words are and would read all rows.
create or replace function memories_insert(of_branch text, exchanges jsonb, most integer) returns void language sql
set enable_seqscan = off as $$
  with keyed_words as materialized (
    select word, memory_key(of_branch, word) as key
    from (select distinct jsonb_array_elements_text(exchange -> 'words') as word
      from jsonb_array_elements(exchanges) as exchange) words
  ), rare as materialized (
    select word, key from keyed_words
    where (select count(*) from (select from memories where keys @> array[keyed_words.key] limit most) seen) < most
  )
  insert into memories (message_id, branch, depth, keys)
  select id, of_branch, depth, array(select distinct key from rare where word = any (words))
  from jsonb_to_recordset(exchanges) as exchange (id text, depth integer, words text[])
  on conflict do nothing
$$;
