create table users (
  id text primary key,
  is_real boolean not null default false,
  is_admin boolean not null default false,
  name text not null,
  introduction text not null default '',
  avatar_url text,
  created_at timestamptz not null
);

-- Only the SHA-256 of a token is kept: a stolen copy of this table opens no session.
create table tokens (
  hash bytea primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id);
create index tokens_expiry on tokens (expires_at);

create table user_settings (
  user_id text primary key references users on delete cascade,
  content_rating_list text[] not null,
  adult_content_status text not null,
  updated_at timestamptz not null
);

-- Counters of rate limits, shared by all API processes. Unlogged: losing them in a crash only forgives.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
