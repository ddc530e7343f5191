-- Notifications of anything but new stories of followed authors.
create table notices (
  user_id text not null references users on delete cascade,
  -- Identifies the fact, in letters and digits. Facts of one day about the same thing share a key, and so a row.
  key text not null,
  kind text not null,
  -- The story that it is about.
  story_id text references stories on delete cascade,
  -- The fields of its kind in the contract.
  detail jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, key)
);
create index notices_latest on notices (user_id, created_at desc, key desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_of_story on notices (story_id) where story_id is not null;
create index notices_created on notices (created_at);

-- Groups of notices that people have turned off.
create table muted_notices (
  user_id text not null references users on delete cascade,
  notice_group text not null,
  primary key (user_id, notice_group)
);
