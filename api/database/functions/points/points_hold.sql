-- Holds points until they are settled, refunded or expire. Returns null if they are held, now or earlier under the same key;
-- otherwise the balance that is too low. `hold`: userId, amount, key, reason, target (or null).
create or replace function points_hold(hold jsonb, at timestamptz) returns bigint language sql as $$
  select points_charge(hold ->> 'userId', 'HOLD', (hold ->> 'amount')::bigint, hold ->> 'key', hold ->> 'reason',
    nullif(hold -> 'target', 'null'), at)
$$;
