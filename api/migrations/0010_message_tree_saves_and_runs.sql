-- Every word of every path is a node; nothing is overwritten. `seq` rises strictly and orders a path,
-- which a clock cannot: rows of one transaction share its reading.
create table messages (
  id text primary key,
  root_id text not null,
  story_id text not null references stories on delete cascade,
  user_id text not null references users on delete cascade,
  parent_id text references messages on delete cascade,
  depth integer not null check (depth >= 0),
  role text not null check (role in ('user', 'assistant')),
  speaker text,
  text text not null default '',
  state text not null check (state in ('running', 'done', 'stopped', 'interrupted', 'error')),
  edited_from text,
  model text,
  usage jsonb,
  options text[] not null default '{}',
  lore_trace jsonb,
  seq bigint not null unique generated always as identity,
  created_at timestamptz not null,
  check ((parent_id is null) = (depth = 0))
);
create index messages_children on messages (parent_id, seq);
create index messages_user on messages (user_id, story_id);

create table archives (
  id text primary key,
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  version_id text not null references story_versions,
  story_version integer not null,
  head_message_id text not null references messages,
  kind text not null check (kind in ('auto', 'manual')),
  title text not null default '',
  is_current boolean not null,
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create index archives_of_reader on archives (user_id, story_id, saved_at desc);
create unique index archives_one_current on archives (user_id, story_id) where is_current;
create index archives_head on archives (head_message_id);

-- A reply being written: who owns it, until when, and what it costs. The text lives in its message.
create table runs (
  id text primary key,
  kind text not null check (kind in ('send', 'refresh', 'continue')),
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  archive_id text references archives on delete set null,
  user_message_id text,
  message_id text not null references messages on delete cascade,
  client_request_id text not null,
  request_hash text not null,
  seed text not null,
  state text not null check (state in ('running', 'done', 'stopped', 'interrupted', 'error')),
  finish_reason text,
  held integer not null check (held >= 0),
  charged integer not null default 0,
  owner text not null,
  lease_until timestamptz not null,
  stop_requested boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index runs_request on runs (user_id, client_request_id);
create unique index runs_one_active on runs (archive_id) where state = 'running';
create index runs_lapsing on runs (lease_until) where state = 'running';
create index runs_of_message on runs (message_id);
