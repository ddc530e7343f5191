-- The hash of an entry and of the entry before it in the chain of its user. Independent of time zone and collation.
create or replace function points_hash(previous bytea, entry points_entries) returns bytea language sql stable parallel safe as $$
  select points_hash_fields(previous, entry.seq, entry.key, entry.kind, entry.user_id, entry.from_account, entry.to_account,
    entry.amount, entry.reason, entry.hold_key, entry.cause_key, entry.target, entry.expires_at, entry.created_at)
$$;
