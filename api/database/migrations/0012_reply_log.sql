-- The text of running replies, in pieces that are only added, until it is stored with the message.
create table reply_chunks (
  run_id text not null,
  seq bigint not null generated always as identity,
  -- Position in the text, in UTF-16 units; what an earlier piece had from there on is withdrawn.
  starts_at integer not null,
  text text not null,
  primary key (run_id, seq)
);
-- A lease that is in no index is renewed in place. runs_one_active finds the running runs.
drop index runs_lapsing;
alter table runs set (fillfactor = 85);
