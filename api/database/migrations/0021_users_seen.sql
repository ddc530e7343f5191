-- The last use of an ended session of an account; live sessions have their own.
alter table users add column seen_at timestamptz;
