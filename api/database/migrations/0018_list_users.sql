-- Accounts by name, for the order and the search of the administration. Guests are not searched by name.
drop index concurrently if exists users_by_name;
create index concurrently users_by_name on users ((lower(name) collate "C"), id) where is_real and erased_at is null;
drop index concurrently if exists users_name;

-- The few accounts in a state, which the list of users is narrowed to.
drop index concurrently if exists users_blocked;
create index concurrently users_blocked on users (created_at desc, id desc) where blocked_at is not null;
drop index concurrently if exists users_admins;
create index concurrently users_admins on users (created_at desc, id desc) where is_admin;
