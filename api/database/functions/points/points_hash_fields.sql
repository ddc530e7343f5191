-- The hash of the fields of an entry and of the entry before it in the chain of its user.
create or replace function points_hash_fields(previous bytea, seq bigint, key text, kind text, user_id text, from_account text,
    to_account text, amount bigint, reason text, hold_key text, cause_key text, target jsonb, expires_at timestamptz,
    created_at timestamptz) returns bytea language sql stable parallel safe as $$
  select sha256(previous || convert_to(concat_ws(chr(31), seq, key, kind, user_id, from_account, to_account, amount, reason,
    coalesce(hold_key, ''), coalesce(cause_key, ''), coalesce(target::text, ''),
    coalesce(extract(epoch from expires_at)::text, ''), extract(epoch from created_at)), 'UTF8'))
$$;
