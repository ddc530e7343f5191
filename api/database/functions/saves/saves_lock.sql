-- Serializes one reader's writes to the saves of one story until the transaction ends.
create or replace function saves_lock(reader text, story text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(reader || ':' || story, 10))
$$;
