-- Keeps a guest from being merged until the transaction ends, and waits for a merge that has begun. Call it before any
-- other lock. False if there is no such user, because the guest was merged.
create or replace function users_delay_merge(id text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(users_delay_merge.id, 4307));
  return exists(select from users where users.id = users_delay_merge.id);
end $$;
