-- The hash of an entry and of the entry before it in the chain of its user. Independent of time zone and collation.
create or replace function points_hash(previous bytea, entry points_entries) returns bytea language sql stable parallel safe as $$
  select sha256(previous || convert_to(concat_ws(chr(31), entry.seq, entry.key, entry.kind, entry.user_id,
    entry.from_account, entry.to_account, entry.amount, entry.reason, coalesce(entry.hold_key, ''),
    coalesce(entry.cause_key, ''), coalesce(entry.target::text, ''),
    coalesce(extract(epoch from entry.expires_at)::text, ''), extract(epoch from entry.created_at)), 'UTF8'))
$$;
