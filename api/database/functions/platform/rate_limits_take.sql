-- Counts one request against several limits by the generic cell rate algorithm (GCRA): a key stores when its allowance
-- is full again. A request moves that time by the key's interval and is refused if it would then be more than
-- interval × burst away. A strict key stores the times of its latest requests instead, and refuses one while `burst` of them
-- are less than interval × burst old. Returns the seconds until the request would be allowed for each key that refuses it;
-- then no key is charged. Keys are locked in their order, so concurrent requests with common keys do not deadlock. A stored time
-- that is later than one whole allowance from now was written by a clock that was ahead, and is moved there.
create or replace function rate_limits_take(
  keys text[], intervals double precision[], bursts integer[], stricts boolean[], at timestamptz
) returns table (refused_key text, retry_seconds double precision) language plpgsql as $$
begin
  insert into rate_limits as held (key, full_at)
    select asked, at from unnest(keys) as asked order by asked
    on conflict (key) do update set
      full_at = least(greatest(held.full_at, at), at + make_interval(secs => (
        select every * burst from unnest(keys, intervals, bursts) as asked (name, every, burst) where name = held.key))),
      taken = array(select least(each, at) from unnest(held.taken) each order by each);
  return query
    select asked.name, waits.seconds
    from unnest(keys, intervals, bursts, stricts) as asked (name, every, burst, is_strict)
    join rate_limits held on held.key = asked.name
    cross join lateral (
      select case when is_strict
        then extract(epoch from held.taken[cardinality(held.taken) - burst + 1] - at)::double precision + every * burst
        else extract(epoch from held.full_at - at)::double precision + every - every * burst
      end
    ) as waits (seconds)
    where waits.seconds > 1e-6;
  if not found then
    update rate_limits held set
      full_at = case when is_strict then at + make_interval(secs => every * burst)
        else held.full_at + make_interval(secs => every) end,
      taken = case when is_strict
        then (held.taken || at)[greatest(1, cardinality(held.taken) + 2 - burst):] else held.taken end
      from unnest(keys, intervals, bursts, stricts) as asked (name, every, burst, is_strict)
      where held.key = asked.name;
  end if;
end $$;
