-- Indexes summarized exchanges of a branch. `told`: [{ id, depth, words }]. A word that already has `most` exchanges in the
-- branch is left out. Sequential scans are off: the planner does not know how rare words are and would read all rows.
create or replace function moments_keep(of_strand text, told jsonb, most integer) returns void language sql
set enable_seqscan = off as $$
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
