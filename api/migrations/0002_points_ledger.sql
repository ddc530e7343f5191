-- One row an account: the lock that orders its changes, and the sum of its entries kept ready.
create table points_accounts (
  user_id text primary key references users on delete cascade,
  balance bigint not null default 0 check (balance >= 0)
);

-- Each row moves an amount out of one account and into another, so that all accounts together are always zero.
-- Accounts are user ids, or the house's own: house:grants, house:holds, house:income.
create table points_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('GRANT', 'HOLD', 'SETTLE', 'REFUND')),
  user_id text not null,
  from_account text not null,
  to_account text not null check (to_account <> from_account),
  amount bigint not null check (amount > 0),
  reason text not null,
  hold_key text references points_entries (key),
  created_at timestamptz not null,
  check ((hold_key is not null) = (kind in ('SETTLE', 'REFUND')))
);
-- A hold ends once: kept or given back, never both.
create unique index points_entries_hold_ends_once on points_entries (hold_key) where hold_key is not null;
create index points_entries_of_user on points_entries (user_id, id desc) where kind in ('GRANT', 'HOLD');

create function points_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'points_entries is append-only';
end $$;
create trigger points_entries_append_only before update or delete on points_entries
  for each row execute function points_entries_are_append_only();
create trigger points_entries_no_truncate before truncate on points_entries
  for each statement execute function points_entries_are_append_only();
