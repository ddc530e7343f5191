-- Counts one request against several limits by the generic cell rate algorithm (GCRA): a key stores when its allowance
-- is full again. A request moves that time by the key's interval and is refused if it would then be more than
-- interval × burst away. Returns the seconds until the request would be allowed for each key that refuses it; then no
-- key is charged. Keys are locked in their order, so concurrent requests with common keys do not deadlock.
create or replace function rate_limits_take(
  keys text[], intervals double precision[], bursts integer[], at timestamptz
) returns table (refused_key text, retry_seconds double precision) language plpgsql as $$
begin
  insert into rate_limits as held (key, full_at)
    select asked, at from unnest(keys) as asked order by asked
    on conflict (key) do update set full_at = greatest(held.full_at, at);
  return query
    select held.key, extract(epoch from held.full_at - at)::double precision + every - every * burst
    from unnest(keys, intervals, bursts) as asked (name, every, burst)
    join rate_limits held on held.key = asked.name
    where extract(epoch from held.full_at - at) + every > every * burst + 1e-6;
  if not found then
    update rate_limits held set full_at = held.full_at + make_interval(secs => every)
      from unnest(keys, intervals) as asked (name, every) where held.key = asked.name;
  end if;
end $$;
