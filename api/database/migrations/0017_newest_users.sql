-- The newest accounts, which the administration lists before a search.
drop index concurrently if exists users_newest;
create index concurrently users_newest on users (created_at desc, id desc) where is_real and erased_at is null;
