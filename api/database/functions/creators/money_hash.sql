-- The hash of an entry and of the entry before it in the chain of its creator. Independent of time zone and collation.
create or replace function money_hash(previous bytea, entry money_entries) returns bytea language sql stable parallel safe as $$
  select sha256(previous || convert_to(concat_ws(chr(31), entry.seq, entry.key, entry.kind, entry.user_id,
    entry.from_account, entry.to_account, entry.cents, coalesce(entry.tier::text, ''), coalesce(entry.withdrawal_id, ''),
    coalesce(extract(epoch from entry.available_at)::text, ''), extract(epoch from entry.created_at)), 'UTF8'))
$$;
