create table stories (
  id text primary key,
  author_id text not null references users,
  type text not null check (type in ('STORY', 'ROLE')),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'UNLISTED', 'DELETED')),
  title text not null,
  hook text not null default '',
  summary text not null default '',
  perspective text,
  category text,
  rating text check (rating in ('G', 'PG', 'PG_13', 'R', 'X', 'XXX')),
  tags text[] not null default '{}',
  cover jsonb,
  version_id text,
  word_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  deleted_at timestamptz,
  -- A draft may have gaps; what others can see may not.
  check (status not in ('PUBLISHED', 'UNLISTED') or (published_at is not null and version_id is not null
    and cover is not null and category is not null and rating is not null and perspective is not null))
);

-- Publishing makes a version; a running save stays on the one it began with. `content` is never changed.
create table story_versions (
  id text primary key,
  story_id text not null references stories on delete cascade,
  number integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  unique (story_id, number)
);
alter table stories add constraint stories_version foreign key (version_id) references story_versions deferrable initially deferred;

-- What changes with every reply lives in a narrow table: rewriting the wide row costs twice as much.
-- `heat` is log2 of a decaying sum counted forward from a fixed time, so it only grows and never needs a job.
create table story_heat (
  story_id text primary key references stories on delete cascade,
  heat double precision not null default 0,
  chat_count bigint not null default 0,
  reader_count bigint not null default 0
) with (fillfactor = 80);

-- Who read what, and when last: a reader counts once, and once a day for the heat.
create table story_readers (
  story_id text not null references stories on delete cascade,
  user_id text not null references users on delete cascade,
  first_day date not null,
  last_day date not null,
  turns integer not null default 0,
  primary key (story_id, user_id)
);
create index story_readers_user on story_readers (user_id);

create index stories_newest on stories (published_at desc, id desc) where status = 'PUBLISHED';
create index stories_category_newest on stories (category, published_at desc, id desc) where status = 'PUBLISHED';
create index stories_type_newest on stories (type, published_at desc, id desc) where status = 'PUBLISHED';
create index stories_author on stories (author_id, updated_at desc, id desc) where status <> 'DELETED';
create index story_heat_hottest on story_heat (heat desc, story_id desc);
create index story_heat_most_chat on story_heat (chat_count desc, story_id desc);
