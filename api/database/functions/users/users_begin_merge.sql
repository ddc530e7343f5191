-- Waits for the transactions that called users_delay_merge for a guest, and keeps others waiting until the merge ends.
create or replace function users_begin_merge(guest_id text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(guest_id, 4307))
$$;
